import { Preference } from './preference.svelte';

/** How much is explained to whoever sits at this browser. */
class Help {
  #hints = new Preference('starhold.hints', ['on', 'off']);
  #guide = new Preference('starhold.guide', ['unknown', 'wanted', 'read']);

  /** Whether each question says what it is about. */
  get hints(): boolean {
    return this.#hints.value === 'on';
  }

  set hints(wanted: boolean) {
    this.#hints.value = wanted ? 'on' : 'off';
  }

  /** Whether the guide to a first game is open. */
  get guide(): boolean {
    return this.#guide.value === 'wanted';
  }

  /** Somebody begins a first game. The guide opens, unless it was read before. */
  welcome(): void {
    if (this.#guide.value !== 'read') this.#guide.value = 'wanted';
  }

  closeGuide(): void {
    this.#guide.value = 'read';
  }

  /** The guide opens with the next first game, as if it had never been read. */
  forgetGuide(): void {
    this.#guide.value = 'unknown';
  }

  get hasReadGuide(): boolean {
    return this.#guide.value === 'read';
  }
}

export const help = new Help();
