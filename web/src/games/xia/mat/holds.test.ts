import { expect, test } from 'vitest';
import { catalogue, hold, ship } from './examples';
import { cellAt, contentsOf, freeUseSpaces, lossesAt, middleOf, outfitOn, placeOf, spacesOf, summaryOf } from './holds';

test('cells are written as on a chess board, from the upper left', () => {
  expect(placeOf('b3')).toEqual({ x: 1, y: 2 });
  expect(cellAt({ x: 1, y: 2 })).toBe('b3');
  expect(spacesOf(ship.hold)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'b3', 'c3']);
});

test('the middle of cells is that of the rectangle around them', () => {
  expect(middleOf(['a1', 'b1', 'b2'])).toEqual({ x: 1, y: 1 });
});

test('what lies on a cell is told', () => {
  expect(outfitOn(hold, 'b2')).toBe(0);
  expect(outfitOn(hold, 'c1')).toBeNull();
  expect(contentsOf(catalogue, hold, 'b1')).toBe('M-22, a marker on its Use space');
  expect(contentsOf(catalogue, hold, 'c1')).toBe('a cube of spice');
  expect(contentsOf(catalogue, hold, 'c2')).toBe('empty');
  expect(summaryOf(catalogue, hold)).toBe('M-22 on a1, b1, b2; spice on c1; damage on b2');
});

test('markers and damage block Use spaces', () => {
  const [fitted] = hold.outfits ?? [];
  expect(fitted && freeUseSpaces(catalogue, hold, fitted)).toBe(1);
});

test('what damage would take away is told', () => {
  expect(lossesAt(catalogue, hold, 'c1')).toEqual(['the cube of spice drifts away']);
  expect(lossesAt(catalogue, hold, 'b1')).toEqual([
    'rolls of the M-22 get 1 lower',
    'a Use space is blocked',
    'the marker on it is disarmed',
  ]);
  expect(lossesAt(catalogue, hold, 'c2')).toEqual([]);
});
