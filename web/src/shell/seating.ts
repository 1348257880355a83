import type { BeginningInfo, GameInfo, NewSeat } from '../wire/table';
import { strings } from '../lib/strings';

const USUAL_SEATS = 3;

export type Level = NonNullable<NewSeat['level']>;

export const USUAL_LEVEL: Level = 'normal';

const LEVELS: readonly Level[] = ['easy', USUAL_LEVEL, 'hard'];

/** Who can be put on a seat: a person, a bot of a level or of the host's own, or nobody yet. */
export type Sitter = 'me' | 'friend' | 'free' | `bot ${Level}`;

/** Where people can come later, a seat may stay free until then. */
export function sittersAt({ bots = [] }: GameInfo, mayBeFree = false): Sitter[] {
  return ['me', 'friend', ...(mayBeFree ? ['free' as const] : []), ...[...LEVELS, ...bots].map((level) => `bot ${level}` as const)];
}

export function sitterOf({ kind, level }: NewSeat): Sitter {
  return kind === 'bot' ? `bot ${level ?? USUAL_LEVEL}` : kind;
}

export function seatFor(sitter: Sitter): Pick<NewSeat, 'kind' | 'level'> {
  if (sitter === 'me' || sitter === 'friend' || sitter === 'free') return { kind: sitter };
  return { kind: 'bot', level: sitter.slice('bot '.length) };
}

export function nameOfSitter(sitter: Sitter): string {
  const { sitters, ownBot } = strings.lobby;
  return sitters[sitter] ?? ownBot(sitter.slice('bot '.length));
}

/** The seats that a new table begins with: one person, bots, who are easy for newcomers, and seats for later. */
export function usualSeats(game: GameInfo, own: string, beginning?: BeginningInfo): NewSeat[] {
  const count = beginning?.seats ?? Math.min(Math.max(USUAL_SEATS, game.fewest_seats), game.most_seats);
  const level = beginning?.for_newcomers ? 'easy' : USUAL_LEVEL;
  const me: NewSeat = { kind: 'me', name: own || seatName(game, 0) };
  const sitters = count - (beginning?.free ?? 0);
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return me;
    if (seat >= sitters) return { kind: 'free', name: seatName(game, seat) };
    return { kind: 'bot', level, name: freeName('bot', [], seat - 1) };
  });
}

/** As many of the seats as there can be, and bots on those that must be there, too. */
export function fitting(
  seats: readonly NewSeat[],
  { fewest_seats, most_seats }: Pick<GameInfo, 'fewest_seats' | 'most_seats'>,
): NewSeat[] {
  const found = seats.slice(0, most_seats);
  while (found.length < fewest_seats) found.push({ kind: 'bot', name: freeName('bot', found) });
  return found;
}

/** What the game calls a seat: the name of whoever sits there and has given none. */
export const seatName = (game: GameInfo, seat: number): string => game.colours[seat] ?? String(seat + 1);

/** A name for a bot or a friend, which nobody at the table has. */
export function freeName(kind: 'bot' | 'friend', seats: readonly NewSeat[], skip = 0): string {
  const taken = new Set(seats.map((seat) => seat.name));
  const names = kind === 'bot' ? strings.lobby.bots : numbered(strings.lobby.friend);
  return names.slice(skip).find((name) => !taken.has(name)) ?? strings.lobby.friend(seats.length + 1);
}

function numbered(name: (number: number) => string): string[] {
  return Array.from({ length: 16 }, (_, index) => name(index + 1));
}
