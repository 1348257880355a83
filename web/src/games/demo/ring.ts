/** The grid of Derelict: places around a circle, clockwise from the lowest. */

import { type Grid, letterOf, type Point } from '../../board/grid';

type Way = 'on' | 'back';

/** From the middle of a place to its rim, and to the middle of the next. */
export const SIZE = 46;
const SPACING = 140;
const CORNERS = 24;

const STEPS: Readonly<Record<Way, number>> = { on: 1, back: -1 };
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The same for rings of all lengths. */
export const WAYS = { keys: { d: 'on', a: 'back' } } as const;

export function ringOf(places: number): Grid<Way> {
  const radius = (places * SPACING) / (2 * Math.PI);
  const whole = (place: number): number => ((place % places) + places) % places;
  const angleOf = (place: number): number => Math.PI / 2 + (2 * Math.PI * place) / places;
  const ways: readonly Way[] = ['on', 'back'];

  const grid: Grid<Way> = {
    ...WAYS,
    size: SIZE,
    ways,
    sides: [],
    neighbour: ([place], way) => [whole(place + STEPS[way]), 0],
    distance: ([from], [to]) => Math.min(whole(to - from), whole(from - to)),
    centreOf: ([place]) => onCircle(angleOf(place), radius),
    cellAt: ({ x, y }) => [whole(Math.round(((Math.atan2(y, x) - Math.PI / 2) * places) / (2 * Math.PI))), 0],
    cornersOf(at, scale = 1) {
      const { x, y } = grid.centreOf(at);
      return Array.from({ length: CORNERS }, (_, corner) => {
        const from = onCircle((2 * Math.PI * corner) / CORNERS, SIZE * scale);
        return { x: x + from.x, y: y + from.y };
      });
    },
    /** An arrow leads to the neighbour that lies most in its direction, if one does. */
    wayOf(key, from) {
      const arrow = ARROWS[key];
      if (!arrow) return grid.keys[letterOf(key)];
      const here = grid.centreOf(from);
      const lead = (way: Way): number => {
        const there = grid.centreOf(grid.neighbour(from, way));
        return (there.x - here.x) * arrow.x + (there.y - here.y) * arrow.y;
      };
      const [best] = ways.toSorted((one, other) => lead(other) - lead(one));
      return best && lead(best) > 1 ? best : undefined;
    },
  };
  return grid;
}

export const onCircle = (angle: number, radius: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});
