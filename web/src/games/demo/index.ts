/** The page of Derelict. */
import type { DemoView } from '../../wire/demo';
import { drawn, type GameEntry } from '../entry';
import Picture from './Picture.svelte';
import { WAYS } from './ring';

const demo: GameEntry = {
  picture: Picture,
  ways: WAYS,
  facts: async () => ({
    scores(view) {
      const { captains } = view as DemoView;
      return { bySeat: captains.map(({ vault = 0 }) => vault), shared: false, goal: null };
    },
  }),
  thing: async () => drawn((await import('./DemoThing.svelte')).default),
  art: async () => {
    const [map, mat, table] = await Promise.all([
      import('./DemoMap.svelte'),
      import('./DemoMat.svelte'),
      import('./DemoTable.svelte'),
    ]);
    return { map: drawn(map.default), mat: drawn(mat.default), table: drawn(table.default) };
  },
};

export default demo;
