import type { GameInfo, NewSeat } from '../wire/table';
import { strings } from '../lib/strings';

const USUAL_SEATS = 3;

/** The seats that a new table begins with: one person and bots. */
export function usualSeats(game: GameInfo, own: string): NewSeat[] {
  const count = Math.min(Math.max(USUAL_SEATS, game.fewest_seats), game.most_seats);
  const me: NewSeat = { kind: 'me', name: own || strings.lobby.me };
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? me : { kind: 'bot', name: freeName('bot', [], seat - 1) },
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
