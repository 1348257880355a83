import { expect, test } from 'vitest';
import type { ClauseInfo, Option } from '../wire/table';
import { governing, rulesOf } from './rules';

const clause = (id: string, ...governs: string[]): ClauseInfo => ({ id, area: '', module: '', sentence: '', ruling: '', governs });
const option = (type: string, ...causes: string[]): Option => ({
  answer: '',
  text: '',
  heading: '',
  danger: null,
  target: null,
  choice: { type },
  risks: causes.map((what) => ({ harm: 'damage', cause: { what } })),
});
const governed = governing([clause('MOVE-01', 'fly', 'stop'), clause('BORDER-06', 'asteroids'), clause('END-01')]);

test('an answer is governed by what it risks, and by what it is', () => {
  expect(rulesOf(option('fly', 'asteroids', 'asteroids'), governed)).toEqual(['BORDER-06', 'MOVE-01']);
  expect(rulesOf(option('stop'), governed)).toEqual(['MOVE-01']);
});

test('nothing is to be read about what no clause names', () => {
  expect(rulesOf(option('dance', 'boredom'), governed)).toEqual([]);
  expect(rulesOf({ ...option('fly'), choice: {} }, governed)).toEqual([]);
});
