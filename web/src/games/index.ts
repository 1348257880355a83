/** The pages of all titles: each is found by its folder, and whoever has none is drawn plainly. */
import type { GameEntry } from './entry';
import { plain } from './plain';

export type * from './entry';

const found = import.meta.glob<GameEntry>('./*/index.ts', { eager: true, import: 'default' });

export function gameEntry(name: string): GameEntry {
  return found[`./${name}/index.ts`] ?? plain;
}
