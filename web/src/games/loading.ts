import { games, scenery } from '../lib/api';
import { gameEntry, type Facts, type GameArt, type Ways, type Words } from '.';

/** All that is needed to show a game. */
export interface LoadedGame {
  words: Words;
  ways: Ways;
  facts: Facts;
  art: GameArt;
  scenery: unknown;
  /** How it is won, in the title's words. */
  aim: string;
}

export async function loadGame(name: string, table: string): Promise<LoadedGame> {
  const entry = gameEntry(name);
  const [art, drawn, known] = await Promise.all([entry.art(), scenery(table), games()]);
  const aim = known.find((game) => game.name === name)?.aim ?? '';
  return { words: entry.words, ways: entry.ways, facts: entry.facts, art, scenery: drawn, aim };
}
