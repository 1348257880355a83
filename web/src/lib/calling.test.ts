import { expect, it } from 'vitest';
import type { Person, Question } from '../wire/table';
import { calling, type Owners } from './calling';
import { named, NAMELESS, pieces, plain, seatOf, worded } from './sentences';

const person = (seat: number, name: string, colour: string): Person => ({
  seat,
  kind: 'person',
  name,
  colour,
  present: true,
});
const people = [person(0, 'Mira', 'Red'), person(1, 'Jonas', 'Blue')];
const owners: Owners = new Map([['ship swift', 1]]);
const naming = calling(people, owners, (abouts) => (abouts.includes('space 1') ? new Map([['space 1', 'Loath']]) : NAMELESS));

it('whoever plays is called by their name in every sentence', () => {
  const told = named('[[seat 0|Red]] flies to [[space 1|1,0]].', naming);
  expect(plain(told)).toBe('Mira flies to Loath.');
  expect(pieces(told).map(seatOf)).toEqual([0, null, null, null]);
});

it('a piece is called by its player, and shown as theirs', () => {
  const told = named('[[ship swift|Swift]] takes 2 damage.', naming);
  expect(plain(told)).toBe('Jonas takes 2 damage.');
  expect(pieces(told).map(seatOf)).toEqual([1, null]);
});

it('a piece has its own name after that of its player', () => {
  const told = named('[[ship swift|Swift]] fires. [[seat 1|Blue]] rolls 8.', naming);
  expect(plain(told)).toBe('Jonas fires. Jonas rolls 8.');
  expect(plain(named('[[seat 1|Blue]] takes [[ship swift|Swift]].', naming))).toBe('Jonas takes Swift.');
});

it('no name breaks the sentence in which it stands', () => {
  const odd = calling([person(0, 'a]]b|c[[d', 'Red')], new Map(), () => NAMELESS);
  expect(plain(named('[[seat 0|Red]] waits.', odd))).toBe('a] ]b|c[[d waits.');
});

it('a question names others, and headings stay: players have names in every answer', () => {
  const question: Question = {
    seat: 0,
    prompt: 'toy.act',
    text: '[[seat 0|Red]], what do you do?',
    options: ['ram [[ship swift|Swift]]', 'help [[seat 1|Blue]]', 'buy [[seat 1|Blue]] the [[ship swift|Swift]]'].map(
      (text) => ({ answer: text, text, heading: 'Fight', danger: null, target: null, choice: {} }),
    ),
    withheld: [{ answer: 'y', text: 'wait', rule: 'X-1', missing: 'it is the turn of [[seat 1|Blue]]', lack: {} }],
    errands: {},
  };
  const { text, options, withheld } = worded(question, naming);
  expect(text).toBe('Mira, what do you do?');
  expect(options.map((option) => [option.text, option.heading])).toEqual([
    ['ram Jonas', 'Fight'],
    ['help Jonas', 'Fight'],
    ['buy Jonas the Swift', 'Fight'],
  ]);
  expect(withheld[0]?.missing).toBe('it is the turn of Jonas');
});
