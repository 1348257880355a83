/** The outline of a shape that is made of squares, as an SVG path with round corners. */
import type { Place } from './holds';

interface Edge {
  from: Place;
  way: Place;
}

const key = ({ x, y }: Place): string => `${x},${y}`;
const plus = (a: Place, b: Place, times = 1): Place => ({ x: a.x + times * b.x, y: a.y + times * b.y });
const toTheRight = ({ x, y }: Place): Place => ({ x: -y || 0, y: x });
const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** The path around squares of a size; it stays so far inside of them, and its corners have that radius. */
export function outlineOf(places: readonly Place[], size: number, inset: number, radius: number): string {
  return loopsAround(places)
    .map((loop) => roundedPath(loop, size, inset, radius))
    .join(' ');
}

/** Clockwise around the squares, so that they are always on the right. */
function loopsAround(places: readonly Place[]): Edge[][] {
  const edges = outerEdges(places);
  const loops: Edge[][] = [];
  while (edges.size > 0) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = [...edges.values()][0]?.[0];
    while (edge) {
      loop.push(edge);
      take(edges, edge);
      edge = following(edges, edge);
    }
    loops.push(loop);
  }
  return loops;
}

function outerEdges(places: readonly Place[]): Map<string, Edge[]> {
  const inside = new Set(places.map(key));
  const edges = new Map<string, Edge[]>();
  for (const place of places) {
    let from = place;
    let way: Place = { x: 1, y: 0 };
    for (let side = 0; side < 4; side++) {
      const outward = plus({ x: 0, y: 0 }, toTheRight(way), -1);
      const isOuter = !inside.has(key(plus(place, outward)));
      if (isOuter) edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, way }]);
      from = plus(from, way);
      way = toTheRight(way);
    }
  }
  return edges;
}

function take(edges: Map<string, Edge[]>, edge: Edge): void {
  const left = (edges.get(key(edge.from)) ?? []).filter((other) => other !== edge);
  if (left.length) edges.set(key(edge.from), left);
  else edges.delete(key(edge.from));
}

/** Where two squares touch at a corner only, the path stays with its own. */
function following(edges: Map<string, Edge[]>, edge: Edge): Edge | undefined {
  const next = edges.get(key(plus(edge.from, edge.way))) ?? [];
  return next.find(({ way }) => same(way, toTheRight(edge.way))) ?? next[0];
}

function roundedPath(loop: readonly Edge[], size: number, inset: number, radius: number): string {
  const corners = loop.flatMap((edge, index) => {
    const before = loop.at(index - 1) ?? edge;
    if (same(before.way, edge.way)) return [];
    const inward = plus(toTheRight(before.way), toTheRight(edge.way));
    const at = plus({ x: edge.from.x * size, y: edge.from.y * size }, inward, inset);
    return [{ at, from: plus(at, before.way, -radius), to: plus(at, edge.way, radius) }];
  });
  const parts = corners.map(
    ({ at, from, to }, index) => `${index ? 'L' : 'M'}${from.x} ${from.y}Q${at.x} ${at.y} ${to.x} ${to.y}`,
  );
  return `${parts.join('')}Z`;
}
