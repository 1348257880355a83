// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Stepper from './Stepper.svelte';

afterEach(cleanup);

function canPlay(revision: number, first: number, last: number): boolean {
  render(Stepper, { revision, first, last, playing: false, scenes: [], onstep: vi.fn(), onplay: vi.fn() });
  return !screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled;
}

test('a match with moments can be played, from its end too', () => {
  expect(canPlay(0, 0, 7)).toBe(true);
  cleanup();
  expect(canPlay(7, 0, 7)).toBe(true);
});

test.each([0, 5])('a match that has only moment %i cannot', (only) => {
  expect(canPlay(only, only, only)).toBe(false);
});
