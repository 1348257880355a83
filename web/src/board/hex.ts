/** Hexagons of the plane, flat side up, and where they lie in board units. */

export type Hex = readonly [q: number, r: number];
export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** One side of a hexagon, walked clockwise around it. */
export interface Edge {
  at: Hex;
  side: Direction;
  from: Point;
  to: Point;
}

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

/** Corner 0 lies east, the others follow clockwise; a side begins at this one and ends at the next. */
const FIRST_CORNER: Readonly<Record<Direction, number>> = { N: 4, NE: 5, SE: 0, S: 1, SW: 2, NW: 3 };

export const keyOf = ([q, r]: Hex): string => `${q},${r}`;
export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];
export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];
export const neighbour = (at: Hex, way: Direction): Hex => plus(at, STEPS[way]);

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

/** The sides that separate these hexagons from all others, as closed loops in the order of walking. */
export function outline(hexes: readonly Hex[]): Edge[][] {
  const inside = new Set(hexes.map(keyOf));
  const byStart = new Map<string, Edge>();
  for (const at of hexes) {
    for (const side of DIRECTIONS) {
      if (inside.has(keyOf(neighbour(at, side)))) continue;
      const first = FIRST_CORNER[side];
      const edge: Edge = { at, side, from: cornerOf(at, first), to: cornerOf(at, first + 1) };
      byStart.set(pointKey(edge.from), edge);
    }
  }
  const loops: Edge[][] = [];
  while (byStart.size > 0) {
    const loop: Edge[] = [];
    let next = byStart.values().next().value;
    while (next) {
      byStart.delete(pointKey(next.from));
      loop.push(next);
      next = byStart.get(pointKey(next.to));
    }
    loops.push(loop);
  }
  return loops;
}

/** A loop without one of its sides, begun behind it. */
export function openedAt(loop: readonly Edge[], at: Hex, side: Direction): Edge[] {
  const gap = loop.findIndex((edge) => sameHex(edge.at, at) && edge.side === side);
  return gap < 0 ? [...loop] : [...loop.slice(gap + 1), ...loop.slice(0, gap)];
}

/** Centres, for what is drawn over a whole area. */
export function middleOf(hexes: readonly Hex[]): Point {
  const centres = hexes.map(centreOf);
  const sum = centres.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, centres.length);
  return { x: sum.x / count, y: sum.y / count };
}

export function boxAround(hexes: readonly Hex[], margin = 0): Box {
  if (hexes.length === 0) return { left: -SIZE, top: -SIZE, right: SIZE, bottom: SIZE };
  const centres = hexes.map(centreOf);
  const across = centres.map(({ x }) => x);
  const down = centres.map(({ y }) => y);
  return {
    left: Math.min(...across) - SIZE - margin,
    top: Math.min(...down) - REACH - margin,
    right: Math.max(...across) + SIZE + margin,
    bottom: Math.max(...down) + REACH + margin,
  };
}

const pointKey = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
