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

describe('a board', () => {
  const SMALL = { left: 1800, top: 1800, right: 2200, bottom: 2200 };

  it('is shown as a whole until that is too small, unless it is wanted', () => {
    const lens = new Lens();
    lens.attend(SMALL, MIDDLE, VIEW);
    expect([lens.isFollowing, lens.camera.scale]).toEqual([false, 1]);
    lens.attend(BOX, MIDDLE, VIEW);
    expect(lens.isFollowing).toBe(true);
    expect(lens.camera.scale).toBeGreaterThan(0.6);
    lens.fit();
    lens.attend(BOX, MIDDLE, VIEW);
    expect([lens.isFollowing, lens.camera.scale]).toEqual([false, 0.12]);
  });

  it('is not looked at otherwise because the window has become lower', () => {
    const lens = new Lens();
    const wide = { left: 0, top: 0, right: 1000, bottom: 1000 };
    lens.attend(wide, MIDDLE, VIEW);
    lens.attend(wide, MIDDLE, { width: 400, height: 200 });
    expect([lens.isFollowing, lens.camera.scale]).toEqual([false, 0.2]);
    lens.attend(wide, MIDDLE, { width: 300, height: 200 });
    expect(lens.isFollowing).toBe(true);
  });

  it('tells what is seen of it, once it rests', () => {
    const lens = new Lens();
    lens.attend(SMALL, MIDDLE, VIEW, { width: 100, height: 50 });
    const before = lens.sight;
    expect(before).toEqual({ seen: SMALL, under: { ...SMALL, left: 2100, top: 2150 } });
    lens.pan(-100, 0);
    expect(lens.sight).toBe(before);
    lens.settle();
    expect(lens.sight?.seen).toEqual({ ...SMALL, left: 1900, right: 2300 });
  });

  it('stays where it was moved by hand', () => {
    const lens = following();
    lens.pan(10, 0);
    const moved = lens.camera;
    lens.attend(BOX, FAR, VIEW);
    expect([lens.isFollowing, lens.camera]).toEqual([false, moved]);
  });
});

describe('a glance', () => {
  it('moves no more than needed, comes back, and changes nothing of what is followed', () => {
    const lens = following();
    const before = lens.camera;
    lens.glance(MIDDLE);
    expect(lens.camera).toEqual(before);
    lens.glance(FAR);
    expect(lens.camera).not.toEqual(before);
    lens.glance(null);
    expect([lens.camera, lens.isFollowing]).toEqual([before, true]);
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
