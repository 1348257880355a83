/** The page of Xia. */
import { hexes } from '../../board/hex';
import { drawn, type GameEntry } from '../entry';
import './colours.css';
import { xiaFacts } from './reading/facts';
import Picture from './Picture.svelte';

const xia: GameEntry = {
  words: { player: 'Captain', players: 'Captains', mat: 'Ship', score: 'Fame' },
  picture: Picture,
  ways: hexes,
  facts: xiaFacts,
  thing: async () => drawn((await import('./XiaThing.svelte')).default),
  firstGame: { first_game: true },
  modules: ['embers', 'missions_and_powers', 'sellsword', 'envoy'],
  art: async () => {
    const [map, mat, table] = await Promise.all([
      import('./map/XiaMap.svelte'),
      import('./mat/XiaMat.svelte'),
      import('./mat/XiaTable.svelte'),
    ]);
    return { map: drawn(map.default), mat: drawn(mat.default), table: drawn(table.default) };
  },
};

export default xia;
