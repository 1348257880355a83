import { expect, test } from 'vitest';
import type { Band, Scenery } from '../../../wire/xia';
import { GENERAL } from '../testing/labels';
import { abilityOf, bandRows, catalogueOf, filled, formatCredits, shipName, targetName, tokenName } from './lookup';

const pay: Band[] = [
  [1, 0],
  [7, 3000],
  [17, 5000],
];

const scenery = {
  sectors: [
    { id: 'loath', name: 'Loath' },
    { id: 'azure', name: 'Azure' },
  ],
  ships: [{ id: 'numerator', name: 'Numerator', ability: { name: 'Sums' } }],
  outfits: [],
  missions: [],
  titles: [
    { id: 'heroic', skill: { on: 'energy', amount: 2 } },
    { id: 'swift', skill: { on: 'impulse', amount: 1 } },
  ],
  npcs: [{ id: 'enforcer', name: 'Enforcer' }],
  loadouts: [],
  tokens: [{ id: 'ice-damage', name: 'ice damage' }],
  relics: [],
  events: [{ id: 'ion-winds', skills: [{ on: 'impulse', amount: 2 }] }],
  powers: [{ id: 'long-reach', ship: 'numerator', ability: { name: 'Long Reach', skills: [{ on: 'energy', amount: 3 }] } }],
  track: { length: 20, title_spaces: [] },
  colours: ['Red', 'Blue', 'Green', 'Yellow', 'Purple'],
  words: GENERAL,
} as unknown as Scenery;
const catalogue = catalogueOf(scenery);

test('a catalogue is made once for each scenery', () => {
  expect(catalogueOf(scenery)).toBe(catalogue);
});

test('ships that nobody owns have an article', () => {
  expect(shipName(catalogue, 'numerator')).toBe('Numerator');
  expect(shipName(catalogue, 'enforcer')).toBe('the Enforcer');
  expect(shipName(catalogue, 'not-known-yet')).toBe('not-known-yet');
});

test('numbers are easy to read', () => {
  expect(formatCredits(13000)).toBe('13,000');
});

test('bands are told as ranges', () => {
  expect(bandRows(pay, 20).map(({ range }) => range)).toEqual(['1–6', '7–16', '17–20']);
  expect(bandRows(pay).at(-1)).toEqual({ range: '17+', value: 5000 });
  expect(
    bandRows(
      [
        [1, 0],
        [20, 2],
      ],
      20,
    ).at(-1),
  ).toEqual({ range: '20', value: 2 });
});

test('figures stand in the place of their names', () => {
  expect(filled('harpoon in {ship}, range {number}', { ship: 'the Enforcer', number: 3 })).toBe(
    'harpoon in the Enforcer, range 3',
  );
  expect(filled('steal from {target}', {})).toBe('steal from {target}');
});

test('a target is a captain, or a ship that nobody owns', () => {
  const names = (seat: number): string => (seat === 1 ? 'Mira' : '');
  expect(([2, 1, 'enforcer'] as const).map((target) => targetName(catalogue, target, names))).toEqual([
    'Green',
    'Mira',
    'the Enforcer',
  ]);
});

test('a ship has an ability and may have a power', () => {
  expect(abilityOf(catalogue, { ship: 'numerator' })?.name).toBe('Sums');
  expect(abilityOf(catalogue, { ship: 'numerator', power: true })?.name).toBe('Long Reach');
});

test('tokens have the names of the catalogue', () => {
  expect(tokenName(catalogue, 'ice-damage')).toBe('ice damage');
});
