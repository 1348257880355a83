import type { GameInfo, NewSeat } from '../wire/table';
import { strings } from '../lib/strings';

const USUAL_SEATS = 3;

export type Level = NonNullable<NewSeat['level']>;

export const USUAL_LEVEL: Level = 'normal';

/** Who can be put on a seat, and what that means. */
export const SITTERS = {
  me: { kind: 'me' },
  friend: { kind: 'friend' },
  'bot easy': { kind: 'bot', level: 'easy' },
  'bot normal': { kind: 'bot', level: 'normal' },
  'bot hard': { kind: 'bot', level: 'hard' },
} as const satisfies Record<string, Pick<NewSeat, 'kind' | 'level'>>;

export type Sitter = keyof typeof SITTERS;

export function sitterOf({ kind, level }: NewSeat): Sitter {
  return kind === 'bot' ? `bot ${level ?? USUAL_LEVEL}` : kind;
}

/** The seats that a new table begins with: one person and bots. */
export function usualSeats(game: GameInfo, own: string, level: Level = USUAL_LEVEL): NewSeat[] {
  const count = Math.min(Math.max(USUAL_SEATS, game.fewest_seats), game.most_seats);
  const me: NewSeat = { kind: 'me', name: own || strings.lobby.me };
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? me : { kind: 'bot', level, name: freeName('bot', [], seat - 1) },
  );
}

/** A name for somebody new, which nobody at the table has. */
export function freeName(kind: NewSeat['kind'], seats: readonly NewSeat[], skip = 0): string {
  const taken = new Set(seats.map((seat) => seat.name));
  const names = kind === 'bot' ? strings.lobby.bots : numbered(kind === 'friend' ? strings.lobby.friend : ownNumber);
  return names.slice(skip).find((name) => !taken.has(name)) ?? strings.lobby.friend(seats.length + 1);
}

function numbered(name: (number: number) => string): string[] {
  return Array.from({ length: 16 }, (_, index) => name(index + 1));
}

function ownNumber(number: number): string {
  return number === 1 ? strings.lobby.me : `${strings.lobby.me} ${number}`;
}
