import { closeTable, invite, removePerson, replaceByBot } from '../lib/api';
import { invitation } from '../lib/routes';
import { knownTable, rememberTable, type KnownTable } from '../lib/storage';
import { strings } from '../lib/strings';
import type { Seated } from '../wire/table';
import { playAgain } from './rematch';

/** What a host may do: about the seats of others, and about the table as a whole. */
export class Hosting {
  problem = $state('');

  /** The memory of the browser does not say when it changes. */
  #changes = $state(0);

  constructor(private readonly seated: () => Pick<Seated, 'table' | 'people'>) {}

  /** What this browser knows of the table. */
  get known(): KnownTable | null {
    void this.#changes;
    return knownTable(this.seated().table);
  }

  /** The link by which somebody takes a seat, if this browser has it. */
  linkFor(seat: number): string | null {
    const { people, table } = this.seated();
    if (people[seat]?.kind !== 'person') return null;
    const token = this.known?.invitations.find((invited) => invited.seat === seat)?.token;
    return token ? invitation(location.origin, table, token) : null;
  }

  putBot(seat: number): Promise<void> {
    return this.attempt((table, host) => replaceByBot(table, seat, host));
  }

  invite(seat: number): Promise<void> {
    return this.attempt(async (table, host) => {
      const invited = await invite(table, seat, host);
      rememberTable(table, { invitations: [...this.invitationsBut(seat), invited] });
    });
  }

  remove(seat: number): Promise<void> {
    return this.attempt(async (table, host) => {
      await removePerson(table, seat, host);
      rememberTable(table, { invitations: this.invitationsBut(seat) });
    });
  }

  /** Ends a match before its end. */
  close(): Promise<void> {
    return this.attempt(closeTable);
  }

  /** The same people play another match; whoever is here goes there. */
  playAgain(): Promise<void> {
    return this.attempt(playAgain);
  }

  /** The same, whether or not this match is over. */
  startAgain(): Promise<void> {
    return this.attempt(async (table, host) => {
      await closeTable(table, host);
      await playAgain(table, host);
    });
  }

  /** Does something in the name of the table, and keeps why it was not possible. */
  async attempt(act: (table: string, host: string) => Promise<unknown>): Promise<void> {
    this.problem = '';
    try {
      await act(this.seated().table, this.known?.host ?? '');
      this.#changes++;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : strings.problems.failed;
    }
  }

  private invitationsBut(seat: number): KnownTable['invitations'] {
    return (this.known?.invitations ?? []).filter((invited) => invited.seat !== seat);
  }
}
