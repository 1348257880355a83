/** How things come to lie in a hold. */
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Falls in from above, and settles. */
export function dropped(_: Element, { isMoving }: { isMoving: () => boolean }): TransitionConfig {
  return {
    duration: isMoving() ? 450 : 0,
    easing: backOut,
    css: (done, left) => `transform: translateY(${-40 * left}px) scale(${1 + 0.9 * left}); opacity: ${Math.min(1, 2 * done)}`,
  };
}

/** Grows to its size. */
export function grown(_: Element, { isMoving }: { isMoving: () => boolean }): TransitionConfig {
  return {
    duration: isMoving() ? 350 : 0,
    easing: cubicOut,
    css: (done) => `transform: scale(${done}); opacity: ${done}`,
  };
}
