/** Cells, loops and lines as path data of SVG. */

import { type Cell, type Edge, type Grid, outlineOf, type Point } from './grid';

export const round = (value: number): number => Math.round(value * 10) / 10;

export function through(points: readonly Point[], closed = false): string {
  const line = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  return line ? `M${line}${closed ? 'Z' : ''}` : '';
}

export const cellPath = (grid: Grid, at: Cell, scale = 1): string => through(grid.cornersOf(at, scale), true);

export function loopPath(loop: readonly Edge[]): string {
  return through(
    loop.map((edge) => edge.from),
    true,
  );
}

export const areaPath = (grid: Grid, cells: readonly Cell[]): string => outlineOf(grid, cells).map(loopPath).join('');

/** Sides one after the other, not closed. */
export function chainPath(chain: readonly Edge[]): string {
  const last = chain.at(-1);
  return last ? through([...chain.map((edge) => edge.from), last.to]) : '';
}

/** A line through points whose corners are rounded: it begins to turn this far before each of them. */
export function roundedPath(points: readonly Point[], bend: number, closed = false): string {
  const corners = closed ? points : points.slice(1, -1);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return '';
  const turns = corners.map((corner, index) => {
    const at = closed ? index : index + 1;
    const before = points.at(at - 1) ?? last;
    const after = points[at + 1] ?? first;
    const [into, out] = [towards(corner, before, bend), towards(corner, after, bend)];
    return { into, text: `${place(into)}Q${place(corner)} ${place(out)}` };
  });
  const steps = turns.map(({ text }) => text).join('L');
  if (closed) return `M${steps}Z`;
  return `M${place(first)}L${steps ? `${steps}L` : ''}${place(last)}`;
}

const place = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The point so far from one on the way to another. */
export function towards(from: Point, to: Point, far: number): Point {
  const part = far / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A loop that has crumbled: every side is broken off inwards here and there. */
export function brokenPath(loop: readonly Edge[], depth: number, random: () => number, pieces = 4): string {
  return through(
    loop.flatMap(({ from, to }) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      return Array.from({ length: pieces }, (_, piece) => {
        const [along, inwards] = [(piece + random() * 0.6) / pieces, depth * (0.15 + 0.85 * random())];
        return { x: from.x + dx * along - (dy / length) * inwards, y: from.y + dy * along + (dx / length) * inwards };
      });
    }),
    true,
  );
}

export function circlePath({ x, y }: Point, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `M${round(x - radius)} ${round(y)}${arc}${2 * radius} 0${arc}${-2 * radius} 0Z`;
}

/** A loop as waves: every side swings out and in `waves` times. */
export function wavyPath(loop: readonly Edge[], height: number, waves = 2): string {
  const first = loop[0];
  if (!first) return '';
  const parts = [`M${round(first.from.x)} ${round(first.from.y)}`];
  for (const { from, to } of loop) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    for (let wave = 0; wave < 2 * waves; wave++) {
      const swing = (wave % 2 === 0 ? height : -height) * 2;
      const middle = (wave + 0.5) / (2 * waves);
      const end = (wave + 1) / (2 * waves);
      const [x, y] = [from.x + dx * middle + (dy / length) * swing, from.y + dy * middle - (dx / length) * swing];
      parts.push(`Q${round(x)} ${round(y)} ${round(from.x + dx * end)} ${round(from.y + dy * end)}`);
    }
  }
  return `${parts.join('')}Z`;
}
