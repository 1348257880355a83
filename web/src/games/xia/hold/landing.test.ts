import { expect, test } from 'vitest';
import { frozen, frozenFrom } from './landing';

test('ice comes from a side where it lay before', () => {
  expect(frozenFrom('b2', ['a1', 'b1'])).toEqual({ x: 0, y: -1 });
  expect(frozenFrom('a1', ['z1'])).toEqual({ x: -1, y: 0 });
  expect(frozenFrom('b2', ['a1'])).toEqual({ x: 0, y: 0 });
});

test('it creeps over, unless nothing moves', () => {
  const from = { x: 0, y: -1 };
  const { duration, css } = frozen(null as unknown as Element, { isMoving: () => true, from });
  expect(duration).toBeGreaterThan(0);
  expect(css?.(0, 1)).toContain('translate(0px, -48px)');
  expect(frozen(null as unknown as Element, { isMoving: () => false, from }).duration).toBe(0);
});
