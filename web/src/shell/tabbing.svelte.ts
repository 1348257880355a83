import { untrack } from 'svelte';
import type { Question } from '../wire/table';
import type { Tab } from './tabs';

/** Which tab is open: the one that was chosen, or the one that a question needs. Belongs to a component. */
export class Tabbing {
  chosen: Tab = $state('ask');
  readonly open: Tab = $derived.by(() => {
    const tabs = this.tabs();
    return tabs.includes(this.chosen) ? this.chosen : (tabs[0] ?? 'log');
  });

  constructor(
    private readonly tabs: () => readonly Tab[],
    question: () => Question | null,
  ) {
    const isOnMat = $derived(question()?.on_mat ?? false);
    let before: Tab = 'ask';
    $effect(() => {
      const current = untrack(() => this.chosen);
      if (isOnMat) {
        before = current;
        this.chosen = 'mat';
      } else if (current === 'mat') this.chosen = before;
    });
  }
}
