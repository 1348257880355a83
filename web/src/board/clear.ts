/** Where something is shown over a board so that it covers nothing that matters. */

import type { Extent } from './camera';
import type { Box, Point } from './grid';

/** Something that had better not be covered. */
export interface Obstacle {
  box: Box;
  /** How much it matters. */
  weight: number;
}

/** From the edge of the window, in pixels. */
const MARGIN = 4;
/** So many pixels farther off are as bad as to cover what matters least. */
const DEAR = 150;

export const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const sharedBox = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

export function sharedArea(a: Box, b: Box): number {
  const { left, right, top, bottom } = sharedBox(a, b);
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0;
}

export const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;

/** The middle of something of this size beside a point: where it covers least, and of such places the nearest. */
export function clearPlace(
  { width, height }: Extent,
  beside: Point,
  clearance: number,
  within: Extent,
  obstacles: readonly Obstacle[],
): Point {
  const own = { box: boxAt(beside, 2 * clearance, 2 * clearance), weight: Infinity };
  const [across, down] = [clearance + width / 2, clearance + height / 2];
  const near = [[across, 0], [-across, 0], [0, down], [0, -down], [across, down], [-across, down], [across, -down], [-across, -down]];
  const [left, right] = [width / 2 + MARGIN, within.width - width / 2 - MARGIN];
  const [top, bottom] = [height / 2 + MARGIN, within.height - height / 2 - MARGIN];
  const kept = ({ x, y }: Point): Point => ({ x: clamp(x, left, right), y: clamp(y, top, bottom) });
  const far = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })));
  const places = [...near.map(([x = 0, y = 0]) => ({ x: beside.x + x, y: beside.y + y })), ...far].map(kept);
  const costs = places.map(
    (place) => coverage(boxAt(place, width, height), [own, ...obstacles]) + distance(boxAt(place, width, height), beside) / DEAR,
  );
  return places[costs.indexOf(Math.min(...costs))] ?? kept(beside);
}

function coverage(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + (sharedArea(box, obstacle.box) > 0 ? obstacle.weight : 0), 0);
}

function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));
