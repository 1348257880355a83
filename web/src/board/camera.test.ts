import { describe, expect, it } from 'vitest';
import { CLOSEST, detailAt, fitted, fittedBeside, kept, seenAt, showing, zoomed } from './camera';

const VIEW = { width: 800, height: 600 };
const BOX = { left: -1000, top: -500, right: 1000, bottom: 500 };

describe('a camera', () => {
  it('shows a whole box in the middle of the window', () => {
    const camera = fitted(BOX, VIEW);
    expect(camera.scale).toBe(0.4);
    expect(seenAt(camera, { x: 0, y: 0 })).toEqual({ x: 400, y: 300 });
  });

  it('has nothing under the buttons in its corner, and is not smaller for it than it must be', () => {
    const corner = { width: 100, height: 110 };
    const beside = (points: readonly { x: number; y: number }[]) => fittedBeside(BOX, VIEW, corner, points);
    expect(beside([{ x: -1000, y: 500 }])).toEqual(fitted(BOX, VIEW));
    const [camera, right] = [beside([{ x: 990, y: 490 }]), fitted(BOX, { width: 800, height: 490 })];
    expect(camera).toEqual(right);
    expect(camera.scale).toBe(0.4);
    const tall = { left: -500, top: -500, right: 500, bottom: 500 };
    expect(fittedBeside(tall, VIEW, corner, [{ x: 500, y: 500 }]).scale).toBe(0.6);
    expect(fittedBeside(tall, { width: 600, height: 600 }, corner, [{ x: 500, y: 500 }]).scale).toBe(0.5);
    expect(fittedBeside(BOX, VIEW, corner, [{ x: 740, y: 470 }], 20)).toEqual(right);
  });

  it('holds the point under the pointer still while it zooms', () => {
    const before = fitted(BOX, VIEW);
    const point = { x: 250, y: -100 };
    const after = zoomed(before, 2, seenAt(before, point));
    expect(after.scale).toBe(0.8);
    expect(seenAt(after, point).x).toBeCloseTo(seenAt(before, point).x);
    expect(seenAt(after, point).y).toBeCloseTo(seenAt(before, point).y);
  });

  it('does not zoom beyond its limits', () => {
    expect(zoomed(fitted(BOX, VIEW), 1000, { x: 0, y: 0 }).scale).toBe(CLOSEST);
  });

  it('never loses the board', () => {
    const lost = kept({ x: 99999, y: -99999, scale: 1 }, BOX, VIEW);
    expect(seenAt(lost, { x: BOX.left, y: 0 }).x).toBeLessThan(VIEW.width);
    expect(seenAt(lost, { x: 0, y: BOX.bottom }).y).toBeGreaterThan(0);
  });

  it('moves only as far as needed to show a point', () => {
    const camera = fitted(BOX, VIEW);
    expect(showing(camera, { x: 0, y: 0 }, VIEW)).toEqual(camera);
    expect(seenAt(showing(camera, { x: 1000, y: 0 }, VIEW), { x: 1000, y: 0 }).x).toBe(730);
  });

  it('knows how much can be read', () => {
    expect([1, 0.6, 0.3, 0.2].map(detailAt)).toEqual(['near', 'middle', 'far', 'farthest']);
  });
});
