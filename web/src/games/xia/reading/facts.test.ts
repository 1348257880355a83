import { expect, it } from 'vitest';
import type { LogLine } from '../../../wire/table';
import { solo, SOLO_SCENERY } from '../testing/alone';
import { SCENERY } from '../testing/two-sectors';
import { xiaFacts } from './facts';

const line = (revision: number, event: object): LogLine => ({ revision, text: '', targets: [], event });
const gained = (revision: number, seat: number, fame: number, source = 'trade'): LogLine =>
  line(revision, { type: 'xia.fame-gained', seat, fame, source });
const claimed = (revision: number, seat: number, fame: number): LogLine =>
  line(revision, { type: 'xia.fame-claimed', seat, fame });
const takenBack = (revision: number): LogLine => ({ revision, text: 'Red takes back 1 answer.', targets: [], undoes: 1 });

it('everybody stands with the fame that they have, claimed or not', () => {
  const captains = [{ fame: 3, unclaimed: 1 }, { fame: 5, unclaimed: 0 }];
  expect(xiaFacts.scores({ fame_goal: 10, captains })).toEqual({ bySeat: [4, 5], shared: false, goal: 10 });
});

it('NPCs stand beside a captain who is alone', () => {
  const view = { fame_goal: 10, captains: [{ fame: 3, unclaimed: 0 }], solo: solo({ fame: 4 }) };
  expect(xiaFacts.scores(view, SOLO_SCENERY)?.rivals).toEqual([{ name: 'NPCs', score: 4 }]);
  expect(xiaFacts.foreseen?.(view)).toEqual(['plan enforcer']);
  expect(xiaFacts.foreseen?.({ ...view, solo: null })).toEqual([]);
});

it('the fame of NPCs comes after that of the captain', () => {
  const advanced = line(5, { type: 'xia.npcs-advanced', fame: 2, total: 3, reason: 'round' });
  expect(xiaFacts.gains([gained(3, 0, 1), advanced])).toEqual([
    { revision: 3, seat: 0, score: 1, gained: 1, source: 'trade' },
    { revision: 5, seat: 1, score: 3, gained: 2, source: 'round' },
  ]);
});

it('fame over time is what each captain has gained, and by what', () => {
  expect(xiaFacts.gains([gained(3, 0, 1), claimed(4, 0, 1), gained(6, 1, 2, 'combat'), gained(9, 0, 2)])).toEqual([
    { revision: 3, seat: 0, score: 1, gained: 1, source: 'trade' },
    { revision: 6, seat: 1, score: 2, gained: 2, source: 'combat' },
    { revision: 9, seat: 0, score: 3, gained: 2, source: 'trade' },
  ]);
});

it('fame by an answer that was taken back does not count', () => {
  expect(xiaFacts.gains([gained(1, 0, 1), gained(2, 0, 1, 'luck'), takenBack(3), gained(4, 0, 1, 'gates')])).toEqual([
    { revision: 1, seat: 0, score: 1, gained: 1, source: 'trade' },
    { revision: 4, seat: 0, score: 2, gained: 1, source: 'gates' },
  ]);
});

it('fame from before the log began appears with the first claim', () => {
  expect(xiaFacts.gains([gained(3, 0, 1), claimed(4, 0, 4)])).toEqual([
    { revision: 3, seat: 0, score: 1, gained: 1, source: 'trade' },
    { revision: 4, seat: 0, score: 4, gained: 3, source: 'earlier' },
  ]);
});

it('whoever places damage is told how much there is', () => {
  const question = { seat: 0, text: '', prompt: 'xia.take-damage.place', options: [], withheld: [], errands: {} };
  const taken = line(1, { type: 'xia.damage-taken', ship: 'numerator', damage: 5 });
  const placed = (revision: number): LogLine => line(revision, { type: 'xia.damage-placed', seat: 0, cell: 'a1' });
  const left = (...log: LogLine[]): string | null => xiaFacts.left({ movement: 4 }, question, log, SCENERY);
  expect(left(placed(0), taken)).toBe('5 damage to place');
  expect(left(taken, placed(2), placed(3))).toBe('3 damage to place');
  expect(left(taken, placed(2), placed(3), takenBack(4))).toBe('4 damage to place');
  expect(left()).toBeNull();
  expect(xiaFacts.left({ movement: 4 }, { ...question, prompt: 'xia.move.spend' }, [], SCENERY)).toBe('4 movement left');
});
