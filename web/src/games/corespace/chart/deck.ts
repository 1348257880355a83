/** The deck on the squares of its mat: walls, doors and windows as strokes, and what lies on the rim. */
import { type Box, edgeOf, type Point } from '../../../board/grid';
import { through } from '../../../board/paths';
import { LENGTH, type Side, type Square, squares } from '../../../board/squares';
import type { DrawnAirlock, DrawnDoor, DrawnEdges, FigureView } from '../../../wire/corespace';

export const SIDE = 24;
/** From the middle of the first square to the edges of the mat. */
export const LEAST = -LENGTH / 2;
export const MOST = (SIDE - 0.5) * LENGTH;
/** Room for the letters of the columns and the numbers of the rows, and for tabs on the other two sides. */
const LETTERS = 82;
const TABS = 52;
/** How far the tabs of airlocks and entry points stand out. */
export const TAB = 42;
const ACROSS: Readonly<Record<string, Side>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

/** The column and the row of `d7`. */
export function squareOf(name: string): Square {
  return [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1];
}

export const nameOf = ([column, row]: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The whole mat with its rim. */
export const box: Box = { left: LEAST - LETTERS, top: LEAST - LETTERS, right: MOST + TABS, bottom: MOST + TABS };

export const floor: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, index) => [
  index % SIDE,
  Math.floor(index / SIDE),
]);

/** The squares in the east and the south: what lies before them is not to be covered. */
export const rim: readonly Square[] = floor.filter(([column, row]) => Math.max(column, row) === SIDE - 1);

const strokes = (names: readonly string[], side: Side): string =>
  names
    .map((name) => edgeOf(squares, squareOf(name), side))
    .map(({ from, to }) => through([from, to]))
    .join('');

/** Edges as path data. */
export const edgesPath = ({ west, north }: Pick<DrawnEdges, 'west' | 'north'>): string =>
  strokes(west, 'W') + strokes(north, 'N');

/** The rim as path data, without its airlocks. */
export function rimPath(airlocks: readonly DrawnAirlock[]): string {
  const open = new Set(airlocks.flatMap(({ squares: before, out }) => before.map((name) => `${name} ${out}`)));
  const sides: readonly [Side, (square: Square) => boolean][] = [
    ['N', ([, row]) => row === 0],
    ['S', ([, row]) => row === SIDE - 1],
    ['W', ([column]) => column === 0],
    ['E', ([column]) => column === SIDE - 1],
  ];
  return sides
    .flatMap(([side, lies]) => floor.filter(lies).filter((at) => !open.has(`${nameOf(at)} ${side}`)).map((at) => edgeOf(squares, at, side)))
    .map(({ from, to }) => through([from, to]))
    .join('');
}

/** The two posts of a door, and its middle. */
export function postsOf({ west, north }: Pick<DrawnDoor, 'west' | 'north'>): { ends: Point[]; middle: Point } {
  const edges = [...west.map((at) => edgeOf(squares, squareOf(at), 'W')), ...north.map((at) => edgeOf(squares, squareOf(at), 'N'))];
  const corners = edges.flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const ends = [{ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }];
  return { ends, middle: middleOf(ends) };
}

/** The squares on both sides of a door. */
export const besideDoor = ({ west, north }: Pick<DrawnDoor, 'west' | 'north'>): string[] => [
  ...west.flatMap((at) => [at, nameOf(squares.neighbour(squareOf(at), 'W'))]),
  ...north.flatMap((at) => [at, nameOf(squares.neighbour(squareOf(at), 'N'))]),
];

export function middleOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** A tab on the rim: a rectangle, which side it is on, and the middle of it. */
export interface RimTab {
  x: number;
  y: number;
  width: number;
  height: number;
  middle: Point;
  side: Side;
}

/** The tab before some squares of the rim. */
export function tabOf(before: readonly string[], side: Side = sideOf(before)): RimTab {
  const places = before.map(squareOf);
  const [columns, rows] = [places.map(([column]) => column), places.map(([, row]) => row)];
  const [left, top] = [LEAST + Math.min(...columns) * LENGTH, LEAST + Math.min(...rows) * LENGTH];
  const [width, height] = [(Math.max(...columns) + 0.5) * LENGTH - left, (Math.max(...rows) + 0.5) * LENGTH - top];
  const tab = {
    N: { x: left, y: LEAST - TAB, width, height: TAB },
    S: { x: left, y: MOST, width, height: TAB },
    W: { x: LEAST - TAB, y: top, width: TAB, height },
    E: { x: MOST, y: top, width: TAB, height },
  }[side];
  return { ...tab, middle: { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 }, side };
}

/** The side of the rim on which squares lie. */
function sideOf(before: readonly string[]): Side {
  const places = before.map(squareOf);
  if (places.every(([, row]) => row === 0)) return 'N';
  if (places.every(([, row]) => row === SIDE - 1)) return 'S';
  return places.every(([column]) => column === 0) ? 'W' : 'E';
}

export const sideOfAirlock = ({ out }: DrawnAirlock): Side => ACROSS[out] ?? 'N';

/** The squares outside of the deck in front of an airlock. */
export const outsideOf = (airlock: DrawnAirlock): Square[] =>
  airlock.squares.map((name) => squares.neighbour(squareOf(name), sideOfAirlock(airlock)));

export const placeOf = ({ at }: Pick<FigureView, 'at'>): Point => squares.centreOf(squareOf(at));
