import { scenery } from '../lib/api';
import { gameEntry, type Facts, type GameArt, type Words } from '.';

/** All that is needed to show a game. */
export interface LoadedGame {
  words: Words;
  facts: Facts;
  art: GameArt;
  scenery: unknown;
}

export async function loadGame(name: string, table: string): Promise<LoadedGame> {
  const entry = gameEntry(name);
  const [art, drawn] = await Promise.all([entry.art(), scenery(table)]);
  return { words: entry.words, facts: entry.facts, art, scenery: drawn };
}
