/** The pages of all titles: each is found by its folder. */
import type { GameEntry } from './entry';
import { completed, type GamePage } from './plain';

export type * from './entry';
export type { GamePage } from './plain';

const found = import.meta.glob<GameEntry>('./*/index.ts', { eager: true, import: 'default' });
const pages = new Map<string, GamePage>();

export function gameEntry(name: string): GamePage {
  const page = pages.get(name) ?? completed(found[`./${name}/index.ts`] ?? {});
  pages.set(name, page);
  return page;
}
