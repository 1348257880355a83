/** The page of Stars of Akarios. */
import { hexes } from '../../board/hex';
import type { AkariosScenery } from '../../wire/akarios';
import { drawn, type GameEntry } from '../entry';
import './colours.css';
import Picture from './Picture.svelte';
import { akariosFacts } from './reading/facts';

const akarios: GameEntry = {
  picture: Picture,
  ways: hexes,
  facts: akariosFacts,
  thing: async () => drawn((await import('./AkariosThing.svelte')).default),
  art: async () => {
    const [map, mat, squad, enemies, standing, ending] = await Promise.all([
      import('./map/AkariosMap.svelte'),
      import('./mat/AkariosMat.svelte'),
      import('./mat/Squad.svelte'),
      import('./mat/Enemies.svelte'),
      import('./mat/AkariosStanding.svelte'),
      import('./mat/AkariosEnding.svelte'),
    ]);
    return {
      map: drawn(map.default),
      mat: drawn(mat.default),
      table: drawn(squad.default),
      standing: drawn(standing.default),
      tabs: [{ label: (scenery) => (scenery as AkariosScenery).labels.enemies, content: drawn(enemies.default) }],
      ending: drawn(ending.default),
    };
  },
};

export default akarios;
