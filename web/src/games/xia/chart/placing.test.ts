import { describe, expect, it } from 'vitest';
import { boxAt, sharedArea } from '../../../board/clear';
import { centreOf, hexAt, keyOf } from '../../../board/hex';
import { lay } from './chart';
import { FEATURE_RISE } from '../art/features';
import { extentOf, namePlates } from './placing';
import { PLANET, ROCKS } from '../testing/samples';

const LAID = [PLANET, ROCKS].flatMap((sector) =>
  [0, 1, 2, 3, 4, 5].map((turn) => lay(sector, { sector: sector.id, centre: [0, 0], turn })),
);

describe.each(LAID.map((laid) => [`${laid.sector.name} at ${laid.entrance?.side ?? 'any side'}`, laid] as const))(
  'the name of %s',
  (_title, laid) => {
    const [near] = namePlates(laid);
    const extent = extentOf(near?.lines ?? [], near?.size ?? 0);
    const box = boxAt(near?.at ?? { x: 0, y: 0 }, extent.width, extent.height);

    it('covers no feature', () => {
      const marks = laid.spaces.filter(({ feature }) => feature !== '').map(({ at }) => centreOf(at));
      expect(marks.filter(({ x, y }) => sharedArea(box, boxAt({ x, y: y + FEATURE_RISE }, 30, 30)) > 0)).toEqual([]);
    });

    it('stands in its own sector', () => {
      const spaces = new Set(laid.spaces.map(({ at }) => keyOf(at)));
      expect(spaces.has(keyOf(hexAt(near?.at ?? { x: 9999, y: 9999 })))).toBe(true);
    });
  },
);
