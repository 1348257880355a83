import { expect, test } from 'vitest';
import { placeOf } from './holds';
import { outlineOf } from './outline';

const cornersOf = (path: string): number => path.match(/Q/g)?.length ?? 0;
const loopsOf = (path: string): number => path.match(/Z/g)?.length ?? 0;
const around = (...cells: string[]): string => outlineOf(cells.map(placeOf), 10, 1, 2);

test('a square has four corners, and stays inside by the inset', () => {
  expect(around('a1')).toBe('M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7Z');
});

test('squares in a row are one rectangle', () => {
  expect(cornersOf(around('a1', 'b1', 'c1'))).toBe(4);
});

test('an angle has six corners and a cross twelve', () => {
  expect(cornersOf(around('a1', 'b1', 'b2'))).toBe(6);
  expect(cornersOf(around('b1', 'a2', 'b2', 'c2', 'b3'))).toBe(12);
});

test('a ring has an outer and an inner loop', () => {
  const ring = around('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3');
  expect([loopsOf(ring), cornersOf(ring)]).toEqual([2, 8]);
});

test('squares that touch at a corner only stay apart', () => {
  expect(loopsOf(around('a1', 'b2'))).toBe(2);
});
