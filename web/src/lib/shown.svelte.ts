/** Answers that are shown elsewhere than in the list: by the board, or by what lies beside it. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** On the board, on the mat, on what has the place of the board, or on the mat in place of the foot. */
export type Where = 'map' | 'mat' | 'page' | 'foot';

const KEY = Symbol('shown');

/** All that is shown now, by those who show it: what leaves the page shows nothing any more. */
export class Shown {
  readonly #shows = new SvelteMap<symbol, { where: Where; answers: readonly string[] }>();

  show(who: symbol, where: Where, answers: readonly string[]): void {
    this.#shows.set(who, { where, answers });
  }

  hide(who: symbol): void {
    this.#shows.delete(who);
  }

  /** Where each answer can be given, besides the list. */
  get places(): Map<string, Where> {
    const all = [...this.#shows.values()];
    return new Map(all.flatMap(({ where, answers }) => answers.map((answer) => [answer, where] as const)));
  }
}

export function provideShown(): Shown {
  return setContext(KEY, new Shown());
}

/** Says, for as long as a component is on the page, which answers it shows. */
export function showAnswers(where: Where, answers: () => readonly string[]): void {
  const shown = getContext<Shown | undefined>(KEY);
  if (!shown) return;
  const who = Symbol(where);
  $effect(() => {
    shown.show(who, where, answers());
    return () => shown.hide(who);
  });
}
