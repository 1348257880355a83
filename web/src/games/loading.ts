import { gameInfo, scenery } from '../lib/api';
import type { Words } from '../wire/table';
import { gameEntry, type Facts, type GameArt, type Ways } from '.';

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
  const [art, facts, drawn, { words, aim = '' }] = await Promise.all([
    entry.art(),
    entry.facts(),
    scenery(table),
    gameInfo(name),
  ]);
  const tabs = art.tabs.filter(({ isThere }) => isThere?.(drawn) ?? true);
  return { words, ways: entry.ways, facts, art: { ...art, tabs }, scenery: drawn, aim };
}
