const CALM = 'starhold.calm';

/** Whether things move on this page: neither the system nor the one in front of it has asked for less. */
class Motion {
  #isCalm = $state(remembered());

  /** Set by hand, for this browser. */
  get isCalm(): boolean {
    return this.#isCalm;
  }

  set isCalm(wanted: boolean) {
    this.#isCalm = wanted;
    remember(wanted);
    mark(wanted);
  }

  get isWanted(): boolean {
    return !this.#isCalm && !systemWantsLess();
  }
}

export const motion = new Motion();
mark(motion.isCalm);

/** The style sheets look for this mark. */
function mark(isCalm: boolean): void {
  globalThis.document?.documentElement.toggleAttribute('data-calm', isCalm);
}

function systemWantsLess(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(CALM) !== null;
  } catch {
    return false;
  }
}

function remember(isCalm: boolean): void {
  try {
    if (isCalm) localStorage.setItem(CALM, 'yes');
    else localStorage.removeItem(CALM);
  } catch {
    // A forbidden storage: it holds until the page is closed.
  }
}
