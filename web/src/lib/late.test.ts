import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Late } from './late.svelte';

it('is fetched once, and not before somebody wants it', async () => {
  const load = vi.fn(async () => 'map');
  const late = new Late(load);
  expect(load).not.toHaveBeenCalled();
  expect([late.wanted, late.wanted]).toEqual([null, null]);
  await tick();
  expect(late.wanted).toBe('map');
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched again if it did not come', async () => {
  const load = vi.fn(async () => 'map').mockRejectedValueOnce(new Error('offline'));
  const late = new Late(load);
  expect(late.wanted).toBeNull();
  await tick();
  await tick();
  expect(late.wanted).toBeNull();
  await tick();
  expect(late.wanted).toBe('map');
});
