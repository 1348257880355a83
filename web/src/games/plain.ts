/** What stands in for whatever a title does not bring. */
import type { Component } from 'svelte';
import { NAMELESS } from '../lib/sentences';
import { strings } from '../lib/strings';
import type { Facts, GameArt, GameEntry, OptionValues, ThingProps, Ways, Words } from './entry';

/** A page with nothing missing. */
export interface GamePage {
  words: Words;
  picture: Component | null;
  ways: Ways;
  facts: Facts;
  firstGame: OptionValues | null;
  modules: readonly string[];
  art(): Promise<GameArt>;
  thing: (() => Promise<Component<ThingProps>>) | null;
}

async function plainArt(): Promise<GameArt> {
  const [map, mat] = await Promise.all([import('./plain/PlainMap.svelte'), import('./plain/PlainMat.svelte')]);
  return { map: map.default, mat: mat.default, table: mat.default, tabs: [], ending: null };
}

const PLAIN: GamePage = {
  words: strings.plain.words,
  picture: null,
  ways: { keys: {}, names: {} },
  facts: {
    headline: () => [],
    scores: () => null,
    left: () => null,
    called: () => NAMELESS,
    gains: () => [],
  },
  firstGame: null,
  modules: [],
  art: plainArt,
  thing: null,
};

/** The page of a title, with what it does not bring filled in. */
export function completed(entry: GameEntry): GamePage {
  return {
    ...PLAIN,
    ...entry,
    words: { ...PLAIN.words, ...entry.words },
    facts: { ...PLAIN.facts, ...entry.facts },
    art: async () => {
      const [plain, own] = await Promise.all([plainArt(), entry.art?.()]);
      return { ...plain, ...own };
    },
  };
}
