import type { GameEvent, XiaView } from '../../wire/xia';
import type { Facts, ScorePoint } from '..';

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
    const points: ScorePoint[] = [];
    for (const line of log) {
      const event = line.event as GameEvent | undefined | null;
      if (event?.type !== 'xia.fame-gained' && event?.type !== 'xia.fame-claimed') continue;
      const before = fame.get(event.seat) ?? 0;
      // Fame that was gained may have been taken back; what is claimed is the whole of it.
      const score = event.type === 'xia.fame-gained' ? before + event.fame : event.fame;
      if (score === before) continue;
      fame.set(event.seat, score);
      points.push({ revision: line.revision, seat: event.seat, score });
    }
    return points;
  },
};
