/** A part of the page that is fetched when it is wanted for the first time: not everybody needs it. */
export class Late<Part> {
  #part: Part | null = $state.raw(null);
  #isWanted = false;

  constructor(private readonly load: () => Promise<Part>) {}

  /** The part; nothing as long as it is on its way. */
  get wanted(): Part | null {
    if (!this.#isWanted) {
      this.#isWanted = true;
      void this.load().then(
        (part) => (this.#part = part),
        () => (this.#isWanted = false), // the next one who wants it tries again
      );
    }
    return this.#part;
  }
}
