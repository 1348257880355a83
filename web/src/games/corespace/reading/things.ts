/** The objects of a mission, and how far they have come. */
import type { CoreSpaceView, DrawnMission, DrawnObject, HiddenCardView, ThingView } from '../../../wire/corespace';

export interface Thing {
  drawn: DrawnObject;
  /** What has come of it; nothing if it is not there yet. */
  state: ThingView | undefined;
  /** A card that lies at it. */
  card: HiddenCardView | undefined;
  /** The repairs that it needs. */
  repairs: number;
  isUsed: boolean;
}

export const thingsOf = (view: Pick<CoreSpaceView, 'things' | 'hidden'>, { objects }: Pick<DrawnMission, 'objects'>): Thing[] =>
  objects.map((drawn) => {
    const state = view.things.find(({ id }) => id === drawn.id);
    return {
      drawn,
      state,
      card: view.hidden.find(({ at }) => at === drawn.id),
      repairs: Math.max(0, ...drawn.uses.map(({ repairs }) => repairs)),
      isUsed: Object.values(state?.used ?? {}).some((times) => times > 0),
    };
  });

/** True if nothing is left to be done with it. */
export const isDone = ({ repairs, state, isUsed }: Thing): boolean => (repairs > 0 ? (state?.repaired ?? 0) >= repairs : isUsed);
