/** How things come to lie in a hold. */
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { placeOf, type Place } from './holds';
import { SQUARE } from './squares';

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

/** Creeps in from where ice lay before, or forms on the spot if it lay nowhere near. */
export function frozen(_: Element, { isMoving, from }: { isMoving: () => boolean; from: Place }): TransitionConfig {
  return {
    duration: isMoving() ? 800 : 0,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${from.x * left * SQUARE}px, ${from.y * left * SQUARE}px) ` +
      `scale(${0.15 + 0.85 * done}); opacity: ${Math.min(1, 0.3 + done)}`,
  };
}

/** From which side ice has come: the step from a cell to one beside it that was frozen before. */
export function frozenFrom(cell: string, before: readonly string[]): Place {
  const { x, y } = placeOf(cell);
  const steps = before.map(placeOf).map((place) => ({ x: place.x - x, y: place.y - y }));
  return steps.find((step) => Math.abs(step.x) + Math.abs(step.y) === 1) ?? { x: 0, y: 0 };
}
