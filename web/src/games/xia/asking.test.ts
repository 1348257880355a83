import { expect, it } from 'vitest';
import type { Option, Question } from '../../wire/table';
import { askedOf } from './asking';
import { SCENERY as scenery, VIEW as view } from './two-sectors';

const sent = (at: string): Option => ({
  answer: `route ${at}`,
  text: `send it to ${at}`,
  heading: 'send it to a space',
  danger: null,
  target: `space ${at}`,
  choice: {},
});
const asked = (...places: string[]): Question => ({
  seat: 0,
  prompt: 'xia.fly-npc.fly',
  text: '?',
  options: places.map(sent),
  withheld: [],
  errands: {},
});

it('answers name places if that tells them apart', () => {
  expect(askedOf(asked('0,1', '2,-4'), view, scenery).options.map(({ text }) => text)).toEqual([
    'send it to Nyr',
    'send it to Loath',
  ]);
  expect(askedOf(asked('0,-2', '0,2'), view, scenery).options.map(({ text }) => text)).toEqual([
    'send it to Nyr (north)',
    'send it to Nyr (south)',
  ]);
  const alike = asked('0,-2', '0,-1', '0,1', '0,2');
  expect(askedOf(alike, view, scenery)).toBe(alike);
});

it('a mission tells which of its places are not on the map yet', () => {
  const keep: Option = { ...sent('x'), text: 'accept: passengers from Nyr to Loath, for 2,000', choice: { type: 'xia.keep' } };
  const question = { ...asked(), options: [keep] };
  const unexplored = { ...view, sectors: view.sectors.slice(0, 1) };
  expect(askedOf(question, view, scenery)).toBe(question);
  expect(askedOf(question, unexplored, scenery).options[0]?.text).toBe(`${keep.text}; not found yet: Loath`);
});
