import type { Change } from '../../lib/chart';
import { standing } from '../../lib/standing';
import type { GameEvent, XiaView } from '../../wire/xia';
import type { Facts } from '..';

/** Fame of which the log does not tell, because it begins later. */
const EARLIER = 'earlier';

/** What the shell shows of Xia without knowing it. */
export const xiaFacts: Facts = {
  headline(view) {
    const { fame_goal, captains } = view as XiaView;
    const best = Math.max(0, ...captains.map((captain) => captain.fame + captain.unclaimed));
    return [`Fame ${best} of ${fame_goal}`];
  },

  left(view) {
    const { movement } = view as XiaView;
    return movement === null ? null : `${movement} movement left`;
  },

  scores(log) {
    const fame = new Map<number, number>();
    const changes: Change[] = [];
    for (const line of standing(log)) {
      const event = line.event as GameEvent | undefined | null;
      if (event?.type !== 'xia.fame-gained' && event?.type !== 'xia.fame-claimed') continue;
      const { seat } = event;
      const before = fame.get(seat) ?? 0;
      // What is claimed is the whole of it.
      const gained = event.type === 'xia.fame-gained' ? event.fame : event.fame - before;
      if (gained <= 0) continue;
      const source = event.type === 'xia.fame-gained' ? event.source : EARLIER;
      fame.set(seat, before + gained);
      changes.push({ revision: line.revision, seat, score: before + gained, gained, source });
    }
    return changes;
  },
};
