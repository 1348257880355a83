/** The line between the question and what lies below it: it stays where somebody has put it. */
import { recall, remember } from './memory';

const SPLIT = 'starhold.split';
export const LEAST = 20;
export const MOST = 80;
const USUAL = 56;

class Split {
  #share = $state(remembered());

  /** The part of the height that the question has, in percent. */
  get share(): number {
    return this.#share;
  }

  set share(wanted: number) {
    this.#share = Math.round(Math.min(MOST, Math.max(LEAST, wanted)));
    remember(SPLIT, String(this.#share));
  }

  reset(): void {
    this.share = USUAL;
  }
}

function remembered(): number {
  const share = Number(recall(SPLIT) ?? USUAL);
  return share >= LEAST && share <= MOST ? share : USUAL;
}

export const split = new Split();
