/** Which part of the board is seen: a board point is shown at `point × scale + (x, y)` of the window. */

import type { Box, Point } from './grid';

export interface Camera extends Point {
  scale: number;
}
export interface Extent {
  width: number;
  height: number;
}

/** What of a board is seen, and what of that lies under the buttons in the corner. */
export interface Sight {
  seen: Box;
  under: Box;
}

export const CLOSEST = 3;
export const FARTHEST = 0.12;
/** A board is never fitted closer than this, however small it is. */
const CLOSEST_FIT = 1.25;

/** How much can be read at a scale; art may leave out or enlarge things by it. */
export type Detail = 'near' | 'middle' | 'far' | 'farthest';

export function detailAt(scale: number): Detail {
  if (scale >= 0.78) return 'near';
  if (scale >= 0.52) return 'middle';
  return scale >= 0.3 ? 'far' : 'farthest';
}

export function fitted(box: Box, view: Extent): Camera {
  const scale = clamp(
    Math.min(view.width / (box.right - box.left), view.height / (box.bottom - box.top)),
    FARTHEST,
    CLOSEST_FIT,
  );
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, view, scale);
}

/** All of it, and nothing around these points under what covers the lower right corner: as close as that can be. */
export function fittedBeside(box: Box, view: Extent, corner: Extent, points: readonly Point[], around = 0): Camera {
  const [width, height] = [view.width - corner.width, view.height - corner.height];
  const all = [fitted(box, view), fitted(box, { width: view.width, height }), fitted(box, { width, height: view.height })];
  const isClear = (camera: Camera): boolean =>
    points.every((point) => {
      const { x, y } = seenAt(camera, { x: point.x + around, y: point.y + around });
      return x <= width || y <= height;
    });
  const [closest] = all.filter(isClear).toSorted((one, other) => other.scale - one.scale);
  return closest ?? fitted(box, view);
}

export function centred(point: Point, view: Extent, scale: number): Camera {
  return { scale, x: view.width / 2 - point.x * scale, y: view.height / 2 - point.y * scale };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Closer or farther, with the point of the window under the pointer held still. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, FARTHEST, CLOSEST);
  const change = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change };
}

/** Moved no more than needed so that some of the board stays in the window. */
export function kept(camera: Camera, box: Box, view: Extent): Camera {
  const rest = Math.min(120, view.width / 3, view.height / 3);
  return {
    scale: camera.scale,
    x: clamp(camera.x, rest - box.right * camera.scale, view.width - rest - box.left * camera.scale),
    y: clamp(camera.y, rest - box.bottom * camera.scale, view.height - rest - box.top * camera.scale),
  };
}

/** Moved no more than needed so that a point is well inside the window. */
export function showing(camera: Camera, point: Point, view: Extent): Camera {
  const margin = Math.min(70, view.width / 4, view.height / 4);
  const [x, y] = [point.x * camera.scale + camera.x, point.y * camera.scale + camera.y];
  return moved(camera, clamp(x, margin, view.width - margin) - x, clamp(y, margin, view.height - margin) - y);
}

export const seenAt = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.scale + camera.x,
  y: point.y * camera.scale + camera.y,
});

export function sightOf({ x, y, scale }: Camera, view: Extent, corner: Extent): Sight {
  const [left, top] = [-x / scale, -y / scale];
  const [right, bottom] = [left + view.width / scale, top + view.height / scale];
  const under = { left: right - corner.width / scale, top: bottom - corner.height / scale, right, bottom };
  return { seen: { left, top, right, bottom }, under };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
