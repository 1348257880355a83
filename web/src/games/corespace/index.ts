/** The page of Core Space. */
import { squares } from '../../board/squares';
import type { CoreSpaceScenery, CoreSpaceView } from '../../wire/corespace';
import { drawn, type GameEntry } from '../entry';
import { later } from '../parts/later';
import './colours.css';
import Picture from './Picture.svelte';

const corespace: GameEntry = {
  picture: Picture,
  ways: squares,
  facts: async () => (await import('./reading/facts')).corespaceFacts,
  thing: async () => drawn((await import('./CoreSpaceThing.svelte')).default),
  art: async () => {
    const [{ isBetween }, map, mat, crews, mission, tracker, ending] = await Promise.all([
      import('./reading/campaign'),
      import('./map/CoreSpaceMap.svelte'),
      import('./mat/CoreSpaceMat.svelte'),
      import('./mat/Crews.svelte'),
      import('./mat/Mission.svelte'),
      import('./mat/Tracker.svelte'),
      import('./mat/CoreSpaceEnding.svelte'),
    ]);
    return {
      map: drawn(map.default),
      mat: drawn(mat.default),
      table: drawn(crews.default),
      standing: drawn(tracker.default),
      tabs: [
        {
          label: (scenery) => (scenery as CoreSpaceScenery).ledger?.labels.tab ?? '',
          content: drawn(later(() => import('./campaign/Campaign.svelte'))),
          isThere: (scenery) => (scenery as CoreSpaceScenery).ledger !== null,
          leads: (view) => isBetween(view as CoreSpaceView),
        },
        { label: (scenery) => (scenery as CoreSpaceScenery).labels.mission, content: drawn(mission.default) },
      ],
      isRoomy: true,
      ending: drawn(ending.default),
    };
  },
};

export default corespace;
