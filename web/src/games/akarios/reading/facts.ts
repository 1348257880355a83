import type { AkariosScenery, AkariosView } from '../../../wire/akarios';
import type { Facts } from '../../entry';

/** What the shell shows of a fight without knowing it. */
export const akariosFacts: Partial<Facts> = {
  scores(view) {
    const fight = view as AkariosView;
    const hull = fight.flyers.reduce((sum, flyer) => sum + flyer.hull, 0);
    if (fight.campaign) return null;
    const seats = Math.max(...fight.flyers.map(({ seat }) => seat)) + 1;
    return { bySeat: Array.from({ length: seats }, () => hull), shared: true, goal: null };
  },

  counted(scenery) {
    const { scenario, between } = scenery as AkariosScenery;
    return scenario === null ? between.scenes_won : null;
  },

  foreseen(view) {
    const { enemies, phase } = view as AkariosView;
    return phase === 'pilots' || phase === 'enemies' ? enemies.map(({ id }) => `ship ${id}`) : [];
  },
};
