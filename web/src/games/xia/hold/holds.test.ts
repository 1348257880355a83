import { expect, test } from 'vitest';
import { catalogue, frozenHold, hold, ship } from '../testing/examples';
import {
  boundsOf,
  cellAt,
  cellsLifted,
  contentsOf,
  freeUseSpaces,
  middleOf,
  outfitsOn,
  placeOf,
  spacesOf,
  summaryOf,
} from './holds';

test('cells are written as on a chess board, from the upper left', () => {
  expect(placeOf('b3')).toEqual({ x: 1, y: 2 });
  expect(cellAt({ x: 1, y: 2 })).toBe('b3');
  expect(spacesOf(ship.hold)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'b3', 'c3']);
});

test('the middle of cells is that of the rectangle around them', () => {
  expect(middleOf(['a1', 'b1', 'b2'])).toEqual({ x: 1, y: 1 });
});

test('what lies on a cell is told', () => {
  expect(contentsOf(catalogue, hold, 'b1')).toBe('M-22, a marker on its Use space');
  expect(contentsOf(catalogue, hold, 'c1')).toBe('a cube of spice');
  expect(contentsOf(catalogue, hold, 'c2')).toBe('empty');
  expect(summaryOf(catalogue, hold)).toBe('M-22 on a1, b1, b2; spice on c1; damage on b2');
});

test('markers and damage block Use spaces', () => {
  const [fitted] = hold.outfits ?? [];
  expect(fitted && freeUseSpaces(catalogue, hold, fitted)).toBe(1);
});

test('what hangs outside goes on counting to the left and above', () => {
  expect(placeOf('z1')).toEqual({ x: -1, y: 0 });
  expect(placeOf('a-1')).toEqual({ x: 0, y: -2 });
  expect([cellAt({ x: -1, y: 0 }), cellAt({ x: 0, y: -1 }), cellAt({ x: -2, y: -2 })]).toEqual(['z1', 'a0', 'y-1']);
  expect(boundsOf(ship.hold)).toEqual({ left: 0, top: 0, columns: 3, rows: 3 });
  expect(boundsOf(ship.hold, ['z1', 'a0', 'e4'])).toEqual({ left: -1, top: -1, columns: 6, rows: 5 });
});

test('what lies on top of something else is known', () => {
  expect(outfitsOn(catalogue, frozenHold, 'b1').map(({ outfit }) => outfit)).toEqual(['nock', 'piercer']);
  expect(cellsLifted(catalogue, frozenHold, 'b1')).toEqual(['b1']);
  expect(cellsLifted(catalogue, frozenHold, 'z1')).toEqual(['z1']);
  expect(cellsLifted(catalogue, frozenHold, 'z2')).toEqual(['z1', 'z2', 'z3', 'a2']);
  expect(cellsLifted(catalogue, frozenHold, 'c2')).toEqual(['c2', 'c3']);
});

test('ice is told from damage, and relics are told', () => {
  expect(contentsOf(catalogue, frozenHold, 'b1')).toBe('Nock, a marker on its Use space, Piercer');
  expect(contentsOf(catalogue, frozenHold, 'c1')).toBe('ice');
  expect(contentsOf(catalogue, frozenHold, 'b2')).toBe('Nock, a Use space, damage');
  expect(contentsOf(catalogue, frozenHold, 'c3')).toBe('a relic, face down');
  expect(summaryOf(catalogue, frozenHold)).toContain('relic on c2, c3; damage on b2; ice on c1');
});
