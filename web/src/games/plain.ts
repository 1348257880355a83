/** What stands in for whatever a title does not bring. */
import type { Component } from 'svelte';
import { NAMELESS } from '../lib/sentences';
import type { Facts, GameArt, GameEntry, ThingProps, Ways } from './entry';

/** A page with nothing missing. */
export interface GamePage {
  picture: Component | null;
  ways: Ways;
  facts(): Promise<Facts>;
  modules: readonly string[];
  art(): Promise<GameArt>;
  thing: (() => Promise<Component<ThingProps>>) | null;
}

/** What a title need not bring. */
const BARE = { standing: null, tabs: [], isRoomy: false, ending: null };

async function plainArt(): Promise<GameArt> {
  const [map, mat] = await Promise.all([import('./plain/PlainMap.svelte'), import('./plain/PlainMat.svelte')]);
  return { ...BARE, map: map.default, mat: mat.default, table: mat.default };
}

const PLAIN_FACTS: Facts = {
  headline: () => [],
  scores: () => null,
  left: () => null,
  called: () => NAMELESS,
  gains: () => [],
};

const PLAIN: GamePage = {
  picture: null,
  ways: { keys: {} },
  facts: async () => PLAIN_FACTS,
  modules: [],
  art: plainArt,
  thing: null,
};

/** The page of a title, with what it does not bring filled in. */
export function completed(entry: GameEntry): GamePage {
  return {
    ...PLAIN,
    ...entry,
    facts: async () => ({ ...PLAIN_FACTS, ...(await entry.facts?.()) }),
    art: async () => {
      const own = (await entry.art?.()) ?? {};
      const { map, mat, table } = own;
      return map && mat && table ? { ...BARE, ...own, map, mat, table } : { ...(await plainArt()), ...own };
    },
  };
}
