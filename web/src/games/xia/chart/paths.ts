/** How paths are told apart, and how they are spoken of. */

import { type Hex, sameHex } from '../../../board/hex';
import type { LaidPath, LaidSector } from './chart';
import { wayOn } from './courses';

export type Pattern = 'comet' | 'rails' | 'beads' | 'orbit';

export const PATH_COLOURS: Readonly<Record<Pattern, string>> = {
  comet: '#8fdcff',
  rails: '#b98bff',
  beads: '#ffa544',
  orbit: '#ffc79a',
};

export function patternOf({ kind, name }: LaidPath): Pattern {
  if (kind !== 'gravity') return kind;
  return name === 'purple' ? 'rails' : 'beads';
}

/** The path that begins in a space. */
export const pathFrom = (laid: LaidSector, at: Hex): LaidPath | undefined =>
  laid.paths.find(({ spaces }) => spaces[0] && sameHex(spaces[0], at));

export const SIDES = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
} as const;

/** What is said of a path in one of its spaces: `comet path (d6) to the north`. */
export function pathText(path: LaidPath, at: Hex): string {
  const way = wayOn(path, at);
  const kinds = { comet: 'comet path', gravity: `${path.name} gravity path`, orbit: 'orbit of the Kiln' };
  return `${kinds[path.kind]} (d${path.die})${way ? ` to the ${SIDES[way]}` : ''}`;
}
