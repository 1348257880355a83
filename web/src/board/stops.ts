/** What of a board can be pointed at, and how one gets from one to the next by keys. */

import { type Cell, type Grid, keyOf, type Point, walkingLetters } from './grid';
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
  /** The cells that belong to it; none for a piece. */
  spaces: readonly Cell[];
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
  /** True for one of many alike: drawn faintly, and found by walking rather than by Tab. */
  isOneOfMany?: boolean;
}
export interface Risk {
  text: string;
  /** Path data in a box of 16 × 16. */
  icon: string;
}

/** How far one looks for the next stop: across an area of several cells, or across a gap. */
const FARTHEST_STEP = 6;

export function ownersOf(stops: readonly Stop[]): Map<string, Stop> {
  return new Map(stops.flatMap((stop) => stop.spaces.map((at) => [keyOf(at), stop] as const)));
}

/** Where a key leads: the next stop, and the cell in it where one arrives. */
export function stepTo(
  grid: Grid,
  owners: ReadonlyMap<string, Stop>,
  from: Cell,
  key: string,
): { stop: Stop; at: Cell } | null {
  const here = owners.get(keyOf(from));
  let at = from;
  for (let step = 0; step < FARTHEST_STEP; step++) {
    const way = grid.wayOf(key, at);
    if (!way) return null;
    at = grid.neighbour(at, way);
    const stop = owners.get(keyOf(at));
    if (stop && stop !== here) return { stop, at };
  }
  return null;
}

/** The keys that walk over a board, in words. */
export function walkingKeys(grid: Grid): string {
  return words.walk(Object.keys(walkingLetters(grid.keys)).map((letter) => letter.toUpperCase()).join(', '));
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
