import { describe, expect, test } from 'vitest';
import type { Option } from '../wire/table';
import { columnsOf, faceOf, typedAfter } from './rolling';

const type = (keys: readonly string[], sides: number): string =>
  keys.reduce((typed, key) => typedAfter(typed, key, sides), '');

describe('typing what a die shows', () => {
  test.each([
    [['1'], 20, '1'],
    [['1', '2'], 20, '12'],
    [['1', '0'], 20, '10'],
    [['2', '0'], 20, '20'],
    [['6'], 6, '6'],
    [['1', '0', '0'], 100, '100'],
  ])('%j on a d%d is %s', (keys, sides, typed) => expect(type(keys, sides)).toBe(typed));

  test.each([
    [['0'], 20, ''],
    [['2', '1'], 20, '2'],
    [['1', '2'], 6, '1'],
    [['7'], 6, ''],
    [['1', '2', '3'], 20, '12'],
    [['1', 'x', 'Shift', '2'], 20, '12'],
  ])('of %j on a d%d only %s is taken', (keys, sides, typed) => expect(type(keys, sides)).toBe(typed));

  test('Backspace takes the last digit back', () => {
    expect(type(['1', '2', 'Backspace'], 20)).toBe('1');
    expect(type(['Backspace'], 20)).toBe('');
    expect(type(['1', '2', 'Backspace', '9'], 20)).toBe('19');
  });
});

test('a face is meant as a whole: 2 is not 12', () => {
  const faces = Array.from({ length: 20 }, (_, face) => ({ answer: `rolled ${face + 1}` }) as Option);
  expect(faceOf(faces, '2')?.answer).toBe('rolled 2');
  expect(faceOf(faces, '12')?.answer).toBe('rolled 12');
  expect(faceOf(faces, '')).toBeUndefined();
});

test.each([
  [20, 5],
  [12, 4],
  [10, 5],
  [8, 4],
  [6, 3],
  [4, 4],
  [7, 5],
  [2, 2],
])('a d%d stands in %d columns', (sides, columns) => expect(columnsOf(sides)).toBe(columns));
