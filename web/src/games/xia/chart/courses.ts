/** Paths as lines on the board: where they bend, where their arrows stand, and how something travels along them. */

import { centreOf, DIRECTIONS, type Direction, type Hex, neighbour, type Point, sameHex } from '../../../board/hex';
import { roundedPath } from '../../../board/paths';
import type { LaidPath } from './chart';

const BEND = 20;

export interface Arrow extends Point {
  /** Clockwise from north, in degrees. */
  angle: number;
}

/** Each space with the one to which the path leads from there. */
function stepsOf({ spaces, closed, beyond }: LaidPath): { from: Hex; to: Hex }[] {
  return spaces.flatMap((from, index) => {
    const to = spaces[index + 1] ?? (closed ? spaces[0] : beyond);
    return to ? [{ from, to }] : [];
  });
}

export function lineOf(path: LaidPath): string {
  const points = path.spaces.map(centreOf);
  const last = path.spaces.at(-1);
  if (path.beyond && last) points.push(between(last, path.beyond));
  return roundedPath(points, BEND, path.closed);
}

/** An arrow on every border that the path crosses. */
export function arrowsOf(path: LaidPath): Arrow[] {
  return stepsOf(path).map(({ from, to }) => ({ ...between(from, to), angle: bearing(from, to) }));
}

/** Which way a path leads from one of its spaces. */
export function wayOn(path: LaidPath, at: Hex): Direction | null {
  const step = stepsOf(path).find(({ from }) => sameHex(from, at));
  return (step && DIRECTIONS.find((way) => sameHex(neighbour(step.from, way), step.to))) ?? null;
}

/** The spaces from one to another in the direction of the path, both included; just the end if it leads not there. */
export function travelled({ spaces, closed }: LaidPath, start: Hex, end: Hex): Hex[] {
  const [first, last] = [start, end].map((at) => spaces.findIndex((one) => sameHex(one, at))) as [number, number];
  if (first < 0 || last < 0) return [end];
  if (first <= last) return spaces.slice(first, last + 1);
  return closed ? [...spaces.slice(first), ...spaces.slice(0, last + 1)] : [end];
}

/** Which way the bows of something on a path point, clockwise from north: away from where it came from. */
export function headingAt({ spaces, closed }: LaidPath, at: Hex): number {
  const index = spaces.findIndex((one) => sameHex(one, at));
  const before = spaces[index - 1] ?? (closed ? spaces.at(-1) : undefined);
  const after = spaces[index + 1];
  if (before) return bearing(before, at);
  return after ? bearing(at, after) : 0;
}

function between(from: Hex, to: Hex): Point {
  const [a, b] = [centreOf(from), centreOf(to)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function bearing(from: Hex, to: Hex): number {
  const [a, b] = [centreOf(from), centreOf(to)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
}
