// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Stepper from './Stepper.svelte';

afterEach(cleanup);

function canPlay(revision: number, first: number, last: number): boolean {
  render(Stepper, { revision, first, last, playing: false, scenes: [], turns: [], onstep: vi.fn(), onplay: vi.fn() });
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

test('turns are passed one by one, and behind the last of a scene the next begins', async () => {
  const onstep = vi.fn();
  const turns = [3, 6].map((revision, index) => ({ seat: index, number: index + 1, revision }));
  const scenes = [0, 9].map((revision) => ({ name: '', title: '', revision }));
  const at = (revision: number) => {
    cleanup();
    render(Stepper, { revision, first: 0, last: 12, playing: false, scenes, turns, onstep, onplay: vi.fn() });
  };
  for (const [revision, button] of [
    [4, 'One turn forward'],
    [6, 'One turn forward'],
    [10, 'One turn forward'],
    [6, 'One turn back'],
    [3, 'One turn back'],
  ] as const) {
    at(revision);
    await fireEvent.click(screen.getByRole('button', { name: button }));
  }
  expect(onstep.mock.calls.flat()).toEqual([6, 9, 12, 3, 0]);
});
