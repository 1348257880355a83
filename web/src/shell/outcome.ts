import { strings } from '../lib/strings';
import { listed } from '../lib/words';
import type { Ending } from '../wire/table';

/** How a match ended, as a headline. */
export function outcomeOf({ winners, cooperative }: Pick<Ending, 'winners' | 'cooperative'>, names: string[]): string {
  if (winners.length === 0) return cooperative ? strings.over.lostTogether : strings.over.nobody;
  if (cooperative) return `★ ${strings.over.wonTogether}`;
  return `★ ${winners.length === 1 ? strings.over.wins(listed(names)) : strings.over.win(listed(names))}`;
}
