import type { AkariosScenery, AkariosView } from '../../../wire/akarios';
import type { Facts } from '../../entry';
import { crewOf, foremost } from './crew';
import { catalogueOf, pilotName } from './lookup';

/** What the shell shows of a fight without knowing it. */
export const akariosFacts: Partial<Facts> = {
  scores(view) {
    const fight = view as AkariosView;
    const hull = fight.flyers.reduce((sum, flyer) => sum + flyer.hull, 0);
    const seats = Math.max(...fight.flyers.map(({ seat }) => seat)) + 1;
    return { bySeat: Array.from({ length: seats }, () => hull), shared: true, goal: null };
  },

  /** Of several pilots of a seat, whose turn to act it seems to be. */
  left(view, question, _log, scenery) {
    const fight = view as AkariosView;
    if (fight.phase !== 'pilots' || crewOf(fight, question.seat).length < 2) return null;
    const flyer = foremost(fight, question, question.seat);
    return flyer ? pilotName(catalogueOf(scenery as AkariosScenery), flyer.id) : null;
  },

  foreseen(view) {
    const { enemies, phase } = view as AkariosView;
    return phase === 'pilots' || phase === 'enemies' ? enemies.map(({ id }) => `ship ${id}`) : [];
  },
};
