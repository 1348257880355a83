/** What of the board is being watched: where the act happened that is shown now. */
import { getContext, setContext } from 'svelte';

export interface Watched {
  targets: readonly string[];
  /** Whether it is brought into sight: nobody who is asked loses their own place from sight. */
  isFollowed: boolean;
}

const WATCHED = Symbol('watched');
const NOTHING: Watched = { targets: [], isFollowed: false };

/** For all boards within this component. */
export function provideWatched(watched: () => Watched): void {
  setContext(WATCHED, watched);
}

export function useWatched(): () => Watched {
  return getContext<(() => Watched) | undefined>(WATCHED) ?? (() => NOTHING);
}
