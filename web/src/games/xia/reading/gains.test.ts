import { expect, test } from 'vitest';
import type { GameEvent } from '../../../wire/xia';
import { eventsIn, gainsIn } from './gains';

const credits = (seat: number, sum: number): GameEvent => ({
  type: 'xia.credits-changed',
  seat,
  credits: sum,
  reason: 'sale',
});
const fame = (seat: number, sum: number): GameEvent => ({ type: 'xia.fame-gained', seat, fame: sum, source: 'missions' });

test('what a captain wins and loses is told on balance', () => {
  expect(gainsIn([credits(0, -1000), credits(1, 500), credits(0, 3000), fame(0, 1)])).toEqual(
    new Map([
      [
        0,
        [
          { of: 'credits', text: '+2,000', isLoss: false },
          { of: 'fame', text: '+1 ★', isLoss: false },
        ],
      ],
      [1, [{ of: 'credits', text: '+500', isLoss: false }]],
    ]),
  );
});

test('a loss has a sign, and nothing is told of nothing', () => {
  expect(gainsIn([credits(2, -4000), credits(1, 1000), credits(1, -1000)])).toEqual(
    new Map([[2, [{ of: 'credits', text: '−4,000', isLoss: true }]]]),
  );
});

test('lines about the table have no events', () => {
  const event = credits(0, 1);
  expect(
    eventsIn([
      { revision: 1, text: 'Red takes back 1 answer.', targets: [] },
      { revision: 2, text: '', targets: [], event },
    ]),
  ).toEqual([event]);
});
