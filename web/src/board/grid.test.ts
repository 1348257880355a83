import { describe, expect, it } from 'vitest';
import { keepsTheLawsOfGrids } from '../testing/grids';
import { type Cell, type Grid, outlineOf } from './grid';
import { disc, hexes } from './hex';
import { rectangle, squares } from './squares';

describe('a grid of hexes', () => keepsTheLawsOfGrids(hexes, disc(3)));
describe('a grid of squares', () => keepsTheLawsOfGrids(squares, rectangle(5, 4)));

const GRIDS: readonly [name: string, grid: Grid, cells: readonly Cell[]][] = [
  ['hexes', hexes, disc(3)],
  ['squares', squares, rectangle(5, 4)],
];

it.each(GRIDS)('the outline of %s that hang together is one loop', (_, grid, cells) => {
  expect(outlineOf(grid, cells)).toHaveLength(1);
  expect(outlineOf(grid, [[0, 0], [9, 9]])).toHaveLength(2);
});
