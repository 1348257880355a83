import { expect, it } from 'vitest';
import type { Option } from '../../wire/table';
import { guidanceFor } from '..';
import { xiaGuidance } from './guidance';

const option = (choice: object): Option => ({ answer: '', text: '', heading: '', danger: null, target: null, choice });

it('a question is explained, and what nobody asks is not', () => {
  expect(xiaGuidance.hint('xia.move.spend')).toContain('1 movement');
  expect(xiaGuidance.hint('xia.nothing.at-all')).toBe('');
});

it('what leads on, and what is rare, is told apart from the rest', () => {
  expect(xiaGuidance.weight(option({ type: 'xia.end' }))).toBe('onward');
  expect(xiaGuidance.weight(option({ type: 'xia.give', captain: 1 }))).toBe('aside');
  expect(xiaGuidance.weight(option({ type: 'xia.impulse' }))).toBe('usual');
});

it('where something goes in the hold is seen in its picture', () => {
  expect(xiaGuidance.isOnMat('xia.fit-outfit.place')).toBe(true);
  expect(xiaGuidance.isOnMat('xia.stow-pieces.place')).toBe(true);
  expect(xiaGuidance.isOnMat('xia.take-out.lift')).toBe(true);
  expect(xiaGuidance.isOnMat('xia.move.spend')).toBe(false);
});

it('the game that asks is known by its question', () => {
  const question = { seat: 0, text: '', options: [], withheld: [], errands: {} };
  expect(guidanceFor({ ...question, prompt: 'xia.move.spend' })).toBe(xiaGuidance);
  expect(guidanceFor({ ...question, prompt: 'demo.turn.act' }).hint('demo.turn.act')).toBe('');
});
