import { getContext, setContext, untrack } from 'svelte';
import type { LogLine } from '../wire/table';
import { motion } from './motion.svelte';

/** What happens before the eyes of whoever looks. */
export interface Happenings {
  /** What came with the present scene. */
  news: readonly LogLine[];
  /** What of it is shown later, with its act. */
  isLater(line: LogLine): boolean;
  /** What belongs to the act that is shown now. */
  act: readonly LogLine[];
  /** True while acts are shown. */
  isShowing: boolean;
}

export const HAPPENINGS = Symbol('happenings');
const NOTHING: Happenings = { news: [], isLater: () => false, act: [], isShowing: false };

/** For all components within this one. */
export function provideHappenings(happened: () => Happenings): void {
  setContext(HAPPENINGS, happened);
}

export function useHappenings(): () => Happenings {
  return getContext<(() => Happenings) | undefined>(HAPPENINGS) ?? (() => NOTHING);
}

/**
 * Shows in motion what happens while the component is there: `show` gets it with the scene before and after.
 *
 * What is left to an act is shown with the act, and where things were when it happened. What happened earlier is never
 * shown, and nothing at all to those who want no motion.
 */
export function watchHappenings<Scene>(
  scene: () => Scene,
  show: (lines: readonly LogLine[], before: Scene, now: Scene) => void,
): void {
  const happened = useHappenings();
  const scenes = new WeakMap<LogLine, { before: Scene; now: Scene }>();
  let [seen, before] = untrack(() => [happened(), scene()] as const);

  function play(lines: readonly LogLine[], now: Scene): void {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || !motion.isWanted) return;
    untrack(() => show(lines, scenes.get(first)?.before ?? now, scenes.get(last)?.now ?? now));
  }

  $effect.pre(() => {
    const [is, now] = [happened(), scene()];
    const { news, isLater, act } = is;
    if (news !== seen.news) {
      for (const line of news) scenes.set(line, { before, now });
      play(news.filter((line) => !isLater(line)), now);
    }
    if (act !== seen.act) play(act, now);
    [seen, before] = [is, now];
  });
}

/** Says whether what appears now appears because something happened, and may be shown in motion. */
export function useMotion(): () => boolean {
  const happened = useHappenings();
  return () => motion.isWanted && happened().news.some((line) => line.event);
}
