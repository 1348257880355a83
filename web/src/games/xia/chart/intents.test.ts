import { expect, it } from 'vitest';
import { boxAt } from '../../../board/clear';
import { centreOf } from '../../../board/hex';
import type { Intent } from '../../../wire/xia';
import { catalogueOf } from '../reading/lookup';
import { intent, SOLO_SCENERY, soloView } from '../testing/alone';
import { layAll, placesOf } from './chart';
import { foretellOf, intentLabels, plansOn } from './intents';

const catalogue = catalogueOf(SOLO_SCENERY);
const view = soloView();
const places = placesOf(layAll(view.sectors, catalogue));
const act = (verb: string, more: object = {}): Intent['acts'][number] =>
  ({ type: 'xia.npc-planned', npc: 'enforcer', behaviour: 'long-arm', act: verb, ...more }) as Intent['acts'][number];
const told = (changes: Partial<Intent>) => foretellOf(intent(changes), view, catalogue, places);

it('an attack names the captain who looks, and the dice', () => {
  const acts = [act('fly', { target: 'numerator' }), act('attack', { target: 'numerator' })];
  const found = told({ acts, target: 'ship numerator', dice: [20, 8], ways: [[[5, -3], [4, -3]]], end: [4, -3] });
  expect(found?.text).toBe('fires at you, 1d8 + 1d20');
  expect(found?.attacks).toBe(true);
  expect(found?.end).toEqual(centreOf([4, -3]));
  expect(found?.way).toHaveLength(2);
});

it.each([
  [{}, 'stays'],
  [{ acts: [act('fly')], target: 'sector gravel' }, 'heads for Gravel'],
  [{ acts: [act('fly')], target: 'space 0,0' }, 'heads for Haven Rock'],
  [{ acts: [act('fly')], target: 'ship enforcer' }, 'heads for the Enforcer'],
  [{ acts: [act('sell', { plus: 2 }), act('fly')], plus: 2 }, 'sells, +2'],
  [{ acts: [act('sell')], unsure: ['space 0,0'] }, 'sells (?)'],
])('%j reads %s', (changes, text) => expect(told(changes)?.text).toBe(text));

it('whoever stays has no second place, and whoever is not on the board is not shown', () => {
  expect(told({})?.end).toBeNull();
  expect(told({ end: [500, 500] })).toBeNull();
});

it('plans are told where the NPCs are', () => {
  const foreseen = new Map([['plan enforcer', { data: intent(), lines: ['The Enforcer flies by Long Arm.'] }]]);
  expect(plansOn(foreseen, view)).toEqual(new Map([['5,-3', ['The Enforcer flies by Long Arm.']]]));
  expect(plansOn(undefined, view)).toEqual(new Map());
});

it('a label goes where nothing is', () => {
  const one = told({});
  if (!one) throw new Error('expected something to be foretold');
  const [label] = intentLabels([one], 'near', []);
  const below = boxAt({ x: one.at.x, y: one.at.y + 40 }, 200, 60);
  const [moved] = intentLabels([one], 'near', [below]);
  expect(label?.point.y).toBeGreaterThan(one.at.y);
  expect(moved?.point.y).toBeLessThan(one.at.y);
});
