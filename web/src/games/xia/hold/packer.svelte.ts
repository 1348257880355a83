/** The piece in hand and where in the hold it would go. */
import type { Question } from '../../../wire/table';
import type { Piece } from '../../../wire/xia';
import { filled, type Catalogue } from '../reading/lookup';
import { flipped, moved, nearestTo, placementsOf, turned, type Placement } from './fitting';
import type { Place } from './holds';

interface Asked {
  question: Question | null;
  hand: readonly Piece[];
  catalogue: Catalogue;
}

export class Packer {
  readonly #asked: () => Asked;
  readonly #placements: Placement[];
  readonly #ghost: Placement | undefined;
  #chosen = $state<string | null>(null);

  constructor(asked: () => Asked) {
    this.#asked = asked;
    this.#placements = $derived.by(() => {
      const { question, hand, catalogue } = this.#asked();
      return placementsOf(question, hand[0], catalogue);
    });
    this.#ghost = $derived(this.#placements.find(({ answer }) => answer === this.#chosen) ?? this.#placements[0]);
  }

  /** Where the piece would go now; nothing if there is no piece, or no room for it. */
  get ghost(): Placement | undefined {
    return this.#ghost;
  }

  /** All answers that put the piece somewhere. */
  get answers(): string[] {
    return this.#placements.map(({ answer }) => answer);
  }

  /** All cells that the piece could cover. */
  get reach(): string[] {
    return this.#placements.flatMap(({ cells }) => cells);
  }

  /** The place of the ghost: for an outfit which of all ways it is, for cargo what becomes of it there. */
  get label(): string {
    if (!this.#ghost) return '';
    if (!this.#asked().hand[0]?.outfit) return this.#ghost.text;
    const way = this.#placements.indexOf(this.#ghost) + 1;
    const { labels } = this.#asked().catalogue.words;
    return filled(labels.onto, { cells: this.#ghost.cells.join(', '), way, ways: this.#placements.length });
  }

  snap(point: Place): void {
    this.#chosen = nearestTo(this.#placements, point, this.#ghost?.looks)?.answer ?? null;
  }

  turn(): void {
    if (this.#ghost) this.#chosen = turned(this.#placements, this.#ghost).answer;
  }

  flip(): void {
    if (this.#ghost) this.#chosen = flipped(this.#placements, this.#ghost).answer;
  }

  move(way: Place): void {
    if (this.#ghost) this.#chosen = moved(this.#placements, this.#ghost, way).answer;
  }
}
