/** Drag, pinch and wheel, told apart from a click. */

import type { Point } from './hex';

export interface Gestures {
  onpan(dx: number, dy: number): void;
  onzoom(factor: number, at: Point): void;
  onsettle(): void;
}

/** A pointer that moves less than this has not dragged: it clicked. */
const STILL = 6;
const SETTLES_AFTER = 160;
const WHEEL_STRENGTH = 0.0016;
const LINE_HEIGHT = 16;

/** Watches an element; clicks that end a drag do not reach anybody. Returns how to stop. */
export function watchGestures(node: HTMLElement, handlers: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let isDragging = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const within = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const settleSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(handlers.onsettle, SETTLES_AFTER);
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, within(event));
    if (fingers.size === 1) {
      begun = within(event);
      isDragging = false;
    }
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before || !begun) return;
    if (event.buttons === 0) return up(event); // it was released outside of the element
    const now = within(event);
    if (!isDragging && fingers.size === 1 && Math.hypot(now.x - begun.x, now.y - begun.y) < STILL) return;
    if (!isDragging) {
      isDragging = true;
      for (const id of fingers.keys()) node.setPointerCapture(id);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const wasApart = Math.hypot(before.x - other.x, before.y - other.y);
      handlers.onpan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (wasApart > 0) handlers.onzoom(apart / wasApart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      handlers.onpan(now.x - before.x, now.y - before.y);
    }
    settleSoon();
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    // The click of a drag comes right after this; one that comes later is meant.
    if (fingers.size === 0) setTimeout(() => (isDragging = false));
  }

  function swallowDrag(event: MouseEvent) {
    if (!isDragging) return;
    isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    handlers.onzoom(Math.exp(-event.deltaY * lines * WHEEL_STRENGTH * (event.ctrlKey ? 5 : 1)), within(event));
    settleSoon();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', swallowDrag, { capture: true });
  node.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(settling);
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
    node.removeEventListener('click', swallowDrag, { capture: true });
    node.removeEventListener('wheel', wheel);
  };
}
