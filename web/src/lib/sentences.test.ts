import { expect, it } from 'vitest';
import type { Option, Question } from '../wire/table';
import { belonging, isSeat, named, type Naming, NAMELESS, pieces, plain, seatOf, worded } from './sentences';

const FLIGHT = '[[seat 1|Blue]] flies 4 spaces to [[space 3,-2|3,-2]].';
const naming: Naming = (abouts) => new Map(abouts.includes('space 3,-2') ? [['space 3,-2', 'Red Gulch']] : []);

it('a sentence is read in pieces, with what they are about', () => {
  expect(pieces(FLIGHT)).toEqual([
    { text: 'Blue', about: 'seat 1' },
    { text: ' flies 4 spaces to ', about: '' },
    { text: '3,-2', about: 'space 3,-2' },
    { text: '.', about: '' },
  ]);
  expect(pieces('Nothing [yet].')).toEqual([{ text: 'Nothing [yet].', about: '' }]);
  expect(pieces('')).toEqual([]);
});

it('seats are told by references, whatever words a place has in common with them', () => {
  expect(pieces(named(FLIGHT, naming)).map(seatOf)).toEqual([1, null, null, null]);
});

it('the words alone are there for labels and voices', () => {
  expect(plain(FLIGHT)).toBe('Blue flies 4 spaces to 3,-2.');
  expect(plain(named(FLIGHT, naming))).toBe('Blue flies 4 spaces to Red Gulch.');
  expect(named(FLIGHT, () => NAMELESS)).toBe(FLIGHT);
});

it('a question is put in plain words, and answers that have names stand for themselves', () => {
  const option = (text: string): Option => ({ answer: text, text, heading: 'go', danger: null, target: null, choice: {} });
  const question: Question = {
    seat: 0,
    prompt: 'toy.act',
    text: '[[seat 0|Red]], where do you go?',
    options: [option('go to [[space 3,-2|3,-2]]'), option('go to [[space 0,0|0,0]]'), option('stay')],
    withheld: [{ answer: 'x', text: 'leave [[space 3,-2|3,-2]]', rule: 'X-1', missing: 'fly to [[space 3,-2|3,-2]]', lack: {} }],
    errands: {},
  };
  const asked = worded(question, naming);
  expect(asked.text).toBe('Red, where do you go?');
  expect(asked.options.map(({ text, heading }) => [text, heading])).toEqual([
    ['go to Red Gulch', ''],
    ['go to 0,0', 'go'],
    ['stay', 'go'],
  ]);
  expect(asked.withheld[0]?.text).toBe('leave Red Gulch');
  expect(asked.withheld[0]?.missing).toBe('fly to Red Gulch');
});

it('knows whose a thing is that keeps a name of its own', () => {
  const [beck] = pieces(belonging('figure beck', 1, 'Beck'));
  expect(beck && [beck.text, seatOf(beck), isSeat(beck)]).toEqual(['Beck', 1, false]);
  const [seat] = pieces('[[seat 0|Mira]]');
  expect(seat && [seatOf(seat), isSeat(seat)]).toEqual([0, true]);
});
