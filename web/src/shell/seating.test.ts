import { expect, test } from 'vitest';
import type { GameInfo } from '../wire/table';
import { freeName, nameOfSitter, seatFor, sitterOf, sittersAt, usualSeats } from './seating';

const game = (bots?: string[]): GameInfo => ({
  name: 'demo',
  title: 'Derelict',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  options: [],
  colours: [],
  ...(bots && { bots }),
});

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
