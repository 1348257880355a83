// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { CaptainView, EventCard as Card, NpcCard as Printed, NpcView, XiaView } from '../../../wire/xia';
import { catalogueOf } from '../reading/lookup';
import EconomyBoard from './EconomyBoard.svelte';
import EventCard from '../cards/EventCard.svelte';
import Finds from './Finds.svelte';
import NpcCard from '../cards/NpcCard.svelte';
import Race from './Race.svelte';
import RaceEnding from './RaceEnding.svelte';
import { solo, SOLO_SCENERY, soloView } from '../testing/alone';
import { frozenHold, scenery } from '../testing/examples';

afterEach(cleanup);

const sellsword = { id: 'sellsword', name: 'Sellsword', law: 'outlaw', home: 'den', for_hire: true, to_kill: 12 };
const catalogue = catalogueOf({
  ...scenery,
  sectors: [
    { id: 'azure', name: 'Azure', buy: ['holo'], sell: ['terra'] },
    { id: 'den', name: 'The Den', buy: [], sell: ['spice', 'terra'] },
    { id: 'far', name: 'Far Away', buy: ['terra'], sell: ['holo'] },
  ],
  npcs: [sellsword as Printed],
  tokens: [{ id: 'ice-damage', name: 'ice damage', count: 5, ice: 1, origin: 'house' }],
} as unknown as typeof scenery);

test('the economy board shows cubes, demand, and the planets of the board', () => {
  const view = {
    sectors: [{ sector: 'azure' }, { sector: 'den' }],
    embers: { economy: { holo: 2, terra: 0 }, demand: ['terra'] },
    supply: { ember: 15 },
  } as unknown as XiaView;
  render(EconomyBoard, { view, catalogue });
  expect(screen.getByRole('img', { name: 'holo: 2' })).toBeTruthy();
  const terra = screen.getByRole('img', { name: /terra: 0, in demand: 1,000/ }).closest('li');
  expect(terra?.textContent).toContain('Azure, The Den');
  expect(screen.queryByText(/Far Away/)).toBeNull();
  expect(screen.getByText(/15 in the supply/)).toBeTruthy();
});

const race: Card = { id: 'race', name: 'Grand Prix', text: 'Race.', leaves: 'after 2 rounds', rounds: 2, origin: 'house' };

test('an event counts its rounds down, and what captains have done', () => {
  const event = { id: 'race', rounds: 1, by: 1, tally: [3, 0] };
  const words = { ...scenery.words, events: { race: 'One rule, and soup on it.' } };
  const catalogue = catalogueOf({ ...scenery, words });
  render(EventCard, { card: race, event, catalogue, names: ['Mira', 'Jonas'], letters: ['R', 'B'] });
  expect(screen.getByRole('img', { name: 'its last round' })).toBeTruthy();
  expect(screen.getByText('One rule, and soup on it.')).toBeTruthy();
  expect(screen.getByText(/Leaves play after 2 rounds. Drawn by Jonas/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['RMira 3', 'BJonas 0']);
});

test.each([
  [null, [0, 0] as [number, number], 'for hire'],
  [null, null, 'comes when The Den is revealed'],
  [1, [0, 0] as [number, number], 'hired by'],
])('the Sellsword of %o at %o is %s', (employer, at, expected) => {
  const npc = { id: 'sellsword', holder: 0, at, spawned: true, damage: 0, credits: 0, attacker: null } as NpcView;
  const names = ['Mira', 'Jonas'];
  const silent = { options: [], hovered: false, onanswer: () => {}, onhover: () => {} };
  render(NpcCard, { npc, employer, catalogue, names, ...silent });
  const text = screen.getByRole('article').textContent ?? '';
  expect(text).toContain(expected);
  expect(text.includes('Jonas')).toBe(employer === 1);
});

test('a relic that lies face up has a name and a story', () => {
  const relic = { id: 'urn', name: 'Sealed Urn', count: 1, credits: 2000, origin: 'house' } as const;
  const words = { ...scenery.words, relics: { urn: 'Something inside smells of rain.' } };
  const captain = { tokens: [], hold: {} } as unknown as CaptainView;
  render(Finds, { captain, sifted: 'urn', catalogue: catalogueOf({ ...scenery, relics: [relic], words }) });
  expect(screen.getByRole('article').textContent).toContain('Sealed Urn');
  expect(screen.getByText('Something inside smells of rain.')).toBeTruthy();
});

test('tokens that are kept and relics aboard are told', () => {
  const captain = { tokens: ['ice-damage'], hold: frozenHold } as unknown as CaptainView;
  render(Finds, { captain, catalogue });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent?.trim().replaceAll(/\s+/g, ' '));
  expect(items).toEqual(['❄ ice damage', '? relics, face down: 1']);
});

test('alone, an NPC has the figures of the side that is up, and its plan', () => {
  const npc = { id: 'enforcer', holder: 0, at: [0, 0], spawned: true, damage: 3, credits: 0, attacker: null } as unknown as NpcView;
  const silent = { options: [], hovered: false, onanswer: () => {}, onhover: () => {} };
  const view = solo({ side: 'B', loads: { enforcer: 'spice' } });
  render(NpcCard, { npc, solo: view, catalogue: catalogueOf(SOLO_SCENERY), names: ['Mira'], ...silent });
  const text = screen.getByRole('article').textContent?.replaceAll(/\s+/g, ' ');
  for (const words of ['side B', 'speed 9', 'weapon d8 + d20', 'Long Arm', 'He has fuel.', 'Target: you; or else its home', 'a cube of spice aboard']) {
    expect(text).toContain(words);
  }
  expect(screen.getByRole('img', { name: 'damage: 3 of 17' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Flies to its target.', 'Attacks.']);
  expect(text).not.toContain('run by');
});

test('the race shows both markers, what helps the NPCs, and the odds that there are', () => {
  const view = soloView({ pluses: [{ cause: 'cubes', amount: 2 }, { cause: 'behind', amount: 4 }], odds: [0, 40, 30, 25, 5] });
  render(Race, { view, scenery: SOLO_SCENERY, solo: view.solo ?? solo() });
  expect(screen.getByRole('img', { name: 'Fame: Red 2, NPCs 4 of 10' })).toBeTruthy();
  expect(screen.getByText('+2 cubes adrift, +4 they are behind')).toBeTruthy();
  expect(screen.getByText('1/2/3/4 fame 40/30/25/5%')).toBeTruthy();
  expect(screen.getByTitle('6: they get stronger')).toBeTruthy();
});

test('at the end it is told what helped them most', () => {
  const event = { type: 'xia.round-rolled', shown: 3, pluses: [{ cause: 'cubes', amount: 2 }, { cause: 'behind', amount: 6 }], total: 11, fame: 1 };
  const log = [{ revision: 1, text: '', targets: [], event }];
  render(RaceEnding, { view: soloView({ lost: true }), scenery: SOLO_SCENERY, log });
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'they are behind: +6 in all',
    'cubes adrift: +2 in all',
  ]);
  expect(screen.getByText('It brought them 1 fame.')).toBeTruthy();
});
