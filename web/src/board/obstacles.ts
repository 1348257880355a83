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
  /** The boxes that lie over the board. */
  over: readonly Box[];
}

export function obstaclesIn({ camera, size, route, lit, over }: Scene): Obstacle[] {
  const around = (point: Point, weight: number): Obstacle => ({
    box: boxAt(seenAt(camera, point), size * camera.scale, size * camera.scale),
    weight,
  });
  return [
    ...over.map((box) => ({ box, weight: WEIGHTS.over })),
    ...route.map((point) => around(point, WEIGHTS.route)),
    ...lit.map(({ stop, light }) => around(stop.middle, WEIGHTS[light.kind])),
  ];
}

/** Tells what lies over a board, now and whenever something comes or goes; returns what ends that. */
export function watchOverlays(board: HTMLElement, tell: (boxes: Box[]) => void): () => void {
  const overlays = [...(board.parentElement?.querySelectorAll(OVERLAYS) ?? [])];
  const look = (): void => tell(overlays.flatMap(({ children }) => [...children].map((child) => boxIn(board, child))));
  const observer = new MutationObserver(look);
  for (const overlay of overlays) observer.observe(overlay, { childList: true });
  look();
  return () => observer.disconnect();
}

function boxIn(board: Element, element: Element): Box {
  const [origin, box] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    left: box.left - origin.left,
    right: box.right - origin.left,
    top: box.top - origin.top,
    bottom: box.bottom - origin.top,
  };
}
