// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DOUBT } from '../../../lib/doubt';
import type { Question } from '../../../wire/table';
import type { CampaignView } from '../../../wire/xia';
import {
  askedOf,
  CAMPAIGN_SCENERY,
  campaignView,
  chooseGoal,
  LOST,
  PLAY_ON,
  played,
  RETIRE,
  takeUpgrade,
} from '../testing/campaign';
import Campaign from './Campaign.svelte';
import CampaignEnding from './CampaignEnding.svelte';

vi.mock('../../../lib/api', async (original) => ({
  ...(await original<object>()),
  tableInfo: () => Promise.resolve({ scenes: [{ name: 'game-1', title: 'Game 1', revision: 7, date: '2026-11-18' }] }),
}));

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function show(changes: Partial<CampaignView> = {}, question: Question | null = null, doubted: string | null = null) {
  const onanswer = vi.fn();
  const view = campaignView(changes);
  const props = { view, scenery: CAMPAIGN_SCENERY, question, table: 'red', log: [], onanswer };
  render(Campaign, { props, context: new Map([[DOUBT, () => doubted]]) });
  return onanswer;
}

it('a goal card is an answer while goals are chosen', async () => {
  const onanswer = show({}, askedOf(chooseGoal('paper'), chooseGoal('glass')));
  expect(screen.getByText('0 of 3 goals done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Honest' })).toBeNull();
  const card = screen.getByRole('button', { name: 'Paper' });
  expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toContain('The rule of Paper.');
  await fireEvent.click(card);
  expect(onanswer.mock.calls).toEqual([['choose-goal paper']]);
});

it('the goal of this game comes first, with its progress', () => {
  show({ goal: 'paper', progress: [2, 5] });
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('there are goals');
  expect(within(first).getByText('Paper')).toBeTruthy();
  expect(within(first).getByText('2 of 4')).toBeTruthy();
  expect(within(first).getByText('3 of 3')).toBeTruthy();
  expect(within(first).getByText('this game')).toBeTruthy();
});

it('a goal that is out of reach says so, and not how far one came', () => {
  show({ goal: 'paper', progress: [2, 1], failed: true });
  expect(screen.getByText('out of reach in this game')).toBeTruthy();
  expect(screen.queryByText('2 of 4')).toBeNull();
});

it('a goal tells when it was done, or how often it was tried', () => {
  const log = [LOST, played(), { ...LOST, goal: 'glass' }, { ...LOST, goal: 'glass' }];
  show({ log, scores: [-3, 0, -3, -6], done: ['honest'] });
  expect(screen.getByText('done in game 2')).toBeTruthy();
  expect(screen.getByText('tried 2 times')).toBeTruthy();
});

it('a rung is taken, within reach, or says what comes first', async () => {
  const onanswer = show({ upgrades: ['engine-1'] }, askedOf(takeUpgrade('engine-2'), takeUpgrade('buy-1')));
  expect(screen.getAllByText('✓ yours')).toHaveLength(1);
  expect(screen.getAllByText('take tier 2 first')).toHaveLength(2);
  expect(screen.getAllByText('take tier 1 first')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'engine 2' }));
  expect(onanswer).toHaveBeenCalledWith('take-upgrade engine-2');
});

it('between two games there is the last one, and the way on', async () => {
  const between = { log: [LOST], scores: [-3], is_between: true };
  const onanswer = show(between, askedOf(PLAY_ON, RETIRE), 'retire');
  const last = screen.getByRole('region', { name: 'Game 1' });
  expect(last.textContent).toMatch(/Game 1: Honest.*lost.*4 to 10.*−3 points/s);
  expect(screen.getByText('The campaign ends here.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /Begin the next game/ }));
  expect(onanswer).toHaveBeenCalledWith('play-on');
});

it('the log has dates, and leads to replays', async () => {
  show({ log: [played({ upgrade: 'buy-1' })], scores: [3] });
  await waitFor(() => screen.getByText('2026-11-18'));
  expect(screen.getByRole('link', { name: 'Game 1: Honest' }).getAttribute('href')).toContain('/table/red/replay/7');
  expect(screen.getByRole('link', { name: 'Save the log as text' }).getAttribute('href')).toBe('/api/tables/red/campaign');
  expect(screen.getByRole('row', { name: /done 10 to 7 \+3 buy 1/ })).toBeTruthy();
});

it('ships tell how often they were used, and which may be chosen', () => {
  show({ used: { rat: 2 }, ships: ['moth'] });
  expect(screen.getByText('Rat').closest('li')?.textContent).toContain('used 2 times');
  expect(screen.getByText('Rat').closest('li')?.textContent).not.toContain('can be chosen');
  expect(screen.getByText('Moth').closest('li')?.textContent).toMatch(/not used yet.*can be chosen/s);
});

it('an empty log says so', () => {
  show();
  expect(screen.getByText('No game is over yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the end shows the score as steps', () => {
  const view = campaignView({ log: [played(), LOST], scores: [3, 0], score: 0, is_between: true });
  render(CampaignEnding, { view, scenery: CAMPAIGN_SCENERY, table: 'red' });
  expect(screen.getByRole('img', { name: 'after game 1: 3; after game 2: 0' })).toBeTruthy();
});
