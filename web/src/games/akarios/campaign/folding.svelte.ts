import type { Page } from '../../../wire/akarios';

/** The page that was folded away last, at each table: whoever looks elsewhere and comes back need not fold it again. */
class Folding {
  #folded: Readonly<Record<string, string>> = $state.raw({});

  has(table: string, pages: readonly Page[]): boolean {
    return this.#folded[table] === nameOf(pages);
  }

  fold(table: string, pages: readonly Page[]): void {
    this.#folded = { ...this.#folded, [table]: nameOf(pages) };
  }

  unfold(table: string): void {
    this.#folded = { ...this.#folded, [table]: '' };
  }
}

/** Pages are other ones as soon as something is read, or came of a choice. */
const nameOf = (pages: readonly Page[]): string => pages.map(({ name, told = '' }) => `${name} ${told.length}`).join('|') || '-';

export const folding = new Folding();
