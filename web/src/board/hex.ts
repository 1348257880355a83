/** Hexagons of the plane, flat side up. */

import * as grids from './grid';
import type { Box, Cell, Grid, Point } from './grid';
import { areaPath, cellPath } from './paths';
import { words } from './words';

export { keyOf, openedAt, plus, sameCell as sameHex } from './grid';
export type { Box, Point } from './grid';

export type Hex = Cell;
export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export type Edge = grids.Edge<Direction>;

/** From the centre of a hexagon to a corner, in board units. */
export const SIZE = 40;
/** From the centre of a hexagon to the middle of a side. */
export const REACH = (SIZE * Math.sqrt(3)) / 2;

export const DIRECTIONS: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
export const STEPS: Readonly<Record<Direction, Hex>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

/** They lie around the finger as the ways lie around a space. */
const KEYS: Readonly<Record<string, Direction>> = { q: 'NW', w: 'N', e: 'NE', a: 'SW', s: 'S', d: 'SE' };
const LETTERS = grids.walkingLetters(KEYS);
/** The corner with which the first side begins, if corner 0 lies east and the others follow clockwise. */
const FIRST_CORNER = 4;
const CORNERS = [0, 1, 2, 3, 4, 5] as const;

export const neighbour = (at: Hex, way: Direction): Hex => grids.plus(at, STEPS[way]);

/** Turned clockwise around the origin by sixths of a full turn. */
export function turned(at: Hex, sixths: number): Hex {
  let [q, r] = at;
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left--) [q, r] = [-r, q + r];
  return [q === 0 ? 0 : q, r === 0 ? 0 : r];
}

export function turnedDirection(way: Direction, sixths: number): Direction {
  const index = DIRECTIONS.indexOf(way) + sixths;
  return DIRECTIONS[((index % 6) + 6) % 6] as Direction;
}

/** All hexagons at most so many steps away from the origin. */
export function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r++) found.push([q, r]);
  }
  return found;
}

export function distance([fromQ, fromR]: Hex, [toQ, toR]: Hex): number {
  const [q, r] = [toQ - fromQ, toR - fromR];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function centreOf([q, r]: Hex): Point {
  return { x: 1.5 * SIZE * q, y: 2 * REACH * (r + q / 2) };
}

export function cornerOf(at: Hex, corner: number, scale = 1): Point {
  const centre = centreOf(at);
  const angle = (Math.PI / 3) * corner;
  return { x: centre.x + scale * SIZE * Math.cos(angle), y: centre.y + scale * SIZE * Math.sin(angle) };
}

/** The hexagon in which a point lies. */
export function hexAt({ x, y }: Point): Hex {
  const q = x / (1.5 * SIZE);
  const r = y / (2 * REACH) - q / 2;
  let [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS;
  else if (offR > offS) wholeR = -wholeQ - wholeS;
  return [wholeQ + 0, wholeR + 0];
}

/** Left and right alternate between the upper and the lower neighbour, so that one stays in the row. */
function wayOf(key: string, [q]: Hex): Direction | undefined {
  const isUpper = q % 2 === 0;
  if (key === 'ArrowUp') return 'N';
  if (key === 'ArrowDown') return 'S';
  if (key === 'ArrowRight') return isUpper ? 'SE' : 'NE';
  if (key === 'ArrowLeft') return isUpper ? 'SW' : 'NW';
  return LETTERS[grids.letterOf(key)];
}

export const hexes: Grid<Direction> = {
  size: SIZE,
  ways: DIRECTIONS,
  sides: DIRECTIONS,
  names: words.ways,
  keys: KEYS,
  neighbour,
  distance,
  centreOf,
  cellAt: hexAt,
  cornersOf: (at, scale = 1) => CORNERS.map((corner) => cornerOf(at, FIRST_CORNER + corner, scale)),
  wayOf,
};

// What follows for all grids, of hexagons.

export const outline = (cells: readonly Hex[]): Edge[][] => grids.outlineOf(hexes, cells);
export const middleOf = (cells: readonly Hex[]): Point => grids.middleOf(hexes, cells);
export const boxAround = (cells: readonly Hex[], margin = 0): Box => grids.boxAround(hexes, cells, margin);
export const hexPath = (at: Hex, scale = 1): string => cellPath(hexes, at, scale);
export const outlinePath = (cells: readonly Hex[]): string => areaPath(hexes, cells);
