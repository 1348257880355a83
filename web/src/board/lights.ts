/** What of a board can be chosen now, from the question. */

import type { Question, Risk as Odds } from '../wire/table';
import type { Light, Risk } from './stops';
import { words } from './words';

/** A light for whatever an answer or an errand points at; `marksOf` draws the risks of a place. */
export function lightsOf(
  question: Question | null,
  marksOf: (risks: readonly Odds[]) => readonly Risk[] = () => [],
): Map<string, Light> {
  const lights = new Map<string, Light>();
  if (!question) return lights;
  for (const target of Object.keys(question.errands)) {
    lights.set(target, { target, kind: 'errand', text: words.go, danger: null, risks: [] });
  }
  const risky = new Map<string, readonly Odds[]>();
  for (const { target, text, danger, risks = [] } of question.options) {
    if (target === null) continue;
    risky.set(target, [...(risky.get(target) ?? []), ...risks]);
    const before = lights.get(target);
    const isSecond = before?.kind === 'answer';
    lights.set(target, {
      target,
      kind: 'answer',
      text: joined(isSecond ? before.text : null, text, ', or ') ?? text,
      danger: joined(isSecond ? before.danger : null, danger, '; '),
      risks: marksOf(risky.get(target) ?? []),
    });
  }
  return lights;
}

function joined(first: string | null, second: string | null, by: string): string | null {
  if (!first || !second || first === second) return first ?? second;
  return `${first}${by}${second}`;
}
