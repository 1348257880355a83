/** The page of Stars of Akarios. */
import { hexes } from '../../board/hex';
import type { AkariosScenery, AkariosView } from '../../wire/akarios';
import { drawn, type GameEntry } from '../entry';
import { later } from '../parts/later';
import './colours.css';
import Picture from './Picture.svelte';
import { isBetweenFights } from './reading/scenario';

const akarios: GameEntry = {
  picture: Picture,
  ways: hexes,
  facts: async () => (await import('./reading/facts')).akariosFacts,
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
      tabs: [
        {
          label: (scenery) => (scenery as AkariosScenery).between.tab,
          content: drawn(later(() => import('./campaign/Campaign.svelte'))),
          isThere: (scenery) => (scenery as AkariosScenery).scenario === null,
          leads: (view) => isBetweenFights(view as AkariosView),
        },
        { label: (scenery) => (scenery as AkariosScenery).labels.enemies, content: drawn(enemies.default) },
      ],
      isRoomy: true,
      ending: drawn(ending.default),
    };
  },
};

export default akarios;
