/** How paths are told apart, and how they are spoken of. */

import { type Hex, sameHex } from '../../../board/hex';
import type { Words } from '../../../wire/xia';
import { filled } from '../reading/lookup';
import type { LaidPath, LaidSector } from './chart';
import { wayOn } from './courses';

export type Pattern = 'comet' | 'rails' | 'beads' | 'orbit';

export const PATH_COLOURS: Readonly<Record<Pattern, string>> = {
  comet: '#8fdcff',
  rails: '#b98bff',
  beads: '#ffa544',
  orbit: '#ffc79a',
};

/** The gravity paths that are not drawn as beads. */
const GRAVITY: Readonly<Record<string, Pattern>> = { purple: 'rails' };

export const patternOf = ({ kind, id }: LaidPath): Pattern => (kind === 'gravity' ? (GRAVITY[id] ?? 'beads') : kind);

/** The path that begins in a space. */
export const pathFrom = (laid: LaidSector, at: Hex): LaidPath | undefined =>
  laid.paths.find(({ spaces }) => spaces[0] && sameHex(spaces[0], at));

/** The words for a path in one of its spaces: `comet path (d6) to the north`. */
export function pathText(path: LaidPath, at: Hex, { map, sides }: Words): string {
  const kinds = { comet: map.comet_path, gravity: map.gravity_path, orbit: map.orbit };
  const text = filled(kinds[path.kind], { name: path.name, die: path.die });
  const way = wayOn(path, at);
  return way ? filled(map.leading, { path: text, side: sides[way] ?? way }) : text;
}
