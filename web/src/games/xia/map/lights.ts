/** What of the map can be chosen now, from the question. */

import type { Light, Risk } from '../../../board';
import { disc, type Hex, plus, sameHex } from '../../../board/hex';
import type { Question } from '../../../wire/table';
import type { GameChoice } from '../../../wire/xia';
import { BOLT, BURST, CROSSHAIR, FLAKE, PULL, SKULL, UNPOWERED, WARNING } from './icons';
import { isInside } from './interior';

/** What a danger does to a ship, by the words it is told with; the worst first. */
const HARMS: readonly (readonly [RegExp, string])[] = [
  [/destr/, SKULL],
  [/stranded/, UNPOWERED],
  [/ice damage/, FLAKE],
  [/damage/, BURST],
  [/energy/, BOLT],
  [/bounty|detected/, CROSSHAIR],
  [/pulled|thrown off/, PULL],
];
const MOST_RISKS = 2;

export function lightsOf(question: Question | null): Map<string, Light> {
  const lights = new Map<string, Light>();
  if (!question) return lights;
  for (const [target, order] of Object.entries(question.errands)) {
    lights.set(target, { target, kind: 'errand', text: order, danger: null, risks: [] });
  }
  for (const { target, text, danger } of question.options) {
    if (target === null) continue;
    const before = lights.get(target);
    const isSecond = before?.kind === 'answer';
    const dangers = joined(isSecond ? before.danger : null, danger, '; ');
    lights.set(target, {
      target,
      kind: 'answer',
      text: joined(isSecond ? before.text : null, text, ', or ') ?? text,
      danger: dangers,
      risks: risksIn(dangers),
    });
  }
  return lights;
}

const NEAR = disc(2);

/** Where the action is: with a ship, or, if no answer is near it, where the answers are. */
export function actionAt(question: Question | null, ship: Hex | null): Hex | null {
  const spaces = (question?.options ?? []).flatMap(({ target }) => spaceIn(target)).filter((at) => !isInside(at));
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

/** A danger in a few letters: the odds and a picture for each harm, or only a warning if no odds are told. */
export function risksIn(danger: string | null): Risk[] {
  if (!danger) return [];
  const told = [...danger.matchAll(/(\d+)% to ([^,;]+)/g)].map(([, odds, harm]) => riskOf(`${odds}%`, harm ?? ''));
  if (/certain destruction/.test(danger)) told.push(riskOf('100%', 'destruction'));
  if (told.length === 0) return [riskOf('', danger)];
  return told.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_RISKS);
}

function riskOf(text: string, harm: string): Risk {
  return { text, icon: HARMS.find(([words]) => words.test(harm))?.[1] ?? WARNING };
}

function rank({ icon }: Risk): number {
  const found = HARMS.findIndex(([, one]) => one === icon);
  return found < 0 ? HARMS.length : found;
}

function joined(first: string | null, second: string | null, by: string): string | null {
  if (!first || !second || first === second) return first ?? second;
  return `${first}${by}${second}`;
}
