/** The camera over time: what it keeps in the window, until somebody moves it by hand. */

import * as cameras from './camera';
import type { Box, Point } from './grid';

/** Below this scale a board is not shown as a whole at first, but around where the action is. */
const READABLE = 0.5;
const FOLLOWING = 0.85;

export class Lens {
  camera = $state.raw<cameras.Camera>({ x: 0, y: 0, scale: 1 });
  mode = $state<'unset' | 'fit' | 'follow' | 'free'>('unset');
  isMoving = $state(false);
  /** Whether the first look is over; it is taken at once, later ones are glided to. */
  isSettled = $state(false);
  /** Changes only at rest, so that nothing is drawn anew while the board moves. */
  detail = $state<cameras.Detail>('near');

  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #view: cameras.Extent = { width: 0, height: 0 };
  #followingScale = FOLLOWING;
  /** The camera before a glance elsewhere. */
  #before: cameras.Camera | null = null;

  /** Takes in what there is to see, and looks again where it was told to. */
  attend(box: Box, middle: Point | null, view: cameras.Extent): void {
    this.#box = box;
    this.#view = view;
    if (view.width === 0 || view.height === 0) return;
    const all = cameras.fitted(box, view);
    if (this.mode === 'unset') {
      this.mode = all.scale < READABLE && middle ? 'follow' : 'fit';
      requestAnimationFrame(() => (this.isSettled = true));
    }
    if (this.mode === 'fit') this.#look(all);
    if (this.mode === 'follow' && middle) this.#look(cameras.centred(middle, view, this.#followingScale));
  }

  fit(): void {
    this.mode = 'fit';
  }

  toggleFollowing(): void {
    this.#followingScale = Math.max(this.camera.scale, FOLLOWING);
    this.mode = this.mode === 'follow' ? 'free' : 'follow';
  }

  /** Closer or farther around the middle of the window. */
  zoomBy(factor: number): void {
    const middle = { x: this.#view.width / 2, y: this.#view.height / 2 };
    const next = cameras.zoomed(this.camera, factor, middle);
    this.#followingScale = next.scale;
    if (this.mode !== 'follow') this.mode = 'free';
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
    this.detail = cameras.detailAt(this.camera.scale);
  }

  #look(next: cameras.Camera): void {
    this.#before = null;
    this.camera = next;
    this.detail = cameras.detailAt(next.scale);
  }

  #move(next: cameras.Camera): void {
    this.mode = 'free';
    this.#before = null;
    this.camera = cameras.kept(next, this.#box, this.#view);
  }
}
