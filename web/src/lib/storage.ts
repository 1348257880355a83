import type { Created, Invitation } from '../wire/table';

const TABLES = 'starhold.tables';
const NAME = 'starhold.name';

/** A table that this browser knows, and the secrets by which it sits there. */
export interface KnownTable {
  id: string;
  title: string;
  /** Tokens of seats at this screen. */
  tokens: string[];
  host: string | null;
  /** Seats that were given to others; kept so that their links can be copied again. */
  invitations: Invitation[];
  /** The seats of those tokens, as far as the server has told. */
  seats?: number[];
  /** When it was last opened, in milliseconds. */
  opened: number;
}

export function knownTables(): KnownTable[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(known) ? known.filter(isKnownTable).sort((one, other) => other.opened - one.opened) : [];
  } catch {
    return [];
  }
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

export function rememberTable(id: string, what: Partial<KnownTable>): KnownTable {
  const blank: KnownTable = { id, title: '', tokens: [], host: null, invitations: [], opened: 0 };
  const table: KnownTable = { ...blank, ...knownTable(id), opened: Date.now(), ...what, id };
  keep([table, ...knownTables().filter((other) => other.id !== id)]);
  return table;
}

export function rememberCreated(created: Created, title: string): KnownTable {
  const mine = created.seats.filter((seat) => seat.kind === 'me');
  return rememberTable(created.table, {
    title,
    host: created.host,
    tokens: mine.flatMap((seat) => seat.token ?? []),
    seats: mine.map(({ seat }) => seat),
    invitations: created.seats.filter((seat) => seat.kind === 'friend'),
  });
}

export function rememberToken(id: string, token: string): void {
  const { tokens = [], opened = 0 } = knownTable(id) ?? {};
  rememberTable(id, { tokens: [...new Set([...tokens, token])], opened });
}

export function forgetTable(id: string): void {
  keep(knownTables().filter((table) => table.id !== id));
}

/** Everything that a connection shows at the door. */
export function tokensFor(id: string): string[] {
  const table = knownTable(id);
  return table ? [...table.tokens, ...(table.host ? [table.host] : [])] : [];
}

export function ownName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name);
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables));
  } catch {
    // A full or forbidden storage: the page works on, only without a memory.
  }
}

function isKnownTable(value: unknown): value is KnownTable {
  if (typeof value !== 'object' || value === null) return false;
  const table = value as Partial<KnownTable>;
  return (
    typeof table.id === 'string' &&
    typeof table.title === 'string' &&
    typeof table.opened === 'number' &&
    Array.isArray(table.tokens) &&
    Array.isArray(table.invitations)
  );
}
