/** The page of Xia. */
import { hexes } from '../../board/hex';
import { drawn, type GameEntry } from '../entry';
import { later } from '../parts/later';
import './colours.css';
import type { Scenery, XiaView } from '../../wire/xia';
import { isOfCampaign } from './reading/campaign';
import Picture from './Picture.svelte';

const xia: GameEntry = {
  picture: Picture,
  ways: hexes,
  facts: async () => (await import('./reading/facts')).xiaFacts,
  thing: async () => drawn((await import('./XiaThing.svelte')).default),
  modules: ['embers', 'missions_and_powers', 'sellsword', 'envoy'],
  art: async () => {
    const [map, mat, standing, ending] = await Promise.all([
      import('./map/XiaMap.svelte'),
      import('./mat/XiaMat.svelte'),
      import('./mat/XiaStanding.svelte'),
      import('./XiaEnding.svelte'),
    ]);
    return {
      map: drawn(map.default),
      mat: drawn(mat.default),
      table: drawn(later(() => import('./mat/XiaTable.svelte'))),
      standing: drawn(standing.default),
      ending: drawn(ending.default),
      tabs: [
        {
          label: (scenery) => (scenery as Scenery).campaign?.labels.campaign ?? '',
          content: drawn(later(() => import('./campaign/Campaign.svelte'))),
          isThere: (scenery) => (scenery as Scenery).campaign !== null,
          leads: (view, question) => (view as XiaView).campaign !== null && question !== null && isOfCampaign(question),
        },
      ],
    };
  },
};

export default xia;
