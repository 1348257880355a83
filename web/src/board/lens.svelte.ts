/** The camera over time: what it keeps in the window, until somebody moves it by hand. */

import * as cameras from './camera';
import type { Box, Point } from './grid';

/** Below this scale a board is not shown as a whole unless wanted, but around where the action is; usually. */
export const READABLE = 0.35;
/** How close the action is followed; in a narrow window less, so that something is seen around it. */
const FOLLOWING = 0.85;
const NARROW = 600;
const NO_CORNER: cameras.Extent = { width: 0, height: 0 };

export class Lens {
  camera = $state.raw<cameras.Camera>({ x: 0, y: 0, scale: 1 });
  /** Until somebody chooses: all of the board, or the action if all would be too small. */
  mode = $state<'auto' | 'fit' | 'follow' | 'free'>('auto');
  isFollowing = $state(false);
  isMoving = $state(false);
  /** Whether the first look is over; it is taken at once, later ones are glided to. */
  isSettled = $state(false);
  /** Changes only at rest, so that nothing is drawn anew while the board moves. */
  detail = $state<cameras.Detail>('near');
  sight = $state.raw<cameras.Sight | null>(null);

  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #view: cameras.Extent = NO_CORNER;
  #corner: cameras.Extent = NO_CORNER;
  /** The highest that the window was, as wide as it is now. */
  #tallest = 0;
  #followingScale: number | null = null;
  /** The camera before a glance elsewhere. */
  #before: cameras.Camera | null = null;

  /** Takes in what there is to see, and looks again where it was told to. */
  attend(
    box: Box,
    middle: Point | null,
    view: cameras.Extent,
    /** What is covered of it at the lower right, and what had better not be. */
    corner = NO_CORNER,
    points: readonly Point[] = [],
    around = 0,
    readable = READABLE,
  ): void {
    this.#tallest = Math.max(view.height, this.#view.width === view.width ? this.#tallest : 0);
    this.#box = box;
    this.#view = view;
    this.#corner = corner;
    if (view.width === 0 || view.height === 0) return;
    const all = cameras.fittedBeside(box, view, corner, points, around);
    const isSmall = cameras.fitted(box, { width: view.width, height: this.#tallest }).scale < readable;
    const isFollowing = this.mode === 'follow' || (this.mode === 'auto' && middle !== null && isSmall);
    this.isFollowing = isFollowing;
    if (isFollowing && middle) this.#look(cameras.centred(middle, view, this.#following()));
    else if (this.mode === 'auto' || this.mode === 'fit') this.#look(all);
    requestAnimationFrame(() => (this.isSettled = true));
  }

  #following(): number {
    return this.#followingScale ?? Math.min(FOLLOWING, Math.max(READABLE, this.#view.width / NARROW));
  }

  fit(): void {
    this.mode = 'fit';
  }

  toggleFollowing(): void {
    this.#followingScale = Math.max(this.camera.scale, this.#following());
    this.mode = this.isFollowing ? 'free' : 'follow';
  }

  /** Closer or farther around the middle of the window. */
  zoomBy(factor: number): void {
    const middle = { x: this.#view.width / 2, y: this.#view.height / 2 };
    const next = cameras.zoomed(this.camera, factor, middle);
    this.#followingScale = next.scale;
    this.mode = this.isFollowing ? 'follow' : 'free';
    this.#look(next);
  }

  /** Moves no more than needed to show a point. */
  show(point: Point): void {
    const next = cameras.showing(this.camera, point, this.#view);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.#move(next);
  }

  /** Shows a point for a while, if it is out of sight; with none, what was looked at before. */
  glance(point: Point | null): void {
    if (this.#view.width === 0) return;
    const from = this.#before ?? this.camera;
    this.camera = point ? cameras.showing(from, point, this.#view) : from;
    this.#before = point ? from : null;
  }

  pan(dx: number, dy: number): void {
    this.isMoving = true;
    this.#move(cameras.moved(this.camera, dx, dy));
  }

  zoom(factor: number, at: Point): void {
    this.isMoving = true;
    this.#move(cameras.zoomed(this.camera, factor, at));
  }

  settle(): void {
    this.isMoving = false;
    this.#rest(this.camera);
  }

  #look(next: cameras.Camera): void {
    this.#before = null;
    this.camera = next;
    this.#rest(next);
  }

  #rest(at: cameras.Camera): void {
    this.detail = cameras.detailAt(at.scale);
    this.sight = cameras.sightOf(at, this.#view, this.#corner);
  }

  #move(next: cameras.Camera): void {
    this.mode = 'free';
    this.#before = null;
    this.camera = cameras.kept(next, this.#box, this.#view);
  }
}
