import { describe, expect, test } from 'vitest';
import type { Scenery } from '../../wire/xia';
import {
  bandRows,
  beginsAt,
  catalogueOf,
  counted,
  formatCredits,
  missionTask,
  payRange,
  shipName,
  skillOf,
  targetSeat,
  type Mission,
} from './lookup';

const thief: Mission = {
  type: 'thief',
  story: '',
  target: 'right',
  deliver: 'loath',
  pay: [
    [1, 0],
    [7, 3000],
    [17, 5000],
  ],
  id: 'thief-1',
  origin: 'house',
};
const shuttle: Mission = {
  type: 'shuttle',
  story: '',
  pick_up: 'azure',
  deliver: 'loath',
  pay: [[1, 2000]],
  id: 'shuttle-1',
  origin: 'house',
};

const scenery = {
  sectors: [
    { id: 'loath', name: 'Loath' },
    { id: 'azure', name: 'Azure' },
  ],
  ships: [{ id: 'numerator', name: 'Numerator' }],
  outfits: [],
  missions: [thief, shuttle],
  titles: [
    { id: 'heroic', skill: { on: 'energy', amount: 2 } },
    { id: 'swift', skill: { on: 'impulse', amount: 1 } },
  ],
  npcs: [{ id: 'enforcer', name: 'Enforcer' }],
  loadouts: [],
  track: { length: 20, title_spaces: [] },
  colours: ['Red', 'Blue', 'Green', 'Yellow', 'Purple'],
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
  expect([counted(1, 'cube'), counted(2, 'cube')]).toEqual(['1 cube', '2 cubes']);
});

describe('missions', () => {
  test.each([
    ['left', 0, 3, 1],
    ['right', 0, 3, 2],
    ['second-left', 4, 5, 1],
    ['second-right', 0, 2, 0],
    ['second-right', 1, 5, 4],
  ] as const)('%s of seat %i among %i is seat %i', (target, seat, seats, expected) => {
    expect(targetSeat({ ...thief, target } as typeof thief & { type: 'thief' }, seat, seats)).toBe(expected);
  });

  test('their sentences name places and captains', () => {
    expect(missionTask(catalogue, thief, 0, 3)).toBe('Steal from Green, then deliver to Loath.');
    expect(missionTask(catalogue, shuttle, 0, 3)).toBe('Carry passengers from Azure to Loath.');
  });

  test('they begin in a sector, or with a captain', () => {
    expect(beginsAt(shuttle)).toBe('azure');
    expect(beginsAt(thief)).toBeNull();
  });

  test('their pay leaves out what brings nothing', () => {
    expect(payRange(thief)).toBe('3,000 to 5,000');
    expect(payRange(shuttle)).toBe('2,000');
  });
});

test('bands are told as ranges', () => {
  expect(bandRows(thief.pay, 20).map(({ range }) => range)).toEqual(['1–6', '7–16', '17–20']);
  expect(bandRows(thief.pay).at(-1)).toEqual({ range: '17+', value: 5000 });
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

test('skills of titles add up', () => {
  expect(skillOf(catalogue, ['heroic', 'swift'], 'energy')).toBe(2);
  expect(skillOf(catalogue, [], 'energy')).toBe(0);
});
