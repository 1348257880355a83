/** What the shell shows of Core Space without knowing it. */
import { belonging, NAMELESS, type Names } from '../../../lib/sentences';
import type { CoreSpaceScenery, CoreSpaceView } from '../../../wire/corespace';
import type { Facts } from '../../entry';
import { earningsOf } from './loot';
import { catalogueOf, figureIn, filled, nameOf } from './lookup';

const FIGURE = 'figure ';

export const corespaceFacts: Partial<Facts> = {
  scores(view, scenery) {
    if (!scenery) return null;
    const [mission, drawn] = [view as CoreSpaceView, scenery as CoreSpaceScenery];
    const bySeat = mission.crews.map((_, seat) => earningsOf(mission, seat, drawn));
    if (!catalogueOf(drawn, mission).scenery.together) return { bySeat, shared: false, goal: null };
    const all = bySeat.reduce((sum, earned) => sum + earned, 0);
    return { bySeat: bySeat.map(() => all), shared: true, goal: null };
  },

  left(view, question, _, scenery) {
    const { acting } = view as CoreSpaceView;
    const { labels, traders } = catalogueOf(scenery as CoreSpaceScenery);
    const figure = figureIn(view as CoreSpaceView, acting?.figure);
    if (!acting || figure?.crew !== question.seat) return null;
    const full = traders.get(figure.board)?.actions ?? acting.actions;
    return [
      filled(labels.actions, { now: acting.actions, full: Math.max(full, acting.actions) }),
      ...(acting.rushes > 0 ? [filled(labels.rushes, { rushes: acting.rushes })] : []),
      ...(acting.effortless > 0 ? [labels.effortless] : []),
      ...(acting.walking === null ? [] : [filled(labels.steps, { steps: acting.walking })]),
    ].join(' · ');
  },

  /** Traders are called by their own names, and told apart by the colours of their crews. */
  called(abouts, view, scenery): Names {
    const mission = view as CoreSpaceView;
    const catalogue = catalogueOf(scenery as CoreSpaceScenery);
    const named = abouts.flatMap((about) => {
      const figure = about.startsWith(FIGURE) ? figureIn(mission, about.slice(FIGURE.length)) : undefined;
      return figure && figure.crew !== null ? [[about, belonging(about, figure.crew, nameOf(catalogue, figure))] as const] : [];
    });
    return named.length > 0 ? new Map(named) : NAMELESS;
  },

  /** What everybody whom the rules move is about to do, and the odds of attacks on all enemies in sight. */
  foreseen(view) {
    const { figures, acting, phase } = view as CoreSpaceView;
    if (phase !== 'traders') return [];
    const crew = figures.find(({ id }) => id === acting?.figure)?.crew;
    return figures
      .filter((figure) => figure.where === 'deck' && !figure.defeated && figure.crew !== crew)
      .filter((figure) => figure.crew === null || acting?.sights[figure.id])
      .map(({ id }) => `${FIGURE}${id}`);
  },
};
