import { expect, test } from 'vitest';
import type { BeginningInfo, GameInfo } from '../wire/table';
import { fitting, freeName, nameOfSitter, seatFor, sitterOf, sittersAt, usualSeats } from './seating';

const game = (bots?: string[]): GameInfo => ({
  name: 'demo',
  title: 'Derelict',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  options: [],
  colours: [],
  words: { player: '', players: '', mat: '', score: '' },
  ...(bots && { bots }),
});

const first: BeginningInfo = {
  name: 'first',
  text: 'First game',
  detail: '',
  seats: 3,
  fewest_seats: 2,
  most_seats: 4,
  options: {},
  usual: {},
};

test('bots of the host stand after the levels', () => {
  expect(sittersAt(game())).toEqual(['me', 'friend', 'bot easy', 'bot normal', 'bot hard']);
  expect(sittersAt(game(['my bot'])).at(-1)).toBe('bot my bot');
});

test('whoever is chosen is put on the seat', () => {
  for (const sitter of sittersAt(game(['my bot']))) {
    expect(sitterOf({ ...seatFor(sitter), name: 'Ada' })).toBe(sitter);
  }
  expect(seatFor('bot my bot')).toEqual({ kind: 'bot', level: 'my bot' });
  expect(seatFor('friend')).toEqual({ kind: 'friend' });
});

test('bots have names of their own, and whoever gave none has the word of the game', () => {
  const named = { ...game(), colours: ['Vega', 'Rigel', 'Deneb'] };
  expect(usualSeats(named, '').map(({ name }) => name)).toEqual(['Vega', 'Vesper', 'Orrin']);
  expect(usualSeats(named, 'Mira')[0]?.name).toBe('Mira');
  expect(freeName('bot', usualSeats(named, ''))).toBe('Tamsin');
});

test('newcomers meet easy bots, as many as the beginning has seats', () => {
  const beginning = { ...first, seats: 2, for_newcomers: true };
  expect(usualSeats(game(), '', beginning).map(({ kind, level }) => [kind, level])).toEqual([
    ['me', undefined],
    ['bot', 'easy'],
  ]);
});

test('seats are left out and added as options ask for', () => {
  const seats = usualSeats(game(), 'Mira');
  expect(fitting(seats, game())).toEqual(seats);
  expect(fitting(seats, { fewest_seats: 1, most_seats: 1 })).toEqual([{ kind: 'me', name: 'Mira' }]);
  const more = fitting(seats, { fewest_seats: 4, most_seats: 4 });
  expect(new Set(more.map(({ name }) => name)).size).toBe(4);
});

test('each has a name', () => {
  expect(sittersAt(game(['my bot'])).map(nameOfSitter)).toEqual([
    'me, here',
    'a friend, by link',
    'a bot, easy',
    'a bot, normal',
    'a bot, hard',
    'a bot: my bot',
  ]);
});

test('where people can come later, nobody may sit there yet', () => {
  expect(sittersAt(game(), true)).toContain('free');
  expect(sitterOf({ ...seatFor('free'), name: 'Ada' })).toBe('free');
  expect(usualSeats(game(), 'Mira', { ...first, free: 1 }).map(({ kind }) => kind)).toEqual(['me', 'bot', 'free']);
});
