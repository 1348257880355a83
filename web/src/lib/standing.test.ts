import { expect, it } from 'vitest';
import type { LogLine } from '../wire/table';
import { standing } from './standing';

const told = (revision: number): LogLine => ({ revision, text: `${revision}`, targets: [], event: { type: 'told' } });
const undone = (revision: number, answers: number): LogLine => ({
  revision,
  text: `Red takes back ${answers} ${answers > 1 ? 'answers' : 'answer'}.`,
  targets: [],
  undoes: answers,
});

const revisions = (log: LogLine[]): number[] => standing(log).map((line) => line.revision);

it('everything stands that nobody took back', () => {
  expect(revisions([told(0), told(1), told(1), told(3)])).toEqual([0, 1, 1, 3]);
});

it('an answer that was taken back is gone, and what came after it stands', () => {
  expect(revisions([told(0), told(1), told(2), undone(3, 1), told(4)])).toEqual([0, 1, 4]);
});

it('answers of which nothing was told are counted too', () => {
  expect(revisions([told(1), told(2), undone(4, 2), told(5)])).toEqual([1, 5]);
});

it('taking back once more goes further back', () => {
  expect(revisions([told(1), told(2), told(3), undone(4, 1), undone(5, 1), told(6)])).toEqual([1, 6]);
});
