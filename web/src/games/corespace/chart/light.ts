/** What light falls on from the middle of a square: the eye's version of sight, for the floor alone. */
import { edgeOf, type Point } from '../../../board/grid';
import { LENGTH, type Side, squares } from '../../../board/squares';
import type { DrawnDeck, DrawnEdges } from '../../../wire/corespace';
import { SIDE, squareOf } from './deck';

interface Segment {
  from: Point;
  to: Point;
}

/** Corners are passed this close on both sides, in radians. */
const ASIDE = 1e-4;
const known = new WeakMap<DrawnDeck, Map<string, readonly Segment[]>>();

/** The outline of what is lit, as path data. */
export function lightFrom(at: string, { deck }: { deck: DrawnDeck }, locked: readonly string[]): string {
  const eye = squares.centreOf(squareOf(at));
  const segments = barriers(deck, locked);
  const turns = segments.flatMap(({ from, to }) => [from, to].flatMap((end) => around(eye, end))).toSorted((a, b) => a - b);
  const corners = turns.map((turn) => farthest(eye, turn, segments)).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${corners.filter((corner, place) => corner !== corners[place - 1]).join('L')}Z`;
}

const around = (eye: Point, { x, y }: Point): number[] => {
  const turn = Math.atan2(y - eye.y, x - eye.x);
  return [turn - ASIDE, turn, turn + ASIDE];
};

/** How far one sees in a direction. */
function farthest(eye: Point, turn: number, segments: readonly Segment[]): Point {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  let nearest = 2 * SIDE * LENGTH;
  for (const { from, to } of segments) {
    const [sx, sy] = [to.x - from.x, to.y - from.y];
    const across = dx * sy - dy * sx;
    if (across === 0) continue;
    const [ox, oy] = [from.x - eye.x, from.y - eye.y];
    const far = (ox * sy - oy * sx) / across;
    const along = (ox * dy - oy * dx) / across;
    if (far > 0 && far < nearest && along >= 0 && along <= 1) nearest = far;
  }
  return { x: eye.x + dx * nearest, y: eye.y + dy * nearest };
}

/** Walls, locked doors, the rim, and the sides of what is tall. */
function barriers(deck: DrawnDeck, locked: readonly string[]): readonly Segment[] {
  const decks = known.get(deck) ?? new Map<string, readonly Segment[]>();
  known.set(deck, decks);
  const key = locked.join();
  const found = decks.get(key) ?? [...rim(), ...edges(deck.walls), ...shut(deck, locked), ...tall(deck)];
  decks.set(key, found);
  return found;
}

const shut = ({ doors }: DrawnDeck, locked: readonly string[]): Segment[] =>
  doors.filter(({ id }) => locked.includes(id)).flatMap(edges);

const tall = ({ pieces }: DrawnDeck): Segment[] =>
  pieces.filter(({ height }) => height === 'tall').flatMap((piece) => piece.squares.flatMap((at) => sides(at, squares.sides as Side[])));

const edges = ({ west, north }: Pick<DrawnEdges, 'west' | 'north'>): Segment[] => [
  ...west.flatMap((at) => sides(at, ['W'])),
  ...north.flatMap((at) => sides(at, ['N'])),
];

const sides = (at: string, which: readonly Side[]): Segment[] => which.map((side) => edgeOf(squares, squareOf(at), side));

function rim(): Segment[] {
  const [least, most] = [-LENGTH / 2, (SIDE - 0.5) * LENGTH];
  const corners = [[least, least], [most, least], [most, most], [least, most]].map(([x = 0, y = 0]) => ({ x, y }));
  return corners.map((from, place) => ({ from, to: corners[(place + 1) % corners.length] ?? from }));
}
