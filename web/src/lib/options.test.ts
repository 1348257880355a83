import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/table';
import { argument, doubtOf, grouped, isUseful } from './options';

const option = (answer: string, text: string, heading = '', danger: string | null = null): Option => ({
  answer,
  text,
  heading,
  danger,
  target: null,
  choice: {},
  alike: heading !== '',
});

describe('groups', () => {
  it('stand together, numbers in a row', () => {
    const groups = grouped([
      option('amount 1000', '1,000 credits', 'so many credits'),
      option('stop', 'stop here'),
      option('amount 2000', '2,000 credits', 'so many credits'),
    ]);
    expect(groups.map(({ heading, compact, options }) => [heading, compact, options.length])).toEqual([
      ['so many credits', true, 2],
      ['', false, 1],
    ]);
  });

  it('make no row of what needs its words', () => {
    const plans = ['trader', 'pirate'].map((plan) => ({ ...option(`prepare ${plan}`, plan, 'plans'), alike: false }));
    expect(grouped([...plans, option('depart', 'finish here')])).toMatchObject([
      { heading: 'plans', compact: false, paired: true, options: plans },
      { heading: '', compact: false },
    ]);
  });

  it('need the whole width for long details', () => {
    const [first, second] = [option('take a', 'Easy Tiger'), option('take b', 'Swamp Rat')];
    expect(grouped([first, { ...second, detail: 'impulse 3, energy 8, hold of 11, and more' }])[0]?.paired).toBe(false);
  });

  it('need the whole width for long dangers', () => {
    const risk = 'shield: 50% risk of being thrown back with 1 to 10 damage';
    const ways = [option('fly N', 'fly north', 'fly', risk), option('fly S', 'fly south', 'fly')];
    expect(grouped(ways)[0]?.paired).toBe(false);
  });

  it('show their dangers, and so need room', () => {
    const ways = [
      option('fly N', 'fly north', 'fly', 'star: 100% risk of being destroyed'),
      option('fly S', 'fly south', 'fly'),
    ];
    expect(grouped(ways)[0]?.compact).toBe(false);
  });
});

it('what is risky does not take the small buttons from the others', () => {
  const ways = [
    option('fly N', 'fly north', 'fly', 'star: 100% risk of being destroyed'),
    option('fly S', 'fly south', 'fly'),
    option('fly SE', 'fly south-east', 'fly'),
  ];
  expect(grouped(ways)).toMatchObject([
    { heading: 'fly', compact: true, apart: false, options: ways.slice(1) },
    { heading: 'fly', compact: false, apart: true, options: ways.slice(0, 1) },
  ]);
});

it('what is dangerous or given too early is doubted', () => {
  expect(doubtOf(option('fly N', 'fly north'))).toBeNull();
  expect(doubtOf(option('fly N', 'fly north', '', 'a star'))).toBe('a star');
  expect(doubtOf({ ...option('end', 'end'), regret: 'nothing done' })).toBe('nothing done');
});

it('what is rare, risky or leads on is not what keeps one here', () => {
  expect(isUseful(option('fly N', 'fly north'))).toBe(true);
  expect(isUseful({ ...option('sell', 'sell'), weight: 'here' })).toBe(true);
  expect(isUseful({ ...option('end', 'end'), weight: 'onward' })).toBe(false);
  expect(isUseful(option('fly N', 'fly north', '', 'a star'))).toBe(false);
});

it('an argument is what follows the verb', () => {
  expect(argument('amount 3000')).toBe('3,000');
  expect(argument('fit a2,b2')).toBe('a2 b2');
  expect(argument('route -2,-10')).toBe('-2,-10');
});
