import { describe, expect, it } from 'vitest';
import { scatter } from './chance';
import { centreOf, hexAt, keyOf, outline } from './hex';
import { brokenPath, roundedPath, towards } from './paths';

const CORNER = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }];

describe('a rounded path', () => {
  it('turns before each corner, and touches its ends', () => {
    expect(roundedPath(CORNER, 10)).toBe('M0 0L90 0Q100 0 100 10L100 100');
  });

  it('goes around if it is closed', () => {
    expect(roundedPath(CORNER, 10, true)).toBe('M7.1 7.1Q0 0 10 0L90 0Q100 0 100 10L100 90Q100 100 92.9 92.9Z');
  });

  it('of two points is a line, and of one nothing', () => {
    expect(roundedPath(CORNER.slice(0, 2), 10)).toBe('M0 0L100 0');
    expect(roundedPath(CORNER.slice(0, 1), 10)).toBe('');
  });
});

it('a point on the way is as far as told', () => {
  expect(towards({ x: 0, y: 0 }, { x: 30, y: 40 }, 10)).toEqual({ x: 6, y: 8 });
});

it('a broken loop stays inside of what it surrounds', () => {
  const [loop] = outline([[2, -1]]);
  const points = [...brokenPath(loop ?? [], 6, scatter('test')).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  expect(points).toHaveLength(24);
  const middle = centreOf([2, -1]);
  for (const [, x, y] of points) {
    const inwards = towards({ x: Number(x), y: Number(y) }, middle, 0.2);
    expect(keyOf(hexAt(inwards))).toBe('2,-1');
  }
});
