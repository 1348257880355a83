/** What of the board can be chosen now. */
import { type Light, lightsOf as generalLights } from '../../../board';
import { type Hex, keyOf, plus, turned, DIRECTIONS, distance } from '../../../board/hex';
import type { DrawnReach, EndView } from '../../../wire/akarios';
import type { Option, Question } from '../../../wire/table';
import { RISK_BOLT } from '../art/glyphs';
import type { Catalogue, Facing } from '../reading/lookup';
import { type Arrow, arrowLights } from './turning';

const GROUND = /^(space|ship|facing) /;
const ONE_STRESS = '+1';

/** The answers of which the board says as much as a list. */
export const litAnswers = (question: Question | null): string[] =>
  (question?.options ?? []).filter(({ target }) => GROUND.test(target ?? '')).map(({ answer }) => answer);

/** Lights for spaces, ships and arrows; where a move would stop short, with the stress that it costs. */
export function lightsOf(
  question: Question | null,
  ends: readonly EndView[],
  arrows: readonly Arrow[],
  poses: ReadonlyMap<string, readonly Option[]>,
  /** The space for which a facing is chosen now. */
  picked: string | null,
  { labels }: Catalogue,
): Map<string, Light> {
  const lights = generalLights(question && { ...question, options: question.options.filter(isOnBoard) });
  const whole = new Set(ends.filter(({ short }) => !short).map(({ to }) => keyOf(to)));
  for (const { to } of ends) {
    const light = lights.get(`space ${keyOf(to)}`);
    if (light && !whole.has(keyOf(to))) {
      lights.set(light.target, { ...light, risks: [{ text: ONE_STRESS, icon: RISK_BOLT }] });
    }
  }
  for (const [key, { length }] of poses) {
    const light = lights.get(`space ${key}`);
    if (!light || length < 2) continue;
    if (picked === null) lights.set(light.target, { ...light, text: labels.pick_space });
    else lights.delete(light.target);
  }
  return new Map([...lights, ...arrowLights(arrows)]);
}

const isOnBoard = ({ target }: Option): boolean => /^(space|ship) /.test(target ?? '');

/** The spaces that an action would cover from a pose, as far as they are on the board. */
export function coveredBy(reach: DrawnReach, at: Hex, facing: Facing, { scenario }: Catalogue): Hex[] {
  if (reach.range > 0) return scenario.spaces.map((space) => space.at).filter((to) => isWithin(at, to, reach.range));
  const sixths = DIRECTIONS.indexOf(facing);
  const covered = new Set(reach.arc.map((way) => keyOf(plus(at, turned(way, sixths)))));
  return scenario.spaces.map((space) => space.at).filter((to) => covered.has(keyOf(to)));
}

function isWithin(at: Hex, to: Hex, range: number): boolean {
  const steps = distance(at, to);
  return steps > 0 && steps <= range;
}
