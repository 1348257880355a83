/** The page of Core Space. */
import { squares } from '../../board/squares';
import type { CoreSpaceView } from '../../wire/corespace';
import { drawn, type GameEntry } from '../entry';

const corespace: GameEntry = {
  ways: squares,
  facts: {
    scores(view) {
      const { crews, figures } = view as CoreSpaceView;
      const home = crews.map((_, seat) => figures.filter(({ crew, where }) => crew === seat && where === 'aboard').length);
      return { bySeat: home, shared: false, goal: null };
    },
  },
  art: async () => ({ map: drawn((await import('./CoreSpaceMap.svelte')).default) }),
};

export default corespace;
