import { strings } from '../lib/strings';
import { listed } from '../lib/words';
import type { Ending } from '../wire/table';

/** How a match ended, as a headline; `names` are those of all seats. */
export function outcomeOf(
  { winners, cooperative }: Pick<Ending, 'winners' | 'cooperative'>,
  all: readonly string[],
): string {
  const names = winners.map((seat) => all[seat] ?? '');
  const isAlone = all.length === 1;
  if (winners.length === 0 && cooperative) return isAlone ? strings.over.loses(listed(all)) : strings.over.lostTogether;
  if (winners.length === 0) return strings.over.nobody;
  if (cooperative && !isAlone) return `★ ${strings.over.wonTogether}`;
  return `★ ${winners.length === 1 ? strings.over.wins(listed(names)) : strings.over.win(listed(names))}`;
}
