// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGestures } from './gestures';

const handlers = { onpan: vi.fn(), onzoom: vi.fn(), onsettle: vi.fn() };
let node: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  node = document.createElement('div');
  node.setPointerCapture = () => {};
  stop = watchGestures(node, handlers);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function pointer(type: string, x: number, y: number, id = 1): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, buttons: 1, bubbles: true });
  Object.defineProperty(event, 'pointerId', { value: id });
  node.dispatchEvent(event);
}

function click(): boolean {
  let isHeard = false;
  const child = node.appendChild(document.createElement('i'));
  child.addEventListener('click', () => (isHeard = true));
  child.click();
  return isHeard;
}

describe('gestures', () => {
  it('leave a click alone, even of an unsteady hand', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 12, 11);
    pointer('pointerup', 12, 11);
    expect(handlers.onpan).not.toHaveBeenCalled();
    expect(click()).toBe(true);
  });

  it('swallow the click at the end of a drag, and only that one', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 20);
    pointer('pointerup', 40, 20);
    expect(handlers.onpan).toHaveBeenCalledWith(30, 10);
    expect(click()).toBe(false);
    expect(click()).toBe(true);
  });

  it('zoom by two fingers, around the middle between them', () => {
    pointer('pointerdown', 100, 100, 1);
    pointer('pointerdown', 200, 100, 2);
    pointer('pointermove', 300, 100, 2);
    expect(handlers.onzoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  });

  it('zoom by the wheel, and settle a moment later', () => {
    node.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    expect(handlers.onzoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
    expect(handlers.onsettle).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(handlers.onsettle).toHaveBeenCalledOnce();
  });
});
