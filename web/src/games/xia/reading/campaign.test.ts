import { expect, it } from 'vitest';
import {
  askedOf,
  campaignView,
  chooseGoal,
  LOST,
  PLAY_ON,
  played,
  RETIRE,
  SHEET,
  takeUpgrade,
} from '../testing/campaign';
import { goalsIn, isOfCampaign, laddersOf, pointsOf, printed, recordOf, resultOf, signed, upgradesIn, waysOnIn } from './campaign';

it('a question of the campaign is told from one of the game', () => {
  expect(isOfCampaign(askedOf(chooseGoal('honest')))).toBe(true);
  expect(isOfCampaign(askedOf(PLAY_ON, RETIRE))).toBe(true);
  expect(isOfCampaign(askedOf({ ...PLAY_ON, choice: { type: 'xia.end' } }))).toBe(false);
});

it('finds answers by what they are about', () => {
  const question = askedOf(chooseGoal('glass'), takeUpgrade('buy-1'), PLAY_ON, RETIRE);
  expect([...goalsIn(question).keys()]).toEqual(['glass']);
  expect([...upgradesIn(question).keys()]).toEqual(['buy-1']);
  expect(waysOnIn(question)).toEqual([PLAY_ON, RETIRE]);
  expect(waysOnIn(null)).toEqual([]);
});

it('knows how it went with a goal', () => {
  const { campaign } = campaignView({ goal: 'paper', log: [LOST, LOST, played()] });
  if (!campaign) throw new Error('there is a campaign');
  expect(recordOf('honest', campaign)).toEqual({ doneIn: 3, tries: 2, isNow: false });
  expect(recordOf('paper', campaign)).toEqual({ doneIn: null, tries: 0, isNow: true });
  expect(recordOf('paper', { ...campaign, is_between: true }).isNow).toBe(false);
});

it('builds ladders from the lowest rung up', () => {
  expect(laddersOf(SHEET.upgrades).map((ladder) => ladder.map(({ id }) => id))).toEqual([
    ['engine-1', 'engine-2', 'engine-3'],
    ['buy-1', 'buy-2', 'buy-3'],
  ]);
});

it('tells results and figures', () => {
  expect([played(), played({ met: false }), LOST].map(resultOf)).toEqual(['completed', 'won', 'lost']);
  expect(pointsOf([3, 0, 5])).toEqual([3, -3, 5]);
  expect([signed(3), signed(-3), printed(-3), printed(3)]).toEqual(['+3', '−3', '−3', '3']);
});
