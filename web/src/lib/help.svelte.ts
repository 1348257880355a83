const HINTS = 'starhold.hints';
const GUIDE = 'starhold.guide';

/** How much is explained to whoever sits at this browser. */
class Help {
  #hints = $state(remembered(HINTS) !== 'off');
  #guide = $state(remembered(GUIDE) === 'wanted');

  /** Whether each question says what it is about. */
  get hints(): boolean {
    return this.#hints;
  }

  set hints(wanted: boolean) {
    this.#hints = wanted;
    remember(HINTS, wanted ? 'on' : 'off');
  }

  /** Whether the guide to a first game is open. */
  get guide(): boolean {
    return this.#guide;
  }

  /** Somebody begins a first game. The guide opens, unless it was read before. */
  welcome(): void {
    if (remembered(GUIDE) === 'read') return;
    this.#guide = true;
    remember(GUIDE, 'wanted');
  }

  closeGuide(): void {
    this.#guide = false;
    remember(GUIDE, 'read');
  }
}

export const help = new Help();

function remembered(what: string): string | null {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
}

function remember(what: string, value: string): void {
  try {
    localStorage.setItem(what, value);
  } catch {
    // A forbidden storage: it holds until the page is closed.
  }
}
