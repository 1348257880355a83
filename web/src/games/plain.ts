/** A title without a page of its own. */
import { NAMELESS } from '../lib/sentences';
import type { GameEntry } from './entry';

export const plain: GameEntry = {
  words: { player: 'Player', players: 'Players', mat: 'Mat', score: 'Score' },
  picture: null,
  facts: {
    headline: () => [],
    scores: () => null,
    left: () => null,
    called: () => NAMELESS,
    gains: () => [],
  },
  firstGame: null,
  modules: [],
  art: async () => {
    const [map, mat] = await Promise.all([import('./plain/PlainMap.svelte'), import('./plain/PlainMat.svelte')]);
    return { map: map.default, mat: mat.default, table: mat.default };
  },
};
