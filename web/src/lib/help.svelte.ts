import { recall, remember } from './memory';

const HINTS = 'starhold.hints';
const GUIDE = 'starhold.guide';

/** How much is explained to whoever sits at this browser. */
class Help {
  #hints = $state(recall(HINTS) !== 'off');
  #guide = $state(recall(GUIDE) === 'wanted');

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
    if (recall(GUIDE) === 'read') return;
    this.#guide = true;
    remember(GUIDE, 'wanted');
  }

  closeGuide(): void {
    this.#guide = false;
    remember(GUIDE, 'read');
  }
}

export const help = new Help();
