import { expect, it } from 'vitest';
import type { BeginningInfo, GameInfo } from '../wire/table';
import { beginningWith, chosenBy, seatsOf, waysOf } from './beginnings';

const first: BeginningInfo = {
  name: 'first',
  text: 'First game',
  detail: 'It starts at once.',
  seats: 3,
  fewest_seats: 2,
  most_seats: 4,
  options: { small: true },
  usual: {},
};
const alone: BeginningInfo = {
  ...first,
  name: 'alone',
  text: 'Alone',
  seats: 1,
  fewest_seats: 1,
  most_seats: 1,
  options: {},
  among: 'solo',
  values: ['easy', 'hard'],
};
const game: GameInfo = {
  name: 'demo',
  title: 'Derelict',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  options: [
    { name: 'solo', kind: 'choice', text: 'Alone', default: '', choices: ['', 'easy', 'hard'], names: ['no', 'mild', 'grim'] },
  ],
  colours: [],
  words: { player: '', players: '', mat: '', score: '' },
  beginnings: [first, alone],
};

it('options are chosen by a click, with the value that was clicked', () => {
  expect(chosenBy(first)).toEqual({ small: true });
  expect(chosenBy(alone, 'hard')).toEqual({ solo: 'hard' });
});

it('options tell in which way a match begins', () => {
  expect(beginningWith(game, { small: true, goal: 5 })).toBe(first);
  expect(beginningWith(game, { solo: 'hard' })).toBe(alone);
  expect(beginningWith(game, { solo: '' })).toBeNull();
  expect(beginningWith({ ...game, beginnings: [] }, { small: true })).toBeNull();
});

it('the values to choose among have the names of the option', () => {
  expect(waysOf(game, alone)).toEqual([
    { value: 'easy', name: 'mild' },
    { value: 'hard', name: 'grim' },
  ]);
  expect(waysOf({ ...game, options: [] }, alone)[1]).toEqual({ value: 'hard', name: 'hard' });
});

it('a game is for all who can play it in one way or another', () => {
  expect(seatsOf(game)).toEqual([1, 4]);
  expect(seatsOf({ ...game, beginnings: [] })).toEqual([2, 4]);
});
