import { expect, it } from 'vitest';
import type { LogLine } from '../../wire/table';
import { xiaFacts } from './facts';

const line = (revision: number, event: object): LogLine => ({ revision, text: '', targets: [], event });
const gained = (revision: number, seat: number, fame: number): LogLine =>
  line(revision, { type: 'xia.fame-gained', seat, fame, source: 'trade' });
const claimed = (revision: number, seat: number, fame: number): LogLine =>
  line(revision, { type: 'xia.fame-claimed', seat, fame });

it('fame over time is what each captain has gained', () => {
  expect(xiaFacts.scores([gained(3, 0, 1), claimed(4, 0, 1), gained(6, 1, 2), gained(9, 0, 2)])).toEqual([
    { revision: 3, seat: 0, score: 1 },
    { revision: 6, seat: 1, score: 2 },
    { revision: 9, seat: 0, score: 3 },
  ]);
});

it('fame that was taken back is corrected by the next claim', () => {
  const log = [gained(3, 0, 1), gained(5, 0, 1), claimed(6, 0, 1)];
  expect(xiaFacts.scores(log).at(-1)).toEqual({ revision: 6, seat: 0, score: 1 });
});
