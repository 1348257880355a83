/** The page of Lifeboat. */
import { squares } from '../../board/squares';
import type { LifeboatView } from '../../wire/lifeboat';
import { drawn, type GameEntry } from '../entry';
import Picture from './Picture.svelte';

const lifeboat: GameEntry = {
  picture: Picture,
  ways: squares,
  facts: async () => ({
    scores(view) {
      const { air, last_used } = view as LifeboatView;
      return { bySeat: last_used.map(() => air), shared: true, goal: null };
    },
  }),
  thing: async () => drawn((await import('./LifeboatThing.svelte')).default),
  art: async () => {
    const [map, tools, crew, ending] = await Promise.all([
      import('./LifeboatMap.svelte'),
      import('./Tools.svelte'),
      import('./Crew.svelte'),
      import('./LifeboatEnding.svelte'),
    ]);
    return { map: drawn(map.default), mat: drawn(tools.default), table: drawn(crew.default), ending: ending.default };
  },
};

export default lifeboat;
