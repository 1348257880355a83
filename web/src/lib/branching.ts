import { branchTable } from './api';
import { router } from './router.svelte';
import { knownTable, rememberCreated, tokensFor } from './storage';

/** Lays a new table from the beginning of a scene, and sits down there. */
export async function branchFrom(table: string, scene: number, title = knownTable(table)?.title ?? ''): Promise<void> {
  const created = await branchTable(table, { scene, tokens: tokensFor(table) });
  rememberCreated(created, title);
  router.go({ page: 'table', table: created.table });
}
