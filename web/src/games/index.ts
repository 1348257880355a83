/** The pages of all titles: each is found by its folder, and whoever has none is drawn plainly. */
import type { Question } from '../wire/table';
import type { GameEntry, Guidance } from './entry';
import { plain } from './plain';

export type * from './entry';

const found = import.meta.glob<GameEntry>('./*/index.ts', { eager: true, import: 'default' });

export function gameEntry(name: string): GameEntry {
  return found[`./${name}/index.ts`] ?? plain;
}

/** The guidance of the game that asks: the name of a question begins with it. */
export function guidanceFor(question: Question): Guidance {
  return gameEntry(question.prompt.split('.', 1)[0] ?? '').guidance;
}
