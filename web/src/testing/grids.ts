/** The laws of grids, for those of the board and for those that a title brings. */

import { expect, it } from 'vitest';
import { boxAround, type Cell, edgeOf, type Grid, keyOf, middleOf, outlineOf, sameCell, walkingLetters } from '../board/grid';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters that mean something else with Shift: on every board, and at every table. */
const TAKEN = [...'npfc', ...'bglmorst'];

export function keepsTheLawsOfGrids(grid: Grid, cells: readonly Cell[]): void {
  it('finds each cell again by the points in it', () => {
    for (const at of cells) {
      expect(grid.cellAt(grid.centreOf(at))).toEqual(at);
      for (const corner of grid.cornersOf(at, 0.9)) expect(grid.cellAt(corner)).toEqual(at);
    }
  });

  it('has mutual neighbours: for every way there is one way back', () => {
    for (const way of grid.ways) {
      const there = grid.neighbour([0, 0], way);
      expect(grid.ways.filter((back) => sameCell(grid.neighbour(there, back), [0, 0]))).toHaveLength(1);
    }
  });

  it('counts distance in steps, the same both ways', () => {
    for (const at of cells) {
      expect(grid.distance(at, at)).toBe(0);
      for (const way of grid.ways) expect(grid.distance(at, grid.neighbour(at, way))).toBe(1);
      for (const other of cells) {
        const far = grid.distance(at, other);
        expect(grid.distance(other, at)).toBe(far);
        if (far > 0) expect(grid.ways.some((way) => grid.distance(grid.neighbour(at, way), other) === far - 1)).toBe(true);
      }
    }
  });

  it('has a side between two neighbours, walked one way by each', () => {
    for (const side of grid.sides) {
      const there = grid.neighbour([0, 0], side);
      const back = grid.sides.find((way) => sameCell(grid.neighbour(there, way), [0, 0])) ?? '';
      const [here, opposite] = [edgeOf(grid, [0, 0], side), edgeOf(grid, there, back)];
      expect(opposite.from.x).toBeCloseTo(here.to.x);
      expect(opposite.from.y).toBeCloseTo(here.to.y);
      expect(opposite.to.x).toBeCloseTo(here.from.x);
      expect(opposite.to.y).toBeCloseTo(here.from.y);
    }
  });

  it('is walked by its letters, and by none of another meaning', () => {
    const walking = walkingLetters(grid.keys);
    expect(LETTERS.filter((key) => grid.wayOf(key, [0, 0])).toSorted()).toEqual(Object.keys(walking).toSorted());
    expect(TAKEN.filter((key) => key in walking)).toEqual([]);
    for (const [key, way] of Object.entries(walking)) expect(grid.wayOf(key.toUpperCase(), [0, 0])).toBe(way);
  });

  it('is walked by an arrow only in its direction', () => {
    const lead = (key: string, at: Cell): { x: number; y: number } => {
      const way = grid.wayOf(key, at);
      const [from, to] = [grid.centreOf(at), grid.centreOf(way ? grid.neighbour(at, way) : at)];
      return { x: to.x - from.x, y: to.y - from.y };
    };
    for (const at of cells) {
      expect(lead('ArrowUp', at).y).toBeLessThanOrEqual(0);
      expect(lead('ArrowRight', at).x).toBeGreaterThanOrEqual(0);
      expect(lead('ArrowDown', at).y).toBeGreaterThanOrEqual(0);
      expect(lead('ArrowLeft', at).x).toBeLessThanOrEqual(0);
    }
  });

  it('calls every way by a name of its own', () => {
    const { names } = grid; // or among the words of the title
    if (names) expect(new Set(grid.ways.map((way) => names[way])).size).toBe(grid.ways.length);
  });

  it('goes around cells in closed loops', () => {
    for (const loop of outlineOf(grid, cells)) {
      loop.forEach(({ to }, index) => {
        const next = loop[(index + 1) % loop.length]?.from;
        expect(to.x).toBeCloseTo(next?.x ?? NaN);
        expect(to.y).toBeCloseTo(next?.y ?? NaN);
      });
    }
  });

  it('has cells in a box as large as their corners', () => {
    const box = boxAround(grid, cells, 7);
    for (const { x, y } of cells.flatMap((at) => grid.cornersOf(at))) {
      expect(x >= box.left + 6.9 && x <= box.right - 6.9 && y >= box.top + 6.9 && y <= box.bottom - 6.9).toBe(true);
    }
    expect(boxAround(grid, []).right).toBe(grid.size);
  });

  it('has the middle of all neighbours of a cell in that cell', () => {
    const around = grid.ways.map((way) => grid.neighbour([0, 0], way));
    expect(keyOf(grid.cellAt(middleOf(grid, around)))).toBe('0,0');
  });
}
