/** What of a board can be pointed at, and how one gets from one to the next by keys. */

import { type Direction, type Hex, keyOf, neighbour, type Point } from './hex';
import { words } from './words';

/** Something that can be pointed at: a space, an area of several, or a piece. */
export interface Stop {
  target: string;
  /** What is said about it, without what can be done there. */
  name: string;
  /** The same in short, for the eye: a heading, and what else is there. */
  title: string;
  details: readonly string[];
  /** Its shape as path data. */
  path: string;
  middle: Point;
  /** The hexagons that belong to it; none for a piece. */
  spaces: readonly Hex[];
}

/** A stop that can be chosen now. */
export interface Light {
  target: string;
  /** Choosing it is an answer to what is asked, or only an order of several steps. */
  kind: 'answer' | 'errand';
  /** What choosing it does. */
  text: string;
  danger: string | null;
  /** The danger in a few letters, each with the picture of what it means. */
  risks: readonly Risk[];
}
export interface Risk {
  text: string;
  /** Path data in a box of 16 × 16. */
  icon: string;
}

/** How far one looks for the next stop: across an area of several hexagons, or across a gap. */
const FARTHEST_STEP = 6;

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  q: 'NW',
  e: 'NE',
  a: 'SW',
  d: 'SE',
};

export function ownersOf(stops: readonly Stop[]): Map<string, Stop> {
  return new Map(stops.flatMap((stop) => stop.spaces.map((at) => [keyOf(at), stop] as const)));
}

/** Where a key leads: the next stop, and the hexagon in it where one arrives. */
export function stepTo(owners: ReadonlyMap<string, Stop>, from: Hex, key: string): { stop: Stop; at: Hex } | null {
  const here = owners.get(keyOf(from));
  let at = from;
  for (let step = 0; step < FARTHEST_STEP; step++) {
    const way = wayOf(key, at);
    if (!way) return null;
    at = neighbour(at, way);
    const stop = owners.get(keyOf(at));
    if (stop && stop !== here) return { stop, at };
  }
  return null;
}

/** Left and right alternate between the upper and the lower neighbour, so that one stays in the row. */
function wayOf(key: string, at: Hex): Direction | undefined {
  const isUpper = at[0] % 2 === 0;
  if (key === 'ArrowRight') return isUpper ? 'SE' : 'NE';
  if (key === 'ArrowLeft') return isUpper ? 'SW' : 'NW';
  return WAYS[key.length === 1 ? key.toLowerCase() : key];
}

/** All that is said about a stop, together with what can be done there. */
export function spoken(stop: Stop, light: Light | undefined): string {
  if (!light) return stop.name;
  const danger = light.danger ? `, ${words.danger}: ${light.danger}` : '';
  return `${stop.name}; ${words.can} ${light.text}${danger}`;
}

/** The stops that can be chosen now, each with what choosing it does. */
export function litOf(
  byTarget: ReadonlyMap<string, Stop>,
  lights: ReadonlyMap<string, Light>,
): { stop: Stop; light: Light }[] {
  return [...lights.values()].flatMap((light) => {
    const stop = byTarget.get(light.target);
    return stop ? [{ stop, light }] : [];
  });
}

/** The next lit stop, or the one before, in the order of the board. */
export function nextLit(
  stops: readonly Stop[],
  lights: ReadonlyMap<string, Light>,
  from: Stop,
  by: 1 | -1,
): Stop | undefined {
  const all = stops.filter((stop) => stop === from || lights.has(stop.target));
  return all[(all.indexOf(from) + by + all.length) % all.length];
}

/** Whether a key means something elsewhere: a letter alone belongs to the answer that shows it. */
export function isLeftToOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return /^[a-z]$/i.test(event.key) && !event.shiftKey;
}

export function focusOn(within: Element | undefined, target: string | undefined): void {
  const stops = [...(within?.querySelectorAll<SVGElement>('[data-target]') ?? [])];
  stops.find((stop) => stop.dataset['target'] === target)?.focus({ preventScroll: true });
}
