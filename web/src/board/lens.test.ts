import { describe, expect, it, vi } from 'vitest';
import { Lens } from './lens.svelte';

vi.stubGlobal('requestAnimationFrame', () => 0);

const BOX = { left: 0, top: 0, right: 4000, bottom: 4000 };
const MIDDLE = { x: 2000, y: 2000 };
const VIEW = { width: 400, height: 400 };
const FAR = { x: 100, y: 100 };

function following(): Lens {
  const lens = new Lens();
  lens.attend(BOX, MIDDLE, VIEW);
  return lens;
}

describe('a glance', () => {
  it('moves no more than needed, comes back, and changes nothing of what is followed', () => {
    const lens = following();
    const before = lens.camera;
    lens.glance(MIDDLE);
    expect(lens.camera).toEqual(before);
    lens.glance(FAR);
    expect(lens.camera).not.toEqual(before);
    lens.glance(null);
    expect([lens.camera, lens.mode]).toEqual([before, 'follow']);
  });

  it('is over when somebody moves the board by hand', () => {
    const lens = following();
    lens.glance(FAR);
    lens.pan(10, 0);
    const moved = lens.camera;
    lens.glance(null);
    expect(lens.camera).toEqual(moved);
  });
});
