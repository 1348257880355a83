import { expect, it } from 'vitest';
import type { Option, Question } from '../wire/table';
import { lightsOf } from './lights';

const option = (target: string | null, text: string, danger: string | null = null): Option => ({
  answer: text,
  text,
  heading: '',
  danger,
  target,
  choice: null,
});
const asked = (...options: Option[]): Question => ({
  seat: 0,
  prompt: '',
  text: '',
  options,
  withheld: [],
  errands: { 'place 4': 'fly to 4', 'place 1': 'fly to 1' },
});

it('lights what answers point at, and fainter what errands do', () => {
  const lights = lightsOf(asked(option('place 1', 'fly'), option(null, 'rest')));
  expect([...lights.values()].map(({ target, kind }) => [target, kind])).toEqual([
    ['place 4', 'errand'],
    ['place 1', 'answer'],
  ]);
});

it('says all that can be done at one place, and every danger', () => {
  const light = lightsOf(asked(option('place 1', 'scan'), option('place 1', 'take', 'a trap'))).get('place 1');
  expect(light).toMatchObject({ text: 'scan, or take', danger: 'a trap', risks: [] });
});

it('has nothing to light when nobody is asked', () => {
  expect(lightsOf(null).size).toBe(0);
});
