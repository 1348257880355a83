import { describe, expect, test } from 'vitest';
import type { NpcView, XiaView } from '../../../wire/xia';
import { catalogueOf, type Mission } from '../lookup';
import { missionTask, payMeasure, payRange, stagesOf, standingOf, targetName, targetOf, type MissionKind } from './missions';
import { scenery } from './examples';

const catalogue = catalogueOf({
  ...scenery,
  sectors: [
    { id: 'loath', name: 'Loath' },
    { id: 'azure', name: 'Azure' },
  ],
  npcs: [{ id: 'merchant', name: 'Merchant' }],
  colours: ['Red', 'Blue', 'Green', 'Yellow', 'Purple'],
} as unknown as typeof scenery);

type Card<Kind extends MissionKind> = Extract<Mission, { type: Kind }>;

function card<Kind extends MissionKind>(type: Kind, more: Partial<Card<Kind>>): Card<Kind> {
  const base = { type, id: `${type}-1`, name: '', story: '', origin: 'house', pay: [[1, 0], [7, 3000], [17, 5000]] };
  return { ...base, ...more } as unknown as Card<Kind>;
}

const thief = card('thief', { target: 'right', deliver: 'loath' });
const shuttle = card('shuttle', { pick_up: 'azure', deliver: 'loath', pay: [[1, 2000]] });
const boom = card('boom', { system: 'nebula', target: 'left' });
const transport = card('transport', { system: 'gate', cargo: 'holo', target: 'left' });

function table(seats: number, npcs: Partial<NpcView>[] = []): Pick<XiaView, 'captains' | 'npcs'> {
  return { captains: Array(seats).fill({}), npcs: npcs as NpcView[] } as Pick<XiaView, 'captains' | 'npcs'>;
}

describe('whom a card means', () => {
  test.each([
    ['left', 0, 3, 1],
    ['right', 0, 3, 2],
    ['second-left', 4, 5, 1],
    ['second-right', 1, 5, 4],
    ['second-right', 0, 2, 1],
    ['left', 1, 2, 0],
  ] as const)('%s of seat %i among %i is seat %i', (target, seat, seats, expected) => {
    expect(targetOf({ ...thief, target }, seat, table(seats))).toBe(expected);
  });

  test('with two captains, NPCs in play sit beside whoever runs them', () => {
    const merchant: Partial<NpcView> = { id: 'merchant', holder: 0, spawned: true };
    expect(targetOf({ ...thief, target: 'left' }, 0, table(2, [merchant]))).toBe('merchant');
    expect(targetOf({ ...thief, target: 'second-left' }, 0, table(2, [merchant]))).toBe(1);
    expect(targetOf({ ...thief, target: 'left' }, 0, table(2, [{ ...merchant, spawned: false }]))).toBe(1);
    expect(targetOf({ ...thief, target: 'left' }, 0, table(3, [merchant]))).toBe(1);
    expect(targetName(catalogue, 'merchant')).toBe('the Merchant');
  });
});

test('sentences name places and captains', () => {
  expect(missionTask(catalogue, thief, 2)).toBe('Steal from Green, then deliver to Loath.');
  expect(missionTask(catalogue, shuttle, null)).toBe('Carry passengers from Azure to Loath.');
  expect(missionTask(catalogue, boom, 1)).toContain('a Mission Point of a nebula. Drop it near Blue');
  expect(missionTask(catalogue, card('arms-dealer', { family: 'engine', deliver: 'loath', bounty: 2000 }), null)).toBe(
    'Hand over an engine without damage at Loath. It brings you a bounty of 2,000.',
  );
});

describe('the way of a mission', () => {
  test('leads to a sector, or to somebody', () => {
    expect(stagesOf(shuttle, undefined, null)).toEqual([
      { at: { sector: 'azure' }, isDone: false },
      { at: { sector: 'loath' }, isDone: false },
    ]);
    expect(stagesOf(boom, { revealed: true }, 1)).toEqual([
      { at: { text: 'a nebula' }, isDone: true },
      { at: { target: 1 }, isDone: false },
    ]);
  });

  test('a captain in need wants nothing but the delivery', () => {
    const state = { revealed: true, captain_in_need: true };
    expect(stagesOf(shuttle, state, null)).toEqual([{ at: { sector: 'loath' }, isDone: false }]);
    expect(standingOf(shuttle, state)).toEqual(['aboard']);
  });

  test('an attack without damage coerces nobody', () => {
    const coerce = card('coerce', { target: 'left', deliver: 'loath', bounty: 1000 });
    expect(stagesOf(coerce, { revealed: true }, 1)[0]?.isDone).toBe(false);
    expect(stagesOf(coerce, { revealed: true, pay: 2000 }, 1)[0]?.isDone).toBe(true);
  });

  test('plates are fetched while the card is face down', () => {
    const counterfeit = card('counterfeit', { system: 'gate', target: 'left' });
    expect(stagesOf(counterfeit, { fetched: true }, 1)[0]?.isDone).toBe(true);
    expect(standingOf(counterfeit, { fetched: true })).toEqual(['plates aboard']);
  });

  test('what lies on a card is told', () => {
    expect(standingOf(boom, { revealed: true, damage: 1 })).toEqual(['face up', 'Detonator aboard']);
    expect(standingOf(boom, { revealed: true, detonator: [2, -1] })).toEqual(['face up', 'Detonator armed at 2,-1']);
    expect(standingOf(transport, { revealed: true, damage: 4 })).toEqual(['face up', '4 damage if you give it up']);
  });
});

test('pay leaves out what brings nothing, and has a measure', () => {
  expect(payRange(thief)).toBe('3,000 to 5,000');
  expect(payRange(shuttle)).toBe('2,000');
  expect(payMeasure(transport)).toBe('cubes that arrive');
});
