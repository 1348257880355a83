/** What helped the NPCs against a captain who was alone. */
import { standing } from '../../../lib/standing';
import type { LogLine } from '../../../wire/table';
import type { Band, GameEvent, Plus } from '../../../wire/xia';

export interface Help {
  /** All that was added to their rolls, by what it was for; what helped most comes first. */
  pluses: { cause: Plus['cause']; amount: number }[];
  /** The fame that the dice alone would not have brought them. */
  fame: number;
}

export function helpIn(log: readonly LogLine[], fameForRolls: readonly Band[]): Help {
  const sums = new Map<Plus['cause'], number>();
  let fame = 0;
  for (const line of standing(log)) {
    const event = line.event as GameEvent | undefined | null;
    if (event?.type !== 'xia.round-rolled') continue;
    fame += event.fame - valueAt(fameForRolls, event.shown);
    for (const { cause, amount } of event.pluses) sums.set(cause, (sums.get(cause) ?? 0) + amount);
  }
  const pluses = [...sums].map(([cause, amount]) => ({ cause, amount }));
  return { pluses: pluses.sort((one, other) => other.amount - one.amount), fame };
}

function valueAt(bands: readonly Band[], number: number): number {
  return bands.findLast(([first]) => first <= number)?.[1] ?? 0;
}
