/** The answer that asks back: it is given if it is chosen once more. */
import { getContext, setContext } from 'svelte';

export const DOUBT = Symbol('doubt');

/** For all components within this one. */
export function provideDoubt(doubted: () => string | null): void {
  setContext(DOUBT, doubted);
}

export function useDoubt(): () => string | null {
  return getContext<(() => string | null) | undefined>(DOUBT) ?? (() => null);
}
