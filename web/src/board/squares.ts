/** Squares of the plane, in columns and rows. A step may go across a corner; walls lie on the four sides. */

import { type Cell, edgeOf, type Grid, keyOf, letterOf, plus, type Point, walkingLetters } from './grid';
import { through } from './paths';
import { words } from './words';

export type Square = Cell;
export type Side = 'N' | 'E' | 'S' | 'W';
export type Direction = Side | 'NE' | 'SE' | 'SW' | 'NW';
/** A side of a square with something on it. */
export type Wall = readonly [at: Square, side: Side];

/** The length of a side, in board units. */
export const LENGTH = 60;

const STEPS: Readonly<Record<Direction, Square>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};
const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const KEYS: Readonly<Record<string, Direction>> = {
  w: 'N', e: 'NE', d: 'E', x: 'SE', s: 'S', z: 'SW', a: 'W', q: 'NW',
};
const LETTERS = walkingLetters(KEYS);
/** The corners as parts of a side from the centre; the northern side begins at the first. */
const CORNERS = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] as const;

const centreOf = ([column, row]: Square): Point => ({ x: column * LENGTH, y: row * LENGTH });

export const squares: Grid<Direction> = {
  size: LENGTH * Math.SQRT1_2,
  ways: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  sides: ['N', 'E', 'S', 'W'],
  names: words.ways,
  keys: KEYS,
  neighbour: (at, way) => plus(at, STEPS[way]),
  distance: (from, to) => Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])),
  centreOf,
  cellAt: ({ x, y }) => [Math.round(x / LENGTH) + 0, Math.round(y / LENGTH) + 0],
  cornersOf(at, scale = 1) {
    const { x, y } = centreOf(at);
    return CORNERS.map(([right, down]) => ({ x: x + right * LENGTH * scale, y: y + down * LENGTH * scale }));
  },
  wayOf: (key) => ARROWS[key] ?? LETTERS[letterOf(key)],
};

/** The squares of so many columns and rows, from the origin. */
export function rectangle(columns: number, rows: number): Square[] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)] as const);
}

/** The same for both squares between which a wall stands. */
export function wallKey([at, side]: Wall): string {
  const [first, second] = [keyOf(at), keyOf(squares.neighbour(at, side))];
  return first < second ? `${first}|${second}` : `${second}|${first}`;
}

/** Walls as path data. */
export function wallPath(walls: readonly Wall[]): string {
  return walls
    .map(([at, side]) => edgeOf(squares, at, side))
    .map(({ from, to }) => through([from, to]))
    .join('');
}
