import type { Change } from '../../../lib/chart';
import { standing } from '../../../lib/standing';
import type { LogLine } from '../../../wire/table';
import type { GameEvent, Scenery, XiaView } from '../../../wire/xia';
import type { Facts } from '../../entry';
import { filled } from './lookup';
import { placesOf } from './places';

/** Fame of which the log does not tell, because it begins later. */
const EARLIER = 'earlier';

/** NPCs have fame only against a captain who is alone: they come after that seat. */
const BESIDE_ONE_CAPTAIN = 1;

/** What the shell shows of Xia without knowing it. */
export const xiaFacts: Facts = {
  headline: () => [],

  scores(view, scenery) {
    const { fame_goal, captains, solo, campaign } = view as XiaView;
    const bySeat = captains.map(({ fame, unclaimed }) => fame + unclaimed);
    const name = (scenery as Scenery | undefined)?.solo?.labels.rivals ?? '';
    // In a campaign it is the goal that says how much it takes.
    const goal = campaign?.goal === '' ? null : fame_goal;
    return { bySeat, shared: false, goal, ...(solo && { rivals: [{ name, score: solo.fame }] }) };
  },

  counted(scenery) {
    return (scenery as Scenery).campaign?.labels.campaign ?? null;
  },

  foreseen(view) {
    return Object.keys((view as XiaView).solo?.plans ?? {}).map((npc) => `plan ${npc}`);
  },

  left(view, question, log, scenery) {
    const { labels } = (scenery as Scenery).words;
    if (question.prompt === 'xia.take-damage.place') {
      const damage = damageLeft(log);
      return damage === null ? null : filled(labels.damage_left, { damage });
    }
    const { movement } = view as XiaView;
    return movement === null ? null : filled(labels.movement_left, { movement });
  },

  called(abouts, view, scenery) {
    return placesOf(abouts, view as XiaView, scenery as Scenery);
  },

  // A ship that was left for another stays its captain's: nobody else ever has it.
  owners(view) {
    const { captains } = view as XiaView;
    return new Map(
      captains.flatMap(({ ship, abilities }, seat) =>
        [ship, ...abilities.map((card) => card.ship)].map((id) => [`ship ${id}`, seat] as const),
      ),
    );
  },

  gains(log) {
    const fame = new Map<number, number>();
    const changes: Change[] = [];
    for (const line of standing(log)) {
      const event = line.event as GameEvent | undefined | null;
      if (event?.type === 'xia.npcs-advanced') {
        const { total, fame: gained, reason: source } = event;
        changes.push({ revision: line.revision, seat: BESIDE_ONE_CAPTAIN, score: total, gained, source });
      }
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

/** The damage taken last, without what has its place in the hold already; nothing if the log begins later. */
function damageLeft(log: readonly LogLine[]): number | null {
  const events = standing(log).map((line) => line.event as GameEvent | undefined | null);
  const taken = events.findLastIndex((event) => event?.type === 'xia.damage-taken');
  const event = events[taken];
  if (event?.type !== 'xia.damage-taken') return null;
  const placed = events.slice(taken).filter((each) => each?.type === 'xia.damage-placed').length;
  return event.damage - placed;
}
