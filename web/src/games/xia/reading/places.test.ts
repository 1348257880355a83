import { expect, it } from 'vitest';
import { placesOf } from './places';
import { SCENERY as scenery, VIEW as view } from '../testing/two-sectors';

const called = (...places: string[]): Record<string, string> =>
  Object.fromEntries(placesOf(places.map((at) => `space ${at}`), view, scenery));

it('a place has the name of its sector', () => {
  expect(called('0,1', '2,-4')).toEqual({ 'space 0,1': 'Nyr', 'space 2,-4': 'Loath' });
  expect(called('0,1', '0,1')).toEqual({ 'space 0,1': 'Nyr' });
});

it('places of one sector are told apart by their bearings, or not renamed at all', () => {
  expect(called('0,-2', '0,2')).toEqual({ 'space 0,-2': 'Nyr (north)', 'space 0,2': 'Nyr (south)' });
  expect(called('0,-2', '0,-1', '0,1', '0,2')).toEqual({});
});

it('what is not on the map, and what is no place, is called what the game calls it', () => {
  expect(called('90,0')).toEqual({});
  expect(placesOf(['seat 0', 'ship numerator'], view, scenery).size).toBe(0);
});
