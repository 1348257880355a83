/** The names of ships: each beside its ship, farther off with a line to it, or only its initials. */

import type { Detail } from '../../../board/camera';
import { boxAt, sharedArea } from '../../../board/clear';
import type { Box, Point } from '../../../board/hex';
import { initialsOf, widthOf } from '../../../board/lettering';
import type { ShipPiece, Stand } from './pieces';

export interface ShipLabel {
  text: string;
  point: Point;
  width: number;
  height: number;
  size: number;
  /** Where the line to its ship ends, if it stands farther off. */
  leader: Point | null;
}

/** How large the names of ships are written at each distance. */
export const SHIP_NAME_SIZES: Readonly<Record<Detail, number>> = { near: 15, middle: 20, far: 28, farthest: 44 };
const LINE = 1.25;
const PADDING = 0.6;
/** Hulls are drawn larger from afar. */
const HULLS: Readonly<Record<Detail, number>> = { near: 36, middle: 40, far: 49, farthest: 49 };
/** The ring around whose turn it is. */
const RING = 54;
const OUTSIDE = 4;
/** To cover anything at all is worse than to be short, or far off. */
const TOUCHING = 1;
const ON_A_SHIP = 3;
/** A label next to its ship is better than one farther off, and that is better than initials. */
const AWAY = 0.01;
const FARTHER = 0.12;
const INITIALS = 0.3;
const RINGS = [1, 2, 3, 4, 5, 6] as const;
const AROUND = 16;

interface Place {
  point: Point;
  cost: number;
  hasLeader: boolean;
}

export function shipLabels(
  ships: readonly ShipPiece[],
  stands: ReadonlyMap<string, Stand>,
  detail: Detail,
  printed: readonly Box[],
  /** What is seen of the board. */
  within: Box | null = null,
  /** The ship with a ring around it. */
  ringed: string | null = null,
): Map<string, ShipLabel> {
  const labels = new Map<string, ShipLabel>();
  const hulls = hullsOf(ships, stands, detail);
  const taken: Box[] = [];
  const coverage = (box: Box): number => {
    const covers = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + sharedArea(box, one), 0);
    const area = areaOf(box);
    const outside = within ? area - sharedArea(box, within) : 0;
    const covered = covers(printed) + ON_A_SHIP * (covers(taken) + covers(hulls)) + OUTSIDE * outside;
    return covered > 0 ? TOUCHING + covered / area : 0;
  };
  for (const { id, name } of ships) {
    const stand = stands.get(id);
    if (!stand) continue;
    const across = Math.max(HULLS[detail] * stand.scale, id === ringed ? RING : 0);
    const label = bestLabel(name, stand, across, detail, coverage);
    taken.push(boxAt(label.point, label.width, label.height));
    labels.set(id, label);
  }
  return labels;
}

function bestLabel(
  name: string,
  stand: Stand,
  across: number,
  detail: Detail,
  coverage: (box: Box) => number,
): ShipLabel {
  const size = SHIP_NAME_SIZES[detail];
  const wordings = [
    { text: name, cost: 0 },
    { text: initialsOf(name), cost: INITIALS },
  ];
  const labels = wordings.flatMap(({ text, cost }) => {
    const [width, height] = [(widthOf(text) + PADDING) * size, LINE * size];
    return placesAround(stand.point, across / 2, width, height).map((place) => ({
      label: { text, point: place.point, width, height, size, leader: place.hasLeader ? stand.point : null },
      cost: coverage(boxAt(place.point, width, height)) + place.cost + cost,
    }));
  });
  return labels.reduce((best, one) => (one.cost < best.cost ? one : best)).label;
}

/** Below its ship, above, beside, at the corners; then on rings around it. */
function placesAround({ x, y }: Point, reach: number, width: number, height: number): Place[] {
  const [away, aside] = [reach + height / 2, reach + width / 2];
  const near = [
    [0, away], [0, -away], [aside, 0], [-aside, 0],
    [width / 2, away], [-width / 2, away], [width / 2, -away], [-width / 2, -away],
  ].map(([across = 0, down = 0], index) => ({
    point: { x: x + across, y: y + down },
    cost: index * AWAY,
    hasLeader: false,
  }));
  const rings = RINGS.flatMap((ring) =>
    Array.from({ length: AROUND }, (_, index) => {
      const angle = (2 * Math.PI * index) / AROUND + Math.PI / 2;
      const point = {
        x: x + (aside + ring * height) * Math.cos(angle),
        y: y + (away + ring * height) * Math.sin(angle),
      };
      return { point, cost: ring * FARTHER, hasLeader: true };
    }),
  );
  return [...near, ...rings];
}

/** The room that ships take. */
export function hullsOf(ships: readonly ShipPiece[], stands: ReadonlyMap<string, Stand>, detail: Detail): Box[] {
  return ships.flatMap(({ id }) => {
    const stand = stands.get(id);
    return stand ? [boxAt(stand.point, HULLS[detail] * stand.scale, HULLS[detail] * stand.scale)] : [];
  });
}

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
