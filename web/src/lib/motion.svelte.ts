import { Preference } from './preference.svelte';

/** Whether things move on this page: neither the system nor the one in front of it has asked for less. */
class Motion {
  #calm = new Preference('starhold.calm', ['no', 'yes'], (value) => mark(value === 'yes'));

  /** Set by hand, for this browser. */
  get isCalm(): boolean {
    return this.#calm.value === 'yes';
  }

  set isCalm(wanted: boolean) {
    this.#calm.value = wanted ? 'yes' : 'no';
  }

  get isWanted(): boolean {
    return !this.isCalm && !systemWantsLess();
  }
}

export const motion = new Motion();

/** The style sheets look for this mark. */
function mark(isCalm: boolean): void {
  globalThis.document?.documentElement.toggleAttribute('data-calm', isCalm);
}

function systemWantsLess(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
