import { moment } from '../lib/api';
import { tokensFor } from '../lib/storage';
import type { Position } from '../wire/table';

/** The moments of a match as one viewer saw them: each asked for once. */
export class Moments {
  private readonly asked = new Map<number, Promise<Position>>();

  constructor(
    private readonly table: string,
    private readonly viewer: number | null,
  ) {}

  at(revision: number): Promise<Position> {
    let position = this.asked.get(revision);
    if (!position) {
      position = moment(this.table, revision, this.viewer, tokensFor(this.table));
      this.asked.set(revision, position);
      position.catch(() => this.asked.delete(revision));
    }
    return position;
  }
}
