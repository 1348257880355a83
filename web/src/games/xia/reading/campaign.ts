/** How a campaign stands: what its goals, upgrades and ships are good for now. */
import type { Option, Question } from '../../../wire/table';
import type { CampaignView, GameChoice, GamePlayed, UpgradeFace } from '../../../wire/xia';

/** Whether a question is one of the campaign, and not of the game that is played. */
export function isOfCampaign({ options }: Pick<Question, 'options'>): boolean {
  return options.some(({ choice }) => ANSWERS.has((choice as GameChoice).type));
}

const ANSWERS = new Set<GameChoice['type']>(['xia.choose-goal', 'xia.take-upgrade', 'xia.play-on']);

/** The answers that choose a goal, by the goal. */
export function goalsIn(question: Question | null): ReadonlyMap<string, Option> {
  return answersBy(question, (choice) => (choice.type === 'xia.choose-goal' ? choice.goal : null));
}

/** The answers that take an upgrade, by the upgrade. */
export function upgradesIn(question: Question | null): ReadonlyMap<string, Option> {
  return answersBy(question, (choice) => (choice.type === 'xia.take-upgrade' ? choice.upgrade : null));
}

/** The answers that lead from one game to the next, or to the end. */
export function waysOnIn(question: Question | null): Option[] {
  const types: readonly string[] = ['xia.play-on', 'xia.retire'];
  return question?.options.filter(({ choice }) => types.includes((choice as GameChoice).type)) ?? [];
}

function answersBy(question: Question | null, subject: (choice: GameChoice) => string | null): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of question?.options ?? []) {
    const about = subject(option.choice as GameChoice);
    if (about !== null) found.set(about, option);
  }
  return found;
}

/** How it went with one goal so far. */
export interface GoalRecord {
  /** The number of the game that completed it; nothing as long as none has. */
  doneIn: number | null;
  /** Games that were played for it in vain. */
  tries: number;
  /** Whether the present game is played for it. */
  isNow: boolean;
}

export function recordOf(goal: string, { log, is_between, goal: present }: CampaignView): GoalRecord {
  const done = log.findIndex((game) => game.goal === goal && game.met);
  return {
    doneIn: done < 0 ? null : done + 1,
    tries: log.filter((game) => game.goal === goal && !game.met).length,
    isNow: !is_between && present === goal,
  };
}

/** The upgrades as ladders, line by line, each from the lowest rung to the highest. */
export function laddersOf(upgrades: readonly UpgradeFace[]): UpgradeFace[][] {
  const ladders = [...new Set(upgrades.map(({ ladder }) => ladder))];
  return ladders.map((of) => upgrades.filter(({ ladder }) => ladder === of).toSorted((a, b) => a.tier - b.tier));
}

/** What a game was: completed, won without its goal, or lost. */
export const resultOf = ({ won, met }: GamePlayed): 'completed' | 'won' | 'lost' => (met ? 'completed' : won ? 'won' : 'lost');

/** What each game added to the score. */
export const pointsOf = (scores: readonly number[]): number[] =>
  scores.map((score, index) => score - (scores[index - 1] ?? 0));

/** A number with its sign, which is always there. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** A number as it is printed. */
export const printed = (score: number): string => (score < 0 ? `−${-score}` : `${score}`);
