/** Where the things of Derelict lie, and what can be pointed at. */

import type { Grid, Point, Stop } from '../../board';
import { circlePath } from '../../board/paths';
import { sentence } from '../../lib/options';
import type { DemoScenery, DemoView } from '../../wire/demo';
import { onCircle, SIZE } from './ring';

const SHIP = 15;
/** How far from the middle of a place its visitors are, and how far apart, as an angle. */
const AWAY = 42;
const APART = 0.85;

/** Where each captain is drawn: on the outside of their place, side by side. */
export function shipsAt(grid: Grid, { places }: DemoView): Point[] {
  return places.map((place, seat) => {
    const here = places.flatMap((where, other) => (where === place ? [other] : []));
    const middle = grid.centreOf([place, 0]);
    const outwards = Math.atan2(middle.y, middle.x);
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * APART;
    const from = onCircle(outwards + aside, AWAY);
    return { x: middle.x + from.x, y: middle.y + from.y };
  });
}

export function stopsOf(grid: Grid, view: DemoView, { places }: DemoScenery, names: readonly string[]): Stop[] {
  const visitors = (place: number): string[] =>
    view.places.flatMap((where, seat) => (where === place ? (names[seat] ?? []) : []));
  const around = places.map((name, place): Stop => {
    const middle = grid.centreOf([place, 0]);
    const said = [name, ...visitors(place)].join(', ');
    const path = circlePath(middle, SIZE);
    return { target: `place ${place}`, name: said, title: sentence(name), details: [], path, middle, spaces: [[place, 0]] };
  });
  const ships = shipsAt(grid, view).map((middle, seat): Stop => {
    const name = names[seat] ?? '';
    const path = circlePath(middle, SHIP);
    return { target: `seat ${seat}`, name, title: name, details: [], path, middle, spaces: [] };
  });
  return [...around, ...ships];
}
