/** The page of Xia. */
import { hexes } from '../../board/hex';
import { drawn, type GameEntry } from '../entry';
import './colours.css';
import { xiaFacts } from './reading/facts';
import Picture from './Picture.svelte';

const xia: GameEntry = {
  picture: Picture,
  ways: hexes,
  facts: xiaFacts,
  thing: async () => drawn((await import('./XiaThing.svelte')).default),
  modules: ['embers', 'missions_and_powers', 'sellsword', 'envoy'],
  art: async () => {
    const [map, mat, table, standing, ending] = await Promise.all([
      import('./map/XiaMap.svelte'),
      import('./mat/XiaMat.svelte'),
      import('./mat/LateTable.svelte'),
      import('./mat/XiaStanding.svelte'),
      import('./mat/XiaEnding.svelte'),
    ]);
    return {
      map: drawn(map.default),
      mat: drawn(mat.default),
      table: drawn(table.default),
      standing: drawn(standing.default),
      ending: drawn(ending.default),
    };
  },
};

export default xia;
