/** The scene of what is shown act by act: not as it is by now, but as it was when the act happened. */
import { untrack } from 'svelte';
import type { LogLine } from '../wire/table';
import { useHappenings } from './happenings.svelte';

/**
 * The scene of the act that is shown now; nothing while none is shown.
 *
 * `after` tells how a scene looks once some lines have happened; what lines do not tell, it may look up in the present.
 */
export function useStage<Scene>(
  scene: () => Scene,
  after: (scene: Scene, lines: readonly LogLine[], now: Scene) => Scene,
): () => Scene | null {
  const happened = useHappenings();
  /** How it was before a line that is shown later. */
  const befores = new WeakMap<LogLine, { scene: Scene }>();
  let past = $state.raw<{ scene: Scene } | null>(null);
  let [seen, before] = untrack(() => [happened(), scene()] as const);

  function step(now: Scene): void {
    const { news, isLater, act, isShowing } = happened();
    if (news !== seen.news) {
      const start = { scene: after(past?.scene ?? before, news.filter((line) => !isLater(line)), now) };
      for (const line of news) befores.set(line, start);
      if (past === null && news.some(isLater)) past = start;
    }
    const [first] = act;
    if (act !== seen.act && first) {
      const start = past ?? befores.get(first) ?? { scene: now };
      past = { scene: after(start.scene, act, now) };
    }
    if (!isShowing) past = null;
  }

  $effect.pre(() => {
    const [is, now] = [happened(), scene()];
    untrack(() => step(now));
    [seen, before] = [is, now];
  });

  return () => past?.scene ?? null;
}
