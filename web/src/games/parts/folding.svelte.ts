/** What was read last at each table, and folded away: whoever looks elsewhere and comes back need not fold it again. */
class Folding {
  #folded: Readonly<Record<string, string>> = $state.raw({});

  /** True if this is what was folded; `name` is another one as soon as there is something new to read. */
  has(table: string, name: string): boolean {
    return this.#folded[table] === name;
  }

  /** What was folded last; nothing if that was nothing, or has been opened again. */
  at(table: string): string {
    return this.#folded[table] ?? '';
  }

  fold(table: string, name: string): void {
    this.#folded = { ...this.#folded, [table]: name };
  }

  unfold(table: string): void {
    this.#folded = { ...this.#folded, [table]: '' };
  }
}

export const folding = new Folding();
