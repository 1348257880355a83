import type { Connection } from '../lib/connection.svelte';
import type { Position } from '../wire/table';

/** Milliseconds that the pointer has to rest on something before the server is asked about it. */
export const PAUSE = 180;

/** What the server tells of something. */
export interface Seen {
  /** What it is. */
  title: string;
  /** What it brings, how far it is, what it risks. */
  lines: readonly string[];
  /** The rules that govern it. */
  rules: readonly string[];
  /** The same as data of the title. */
  data?: unknown;
}

const NOTHING: Seen = { title: '', lines: [], rules: [] };

/** Looking before leaping: what is known of the thing that the pointer or the keys are on. */
export class Looking {
  /** Nothing before the answer is here, or if there is nothing to be said. */
  seen: Seen = $state.raw(NOTHING);

  private readonly connection: Connection;
  /** The answers that hold as long as nothing has happened. */
  private known = new Map<string, Seen>();
  private position: Position | null = null;
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Something is pointed at, or nothing any more. */
  at(target: string | null, position: Position | null): void {
    clearTimeout(this.timer);
    if (position !== this.position) this.known = new Map();
    this.position = position;
    this.wanted = target;
    const known = target === null ? NOTHING : this.known.get(target);
    this.seen = known ?? NOTHING;
    if (target === null || position === null || known) return;
    this.timer = setTimeout(() => void this.ask(target, position), PAUSE);
  }

  /** What is known of something at once, whether or not it is still pointed at. */
  async closely(target: string, position: Position): Promise<Seen> {
    const isNow = position === this.position;
    return (isNow && this.known.get(target)) || ((await this.told(target, position)) ?? NOTHING);
  }

  private async ask(target: string, position: Position): Promise<void> {
    const seen = await this.told(target, position);
    if (seen === null || position !== this.position) return;
    this.known.set(target, seen);
    if (target === this.wanted) this.seen = seen;
  }

  private told(target: string, position: Position): Promise<Seen | null> {
    return this.connection.say({ say: 'ask-about', about: target, seat: position.viewer }).then(
      (reply) => (reply.tell === 'about' ? { ...NOTHING, ...reply } : NOTHING),
      () => null, // who asks too fast, or has lost the connection, is shown the next thing
    );
  }
}
