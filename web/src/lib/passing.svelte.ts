import { onDestroy } from 'svelte';

export type Passing<Thing> = Thing & { key: number };

/** Things that are shown for a moment and go by themselves. */
export class Passings<Thing extends object> {
  all: readonly Passing<Thing>[] = $state.raw([]);

  private keys = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** To be made by a component: they go with it. */
  constructor(private readonly milliseconds: number) {
    onDestroy(() => this.timers.forEach(clearTimeout));
  }

  show(things: readonly Thing[]): void {
    if (things.length === 0) return;
    const shown = things.map((thing) => ({ ...thing, key: ++this.keys }));
    this.all = [...this.all, ...shown];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.all = this.all.filter((thing) => !shown.includes(thing));
    }, this.milliseconds);
    this.timers.add(timer);
  }
}
