import { getContext, setContext, untrack } from 'svelte';
import type { LogLine } from '../wire/table';
import { motion } from './motion.svelte';

/** What has happened just now, before the eyes of whoever looks. */
export type Happenings = () => readonly LogLine[];

export const HAPPENINGS = Symbol('happenings');
const NOTHING: readonly LogLine[] = [];

/** For all components within this one. */
export function provideHappenings(happened: Happenings): void {
  setContext(HAPPENINGS, happened);
}

function useHappenings(): Happenings {
  return getContext<Happenings | undefined>(HAPPENINGS) ?? (() => NOTHING);
}

/**
 * Shows in motion what happens while the component is there: `show` gets it with the scene before and after.
 *
 * What happened earlier is never shown again, and nothing at all to those who want no motion.
 */
export function watchHappenings<Scene>(
  scene: () => Scene,
  show: (lines: readonly LogLine[], before: Scene, now: Scene) => void,
): void {
  const happened = useHappenings();
  let [seen, before] = untrack(() => [happened(), scene()] as const);
  $effect.pre(() => {
    const [lines, now] = [happened(), scene()];
    if (lines !== seen && motion.isWanted) untrack(() => show(lines, before, now));
    [seen, before] = [lines, now];
  });
}

/** Says whether what appears now appears because something happened, and may be shown in motion. */
export function useMotion(): () => boolean {
  const happened = useHappenings();
  return () => motion.isWanted && happened().some((line) => line.event);
}
