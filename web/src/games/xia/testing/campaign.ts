/** A campaign of three goals and two ladders, for tests. */
import type { Option, Question } from '../../../wire/table';
import type { CampaignScenery, CampaignView, GameChoice, GamePlayed, Scenery, Ship, XiaView } from '../../../wire/xia';
import { SOLO_SCENERY, soloView } from './alone';

const goal = (id: string, name: string, wanted: number[]) => ({
  id,
  name,
  line: `The story of ${name}.`,
  limit: 10,
  rule: `The rule of ${name}.`,
  met: `what ${name} asks for`,
  reward: `The reward of ${name}.`,
  wanted,
});

const upgrade = (ladder: 'engine' | 'buy', tier: number) => ({
  id: `${ladder}-${tier}`,
  name: `${ladder} ${tier}`,
  ladder,
  tier,
  text: `What ${ladder} ${tier} does.`,
});

export const SHEET: CampaignScenery = {
  goals: [goal('honest', 'Honest', [3]), goal('paper', 'Paper', [4, 3]), goal('glass', 'Glass', [])],
  upgrades: [1, 2, 3].flatMap((tier) => [upgrade('engine', tier), upgrade('buy', tier)]),
  labels: {
    campaign: 'Campaign',
    game: 'Game {number}',
    game_with_goal: 'Game {number}: {goal}',
    standing: '{done} of {goals} goals done',
    score: 'Score {score}',
    goals: 'Goals',
    limit: '{limit} fame',
    rule: 'Special rule',
    met: 'Goal',
    reward: 'Reward',
    done_in: 'done in game {number}',
    tried: 'tried {times} times',
    tried_once: 'tried once',
    now: 'this game',
    failed: 'out of reach in this game',
    progress: '{done} of {wanted}',
    upgrades: 'Upgrades',
    tier: 'tier {tier}',
    taken: 'yours',
    needs: 'take tier {tier} first',
    lines: { engine: 'Engine', guns: 'Guns', impulse: 'Impulse', mission: 'Missions', rearm: 'Re-Arm', ability: 'Abilities', buy: 'Trade' },
    ships: 'Ships',
    ship_tier: 'Tier {tier}',
    used: 'used {times} times',
    used_once: 'used once',
    unused: 'not used yet',
    next_ships: 'can be chosen',
    log: 'Log',
    no_games: 'No game is over yet.',
    date: 'Date',
    goal: 'Goal',
    result: 'Result',
    final_score: 'Fame',
    ships_used: 'Ships',
    upgrade: 'Upgrade',
    completed: 'done',
    won: 'won without the goal',
    lost: 'lost',
    result_fame: '{fame} to {npc_fame}',
    points: '{points} points',
    replay: 'Replay game {number}',
    score_chart: 'Score, game by game',
    score_after: 'after game {number}: {score}',
    save_log: 'Save the log as text',
  },
};

const ships = [
  { id: 'rat', name: 'Rat', tier: 1 },
  { id: 'moth', name: 'Moth', tier: 2 },
] as Ship[];

export const CAMPAIGN_SCENERY: Scenery = { ...SOLO_SCENERY, ships, campaign: SHEET };

export const played = (changes: Partial<GamePlayed> = {}): GamePlayed => ({
  goal: 'honest',
  won: true,
  met: true,
  fame: 10,
  npc_fame: 7,
  rounds: 6,
  ships: [],
  ...changes,
});

export const LOST = played({ won: false, met: false, fame: 4, npc_fame: 10 });

export const campaignView = (changes: Partial<CampaignView> = {}): XiaView => ({
  ...soloView(),
  campaign: {
    game: 1,
    goal: '',
    progress: [],
    met: false,
    failed: false,
    done: [],
    upgrades: [],
    used: {},
    ships: [],
    log: [],
    scores: [],
    score: 0,
    is_between: false,
    ...changes,
  },
});

const option = (answer: string, choice: GameChoice, more: Partial<Option> = {}): Option => ({
  answer,
  text: answer,
  heading: '',
  danger: null,
  target: null,
  choice,
  ...more,
});

export const chooseGoal = (id: string): Option => option(`choose-goal ${id}`, { type: 'xia.choose-goal', goal: id });
export const takeUpgrade = (id: string): Option => option(`take-upgrade ${id}`, { type: 'xia.take-upgrade', upgrade: id });
export const PLAY_ON = option('play-on', { type: 'xia.play-on' }, { text: 'begin the next game', weight: 'onward' });
export const RETIRE = option('retire', { type: 'xia.retire' }, { weight: 'aside', regret: 'The campaign ends here.' });

export const askedOf = (...options: Option[]): Question => ({
  seat: 0,
  prompt: 'xia.aim.choose',
  text: 'Which?',
  options,
  withheld: [],
  errands: {},
});
