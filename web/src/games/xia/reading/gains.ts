/** What captains win and lose, as it is written beside them for a moment. */
import type { LogLine } from '../../../wire/table';
import type { GameEvent } from '../../../wire/xia';
import { formatCredits } from './lookup';

export interface Gain {
  of: 'credits' | 'fame';
  text: string;
  isLoss: boolean;
}

/** The events of some lines; what is about the table has none. */
export function eventsIn(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap((line) => (line.event ? [line.event as GameEvent] : []));
}

/** What each captain has won or lost on balance, by seat. */
export function gainsIn(events: readonly GameEvent[]): Map<number, Gain[]> {
  const credits = new Map<number, number>();
  const fame = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'xia.credits-changed') add(credits, event.seat, event.credits);
    if (event.type === 'xia.fame-gained') add(fame, event.seat, event.fame);
  }
  const seats = [...new Set([...credits.keys(), ...fame.keys()])];
  const gains = seats.map((seat) => [seat, gainsOf(credits.get(seat) ?? 0, fame.get(seat) ?? 0)] as const);
  return new Map(gains.filter(([, all]) => all.length > 0));
}

function gainsOf(credits: number, fame: number): Gain[] {
  const gains: Gain[] = [];
  if (credits !== 0) gains.push({ of: 'credits', text: signed(credits), isLoss: credits < 0 });
  if (fame !== 0) gains.push({ of: 'fame', text: `${signed(fame)} ★`, isLoss: fame < 0 });
  return gains;
}

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${formatCredits(Math.abs(number))}`;

function add(sums: Map<number, number>, seat: number, amount: number): void {
  sums.set(seat, (sums.get(seat) ?? 0) + amount);
}
