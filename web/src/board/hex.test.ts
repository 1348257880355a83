import { describe, expect, it } from 'vitest';
import {
  boxAround,
  centreOf,
  DIRECTIONS,
  disc,
  hexAt,
  keyOf,
  neighbour,
  openedAt,
  outline,
  SIZE,
  turned,
  turnedDirection,
} from './hex';

describe('hexagons', () => {
  it('lie where the flat-top layout puts them', () => {
    expect(centreOf([2, 0])).toEqual({ x: 3 * SIZE, y: Math.sqrt(3) * SIZE });
  });

  it('are found again by the points in them', () => {
    for (const at of disc(4)) {
      const { x, y } = centreOf(at);
      expect(keyOf(hexAt({ x: x + 0.4 * SIZE, y: y - 0.4 * SIZE }))).toBe(keyOf(at));
    }
  });

  it('turn clockwise, together with directions', () => {
    for (const way of DIRECTIONS) {
      const once = neighbour([0, 0], turnedDirection(way, 1));
      expect(turned(neighbour([0, 0], way), 1)).toEqual(once);
    }
    expect(turned([2, -5], 6)).toEqual([2, -5]);
    expect(turned([2, -5], -1)).toEqual(turned([2, -5], 5));
  });
});

describe('an outline', () => {
  it('is one closed loop around what hangs together', () => {
    const [loop, ...others] = outline(disc(2));
    expect(others).toEqual([]);
    expect(loop).toHaveLength(30);
    loop?.forEach((edge, index) => {
      const next = loop[(index + 1) % loop.length];
      expect(edge.to.x).toBeCloseTo(next?.from.x ?? NaN);
      expect(edge.to.y).toBeCloseTo(next?.from.y ?? NaN);
    });
  });

  it('goes around holes and islands too', () => {
    const ring = disc(1).filter(([q, r]) => q !== 0 || r !== 0);
    expect(outline(ring)).toHaveLength(2);
    expect(outline([[0, 0], [5, 0]])).toHaveLength(2);
  });

  it('can be opened at one side', () => {
    const [loop = []] = outline(disc(1));
    const opened = openedAt(loop, [0, -1], 'N');
    expect(opened).toHaveLength(loop.length - 1);
    expect(opened.some(({ at, side }) => keyOf(at) === '0,-1' && side === 'N')).toBe(false);
  });
});

it('a box holds all hexagons with their corners', () => {
  const box = boxAround([[0, 0]], 10);
  expect(box.right).toBe(SIZE + 10);
  expect(box.bottom).toBeCloseTo((SIZE * Math.sqrt(3)) / 2 + 10);
});
