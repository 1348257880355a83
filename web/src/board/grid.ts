/** Cells of a board, where they lie in board units, and what follows from that whatever their shape is. */

export type Cell = readonly [number, number];
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
/** One side of a cell, walked clockwise around it. */
export interface Edge<Way extends string = string> {
  at: Cell;
  side: Way;
  from: Point;
  to: Point;
}

/** How the cells of a board lie to each other. A title may bring a grid of its own. */
export interface Grid<Way extends string = string> {
  /** From the centre of a cell to its farthest corner. */
  readonly size: number;
  /** The ways to the neighbours of a cell, clockwise. */
  readonly ways: readonly Way[];
  /** Those that lead across a side, in the order of the corners: each side begins at the corner of the same number. */
  readonly sides: readonly Way[];
  /** What the ways are called; a title's own ways have their names among its words. */
  readonly names?: Readonly<Record<Way, string>>;
  /** The letters of the answers that lead a way; `walkingLetters` are those that walk. */
  readonly keys: Readonly<Record<string, Way>>;
  neighbour(at: Cell, way: Way): Cell;
  /** In steps. */
  distance(from: Cell, to: Cell): number;
  centreOf(at: Cell): Point;
  /** The cell in which a point lies. */
  cellAt(point: Point): Cell;
  /** The corners of a cell, clockwise; `scale` times as far from its centre. */
  cornersOf(at: Cell, scale?: number): Point[];
  /** The way that an arrow key, or a walking letter with Shift, leads from here. */
  wayOf(key: string, from: Cell): Way | undefined;
}

const STRAIGHT: ReadonlySet<string> = new Set(['N', 'E', 'S', 'W']);

export const keyOf = ([first, second]: Cell): string => `${first},${second}`;
export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const plus = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1]];

/** The letter of a key, whether or not Shift is held; its name, if it is no letter. */
export const letterOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** The letters that walk with Shift, and where to: not straight on, where arrow keys lead. W and S are left to others. */
export function walkingLetters<Way extends string>(keys: Readonly<Record<string, Way>>): Readonly<Record<string, Way>> {
  return Object.fromEntries(Object.entries(keys).filter(([, way]) => !STRAIGHT.has(way)));
}

export function edgeOf<Way extends string>(grid: Grid<Way>, at: Cell, side: Way): Edge<Way> {
  const corners = grid.cornersOf(at);
  const first = grid.sides.indexOf(side);
  const [from, to] = [corners[first], corners[(first + 1) % corners.length]];
  if (!from || !to) throw new Error(`a cell has no side ${side}`);
  return { at, side, from, to };
}

/** The sides that separate these cells from all others, as closed loops in the order of walking. */
export function outlineOf<Way extends string>(grid: Grid<Way>, cells: readonly Cell[]): Edge<Way>[][] {
  const inside = new Set(cells.map(keyOf));
  const rim = cells.flatMap((at) =>
    grid.sides.filter((side) => !inside.has(keyOf(grid.neighbour(at, side)))).map((side) => edgeOf(grid, at, side)),
  );
  const left = new Set(rim);
  const byStart = new Map<string, Edge<Way>[]>();
  for (const edge of rim) byStart.set(pointKey(edge.from), [...(byStart.get(pointKey(edge.from)) ?? []), edge]);
  const loops: Edge<Way>[][] = [];
  for (const first of rim) {
    const loop: Edge<Way>[] = [];
    let next: Edge<Way> | undefined = first;
    while (next && left.delete(next)) {
      loop.push(next);
      next = following(next, byStart.get(pointKey(next.to)) ?? []);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** The side with which a loop goes on. Where two cells touch at a corner only, each has a loop of its own. */
function following<Way extends string>(edge: Edge<Way>, begun: readonly Edge<Way>[]): Edge<Way> | undefined {
  return begun.find(({ at }) => sameCell(at, edge.at)) ?? begun[0];
}

/** A loop without one of its sides, begun behind it. */
export function openedAt<Way extends string>(loop: readonly Edge<Way>[], at: Cell, side: Way): Edge<Way>[] {
  const gap = loop.findIndex((edge) => sameCell(edge.at, at) && edge.side === side);
  return gap < 0 ? [...loop] : [...loop.slice(gap + 1), ...loop.slice(0, gap)];
}

/** The middle of all centres, for what is drawn over a whole area. */
export function middleOf(grid: Grid, cells: readonly Cell[]): Point {
  const centres = cells.map((at) => grid.centreOf(at));
  const sum = centres.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, centres.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** The box that holds cells with all their corners. */
export function boxAround(grid: Grid, cells: readonly Cell[], margin = 0): Box {
  const corners = cells.flatMap((at) => grid.cornersOf(at));
  if (corners.length === 0) return { left: -grid.size, top: -grid.size, right: grid.size, bottom: grid.size };
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of corners) {
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + margin);
    box.bottom = Math.max(box.bottom, y + margin);
  }
  return box;
}

const pointKey = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
