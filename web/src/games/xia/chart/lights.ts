/** What of the map can be chosen now, from the question. */

import type { Light, Risk as Mark } from '../../../board';
import { disc, type Hex, keyOf, plus, sameHex } from '../../../board/hex';
import { lightsOf as generalLights } from '../../../board/lights';
import type { Question, Risk } from '../../../wire/table';
import type { GameChoice } from '../../../wire/xia';
import { BOLT, BURST, CROSSHAIR, FLAKE, PULL, SKULL, UNPOWERED, WARNING } from '../art/icons';
import type { Berths } from './interior';

/** The picture of each harm; the worst first. */
const HARMS: Readonly<Record<string, string>> = {
  destroyed: SKULL,
  burnt: SKULL,
  'ice fills': SKULL,
  stranded: UNPOWERED,
  'ice damage': FLAKE,
  'ice spreads': FLAKE,
  damage: BURST,
  'thrown back': BURST,
  ram: BURST,
  unstoppable: BURST,
  failed: BURST,
  blast: BURST,
  energy: BOLT,
  bounty: CROSSHAIR,
  detected: CROSSHAIR,
  'snitched on': CROSSHAIR,
  'thrown off': PULL,
  'thrown onto a path': PULL,
  'thrown at a planet': PULL,
  'thrown into debris': PULL,
  'thrown into nebula': PULL,
  pulled: PULL,
};
const ORDER = Object.keys(HARMS);
const MOST_RISKS = 2;
const CERTAIN = 100;

const GROUND = /^(space|beyond|edge|turn|chair) /;

/** The answers of which the map says as much as a list: nothing but where they lead. */
export function litAnswers(question: Question | null): string[] {
  const lit = question?.options.filter(({ target, alike }) => alike && GROUND.test(target ?? '')) ?? [];
  return lit.map(({ answer }) => answer);
}

export const lightsOf = (question: Question | null): Map<string, Light> => generalLights(question, marksOf);

const NEAR = disc(2);

/** Where the action is: with a ship, or, if no answer is near it, where the answers are. */
export function actionAt(question: Question | null, ship: Hex | null, berths: Berths): Hex | null {
  const targets = (question?.options ?? []).flatMap(({ target }) => spaceIn(target));
  const spaces = targets.filter((at) => !berths.has(keyOf(at)));
  const isNear = ship !== null && spaces.some((at) => NEAR.some((step) => sameHex(plus(ship, step), at)));
  return isNear ? ship : (spaces[0] ?? ship);
}

function spaceIn(target: string | null): Hex[] {
  const [, q, r] = /^space (-?\d+),(-?\d+)$/.exec(target ?? '') ?? [];
  return q === undefined ? [] : [[Number(q), Number(r)]];
}

/** The numbers of the sides that can be scanned, as the answers call them, by the places beyond them. */
export function scannedSides(question: Question | null): Map<string, number> {
  const sides = new Map<string, number>();
  for (const { target, choice } of question?.options ?? []) {
    const made = choice as GameChoice;
    if (target !== null && made.type === 'xia.scan') sides.set(target, made.side);
  }
  return sides;
}

/** Risks in a few letters: the odds and a picture for each harm; only pictures, if no odds are known. */
export function marksOf(risks: readonly Risk[]): Mark[] {
  const uncertain = risks.filter(({ harm, percent = CERTAIN }) => percent < CERTAIN || HARMS[harm] === SKULL);
  const told = uncertain.length > 0 ? uncertain : risks;
  const marks = told.toSorted((one, other) => rank(one) - rank(other)).map(markOf);
  return distinct(marks).slice(0, MOST_RISKS);
}

function markOf({ harm, percent = CERTAIN }: Risk): Mark {
  const icon = HARMS[harm] ?? WARNING;
  return { text: percent < CERTAIN || icon === SKULL ? `${percent}%` : '', icon };
}

function rank({ harm }: Risk): number {
  const found = ORDER.indexOf(harm);
  return found < 0 ? ORDER.length : found;
}

function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [`${mark.text} ${mark.icon}`, mark])).values()];
}
