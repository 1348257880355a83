import { expect, it } from 'vitest';
import { found } from './searching';

const ships = ['Easy Tiger, tier 1', 'Swamp Rat, tier 1', 'Loon, tier 3'];
const search = (words: string) => found(ships, words, (ship) => ship);

it('finds what has all the words, in any order and case', () => {
  expect(search('TIER swamp')).toEqual(['Swamp Rat, tier 1']);
  expect(search('tier 1')).toEqual(ships.slice(0, 2));
});

it('leaves everything there if nothing is looked for', () => expect(search('  ')).toEqual(ships));
