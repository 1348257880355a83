// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QUESTION, SCENERY, VIEW } from './samples';
import XiaMap from './XiaMap.svelte';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function show(route: string[] = []) {
  const onpoint = vi.fn<(target: string) => void>();
  const shown = render(XiaMap, {
    view: VIEW,
    scenery: SCENERY,
    question: QUESTION,
    route,
    hovered: null,
    onpoint,
    onhover: () => {},
  });
  return { onpoint, ...shown };
}

const said = (target: string): string | null =>
  document.querySelector(`[data-target="${target}"]`)?.getAttribute('aria-label') ?? null;

it('says of every space where it is, what is there and what can be done', () => {
  show();
  expect(said('space 0,-2')).toBe("space 0,-2, open space of Haven Rock, Red's numerator, 2 spice cubes adrift");
  expect(said('space 0,1')).toBe(
    "space 0,1, Haven Rock, lawful planet, Mission Point, Blue's swamp-rat (outlaw, bounty 2,000)",
  );
  expect(said('space 0,-1')).toBe(
    'space 0,-1, Haven Rock, lawful planet, entrance of the planet in the north; can fly south',
  );
  expect(said('space -2,2')).toBe('space -2,2, open space of Haven Rock, exploration token');
  expect(said('space 5,-3')).toBe('space 5,-3, open space of Gravel, mine terra, the enforcer');
});

it('points at unexplored places', async () => {
  const { onpoint } = show();
  await fireEvent.click(screen.getByRole('button', { name: /unexplored place around 2,-5; can jump blindly north,/ }));
  expect(onpoint).toHaveBeenCalledWith('beyond 2,-5');
});

it('numbers the steps of a way', () => {
  const { container } = show(['space 0,-1', 'space 0,0', 'space 1,0']);
  expect([...container.querySelectorAll('.route text')].map((one) => one.textContent)).toEqual(['1', '2', '3']);
});

it('draws no sector again when only a ship has moved', async () => {
  const { rerender, container } = show();
  const before = [...container.querySelectorAll('.ground, .edge, .name')];
  const moved = structuredClone(VIEW);
  moved.captains.forEach((captain) => (captain.at = captain.ship === 'numerator' ? [1, -2] : captain.at));
  await rerender({ view: moved });
  expect(said('space 1,-2')).toContain("Red's numerator");
  const after = [...container.querySelectorAll('.ground, .edge, .name')];
  expect(after).toHaveLength(before.length);
  after.forEach((element, index) => expect(element).toBe(before[index]));
});
