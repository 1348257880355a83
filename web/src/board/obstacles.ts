/** What a tip keeps clear of: what lies over the board most of all, then the way, then what can be chosen. */

import { type Camera, seenAt } from './camera';
import { boxAt, type Obstacle } from './clear';
import type { Box, Point } from './grid';
import type { Light, Stop } from './stops';

const WEIGHTS = { over: 100, route: 10, answer: 2, errand: 0.1 } as const;
/** Buttons and words over a board, its own and those of others: the children of whatever says so. */
const OVERLAYS = '[data-overlay]';

interface Scene {
  camera: Camera;
  /** The size of a cell, in board units. */
  size: number;
  route: readonly Point[];
  lit: readonly { stop: Stop; light: Light }[];
  over: readonly Overlaid[];
}

/** Something that lies over a board. */
export interface Overlaid {
  box: Box;
  /** What of the board it speaks of. */
  about: string | undefined;
}

export function obstaclesIn({ camera, size, route, lit, over }: Scene): Obstacle[] {
  const around = (point: Point, weight: number): Obstacle => ({
    box: boxAt(seenAt(camera, point), size * camera.scale, size * camera.scale),
    weight,
  });
  return [
    ...over.map(({ box }) => ({ box, weight: WEIGHTS.over })),
    ...route.map((point) => around(point, WEIGHTS.route)),
    ...lit.map(({ stop, light }) => around(stop.middle, WEIGHTS[light.kind])),
  ];
}

/** Tells what lies over a board, now and whenever something comes or goes; returns what ends that. */
export function watchOverlays(board: HTMLElement, tell: (found: Overlaid[]) => void): () => void {
  const overlays = [...(board.parentElement?.querySelectorAll(OVERLAYS) ?? [])];
  const look = (): void => tell(overlays.flatMap(({ children }) => [...children].map((child) => overlaid(board, child))));
  const observer = new MutationObserver(look);
  for (const overlay of overlays) observer.observe(overlay, { childList: true });
  look();
  return () => observer.disconnect();
}

function overlaid(board: Element, element: Element): Overlaid {
  const [origin, { left, right, top, bottom }] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [origin.left, origin.top];
  const about = element instanceof HTMLElement ? element.dataset['about'] : undefined;
  return { box: { left: left - x, right: right - x, top: top - y, bottom: bottom - y }, about };
}
