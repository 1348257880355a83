import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../board/camera';
import { boxAt, holds, sharedArea } from '../../../board/clear';
import { type Box, boxAround, centreOf, hexAt, keyOf } from '../../../board/hex';
import { FEATURE_RISE } from '../art/features';
import { DEAD, ICE, PLANET, ROCKS } from '../testing/samples';
import { lay, type LaidSector } from './chart';
import { namePlates, signsOn } from './placing';

const DETAILS: readonly Detail[] = ['near', 'middle', 'far', 'farthest'];
const TURNS = [0, 1, 2, 3, 4, 5];
const at = (sector: typeof PLANET, turn: number, centre: [number, number] = [0, 0]): LaidSector =>
  lay(sector, { sector: sector.id, centre, turn });
const covered = (box: Box | undefined, by: readonly Box[]): Box[] => by.filter((one) => box && sharedArea(box, one) > 0);

describe.each(
  [PLANET, ROCKS].flatMap((sector) => TURNS.map((turn) => [`${sector.name}, turned ${turn} times`, at(sector, turn)] as const)),
)('the name of %s', (_title, laid) => {
  it.each(DETAILS)('covers no feature from %s', (detail) => {
    const box = namePlates([laid], detail).get(laid.id)?.box;
    const marks = laid.spaces.filter(({ feature }) => feature !== '').map((space) => centreOf(space.at));
    expect(covered(box, marks.map(({ x, y }) => boxAt({ x, y: y + FEATURE_RISE }, 30, 30)))).toEqual([]);
  });

  it.each(DETAILS)('stands in its own sector from %s', (detail) => {
    const plate = namePlates([laid], detail).get(laid.id);
    expect(laid.spaces.map((space) => keyOf(space.at))).toContain(keyOf(hexAt(plate?.at ?? { x: 9999, y: 9999 })));
  });

  it('makes room for a ship, wherever that is', () => {
    for (const space of laid.spaces) {
      const hull = boxAt(centreOf(space.at), 49, 49);
      const plate = namePlates([laid], 'far', [hull]).get(laid.id);
      expect(plate?.lines.join(' ')).toBe(laid.sector.name.toUpperCase());
      expect(covered(plate?.box, [hull, ...signsOn(laid, 'far')])).toEqual([]);
    }
  });
});

describe('names of a board', () => {
  /** A planet between others, so that there is no room beside it. */
  const board = [at(PLANET, 0), at(ROCKS, 0, [2, -5]), at(ICE, 0, [-5, 3]), at(DEAD, 0, [3, 2])];
  const all = boxAround(board.flatMap(({ spaces }) => spaces.map((space) => space.at)), 5);

  it.each(DETAILS)('keep within it and clear of each other from %s', (detail) => {
    const boxes = [...namePlates(board, detail, [], [], all).values()].map(({ box }) => box);
    expect(boxes).toHaveLength(board.length);
    for (const [index, box] of boxes.entries()) {
      expect(holds(all, box)).toBe(true);
      expect(covered(box, [...boxes.slice(index + 1), ...board.flatMap((one) => signsOn(one, detail))])).toEqual([]);
    }
  });

  it('keep within what is seen, as long as there is room', () => {
    const laid = at(PLANET, 0);
    const { right, ...rest } = boxAround(laid.spaces.map((space) => space.at), 50);
    const half = { ...rest, right: (rest.left + right) / 2 };
    const [inSight] = namePlates([laid], 'near', [], [], half).values();
    expect(inSight && holds(half, inSight.box)).toBe(true);
    const sliver = { ...rest, right: rest.left + 10 };
    expect(namePlates([laid], 'near', [], [], sliver)).toEqual(namePlates([laid], 'near'));
  });

  it('are shortened only where there is no room for all of it', () => {
    const laid = at(PLANET, 0);
    const [whole] = namePlates([laid], 'near').values();
    expect(whole?.lines.join(' ')).toBe('HAVEN ROCK');
    const middle = centreOf([0, 0]);
    const around = [-150, 150].flatMap((off) => [
      boxAt({ x: middle.x + off, y: middle.y }, 220, 600),
      boxAt({ x: middle.x, y: middle.y + off }, 600, 200),
    ]);
    const [short] = namePlates([laid], 'near', around).values();
    expect(short?.lines).toEqual(['HR']);
  });

  it('would rather not cover what can be chosen', () => {
    const laid = at(ROCKS, 0);
    const [usual] = namePlates([laid], 'near').values();
    const [moved] = namePlates([laid], 'near', [], usual ? [usual.box] : []).values();
    expect(covered(moved?.box, usual ? [usual.box] : [])).toEqual([]);
    expect(moved?.lines.join(' ')).toBe(usual?.lines.join(' '));
  });
});
