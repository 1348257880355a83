import type { Foreseen } from '../games';
import type { Connection } from '../lib/connection.svelte';
import { Preference } from '../lib/preference.svelte';
import type { Position } from '../wire/table';

/** Whether whoever sits at this browser wants to see what is about to happen. */
const wanted = new Preference('starhold.foresight', ['on', 'off']);

const NOTHING: ReadonlyMap<string, Foreseen> = new Map();

/** What the rules' own pieces are about to do, as long as nothing changes: the server is asked anew at each position. */
export class Foresight {
  seen: ReadonlyMap<string, Foreseen> = $state.raw(NOTHING);

  private position: Position | null = null;

  constructor(
    private readonly connection: Connection,
    /** What a sentence with references reads like here. */
    private readonly inWords: (sentence: string) => string,
  ) {}

  get isOn(): boolean {
    return wanted.value === 'on';
  }

  toggle(): void {
    wanted.value = this.isOn ? 'off' : 'on';
  }

  /** The match has come to a position, at which this can be asked about. */
  attend(position: Position | null, abouts: readonly string[]): void {
    this.position = position;
    if (position === null || abouts.length === 0) this.seen = NOTHING;
    else void this.ask(position, abouts);
  }

  private async ask(position: Position, abouts: readonly string[]): Promise<void> {
    const answers = await Promise.all(abouts.map((about) => this.told(position, about)));
    if (position !== this.position || !this.isOn) return; // something has happened meanwhile
    this.seen = new Map(answers.flatMap((answer) => answer ?? []));
  }

  private told({ viewer: seat }: Position, about: string): Promise<[[string, Foreseen]] | null> {
    return this.connection.say({ say: 'ask-about', seat, about }).then(
      (reply) => {
        if (reply.tell !== 'about' || reply.data === null) return null;
        return [[about, { data: reply.data, lines: [reply.title, ...reply.lines].map(this.inWords) }]];
      },
      () => null, // whoever asks too fast, or has lost the connection, sees it at the next position
    );
  }
}
