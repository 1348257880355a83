import { rematch } from '../lib/api';
import { router } from '../lib/router.svelte';
import { knownTable, rememberTable } from '../lib/storage';

/** Goes to the table where the same people play again: the same secrets open it. */
export function enterRematch(old: string, table: string): void {
  const here = knownTable(old);
  if (here && !knownTable(table)) rememberTable(table, { ...here, id: table });
  const { place } = router;
  if (place.page !== 'table' || place.table !== table) router.go({ page: 'table', table });
}

/** Lays the next match for the same people, and goes there. */
export async function playAgain(table: string, host: string): Promise<void> {
  const old = await rematch(table, host);
  if (old.rematch) enterRematch(table, old.rematch);
}
