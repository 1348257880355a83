/** What a crew has brought home, as far as somebody can see it. */
import type { CoreSpaceScenery, CoreSpaceView } from '../../../wire/corespace';
import { isBetween } from './campaign';
import { catalogueOf, crewOf } from './lookup';

/** In UA: what its traders carry who are back aboard, and what its objectives pay; in a campaign all else that it owns, too. */
export function earningsOf(view: CoreSpaceView, seat: number, all: CoreSpaceScenery): number {
  const { tokens, scenery } = catalogueOf(all, view);
  const owned = view.crews[seat]?.worth ?? 0;
  const carried = crewOf(view, seat)
    .filter(({ where }) => where === 'aboard')
    .flatMap(({ tray, worn }) => (worn ? [...tray, worn] : tray));
  const met = (view.crews[seat]?.objectives ?? []).filter((objective) => objective.met && !isBetween(view)).map(({ id }) => id);
  const paid = scenery.objectives.filter(({ id }) => met.includes(id));
  const sum = (worths: readonly number[]): number => worths.reduce((total, worth) => total + worth, 0);
  return owned + sum(carried.map(({ face = '' }) => tokens.get(face)?.worth ?? 0)) + sum(paid.map(({ worth }) => worth));
}
