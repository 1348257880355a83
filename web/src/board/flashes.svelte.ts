/** What flashes up over a board for a moment: shots, hits, losses. */
import type { Point } from './grid';

export interface Flash {
  kind: 'beam' | 'hurt' | 'gone';
  at: Point;
  /** Where a beam leads. */
  to: Point;
  text: string;
}

/** Milliseconds that one is there. */
const LASTING = 1400;

/** The flashes that are seen now. */
export class Flashes {
  seen = $state.raw<readonly (Flash & { id: number })[]>([]);
  private made = 0;

  /** Lets something flash up, after so many milliseconds. */
  show(flash: Flash, after: number): void {
    const id = ++this.made;
    setTimeout(() => {
      this.seen = [...this.seen, { ...flash, id }];
      setTimeout(() => (this.seen = this.seen.filter((each) => each.id !== id)), LASTING);
    }, after);
  }
}
