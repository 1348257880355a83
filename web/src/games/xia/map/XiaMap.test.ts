// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { centreOf } from '../../../board/hex';
import { through } from '../../../board/paths';
import type { Question } from '../../../wire/table';
import { EMBERS_SCENERY, EMBERS_VIEW, QUESTION, SCENERY, VIEW } from '../testing/samples';
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
  expect(said('space 0,-2')).toBe("space 0,-2, open space of Haven Rock, Red's numerator, 2 spice adrift");
  expect(said('space 0,1')).toBe(
    "space 0,1, Haven Rock, lawful planet, Mission Point, Blue's swamp-rat (outlaw, bounty 2,000)",
  );
  expect(said('space 0,-1')).toBe(
    'space 0,-1, Haven Rock, lawful planet, entrance to the planet from the north; can fly south',
  );
  expect(said('space -2,2')).toBe('space -2,2, open space of Haven Rock, exploration token');
  expect(said('space 5,-3')).toBe('space 5,-3, open space of Gravel, mine terra, the enforcer');
});

it('points at unexplored places', async () => {
  const { onpoint } = show();
  await fireEvent.click(screen.getByRole('button', { name: /unexplored space around 2,-5; can jump blindly north,/ }));
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

function showEmbers(targets: readonly string[] = [], route: string[] = [], view = EMBERS_VIEW, seat = 0) {
  const options = targets.flatMap((target) => QUESTION.options.slice(0, 1).map((option) => ({ ...option, target })));
  const question: Question = { ...QUESTION, seat, options, errands: {} };
  return render(XiaMap, {
    view,
    scenery: EMBERS_SCENERY,
    question,
    route,
    hovered: null,
    onpoint: () => {},
    onhover: () => {},
  });
}

const picture = (): string | null => document.querySelector('.world svg')?.getAttribute('viewBox') ?? null;

it('says what is inside the Kiln, on a card of its own', () => {
  showEmbers([], [], { ...EMBERS_VIEW, active: 1 });
  expect(said('space 500,500')).toBe('berth of the Kiln');
  expect(said('space 501,499')).toBe('berth of the Kiln, Mission Point');
  expect(said('space 500,499')).toBe("berth of the Kiln, sell ember, Blue's swamp-rat");
  expect(said('ship swamp-rat')).toBe("Blue's swamp-rat, inside the Kiln");
  expect(document.querySelector('.world [data-target="space 500,499"]')).toBeNull();
});

it('shows a board no larger for what is inside the Kiln', () => {
  showEmbers();
  const withDocked = picture();
  cleanup();
  const flown = structuredClone(EMBERS_VIEW);
  flown.captains.forEach((captain) => (captain.at = captain.ship === 'swamp-rat' ? [0, 1] : captain.at));
  showEmbers([], [], flown);
  expect(picture()).toBe(withDocked);
});

it('does not cover the map with the card while somebody outside plays', async () => {
  showEmbers();
  expect(said('ship swamp-rat')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Inside the Kiln' }));
  expect(said('ship swamp-rat')).toBe("Blue's swamp-rat, inside the Kiln");
});

it('opens the card where one may dock', () => {
  const empty = structuredClone(EMBERS_VIEW);
  empty.captains.forEach((captain) => (captain.at = [0, 1]));
  showEmbers([], [], empty);
  expect(said('space 500,500')).toBeNull();
  cleanup();
  showEmbers(['space 500,500'], [], empty);
  expect(said('space 500,500')).toBe('berth of the Kiln; can fly south');
});

it('shows a way out of the Kiln from where the Kiln is', () => {
  const { container } = showEmbers([], ['space 2,-2', 'space 2,-1'], EMBERS_VIEW, 1);
  const kiln = centreOf([1, -2]);
  expect(container.querySelector('.route path')?.getAttribute('d')).toMatch(through([kiln]));
  expect(container.querySelectorAll('.route text')).toHaveLength(2);
});

it('says what travels, and what lies on dead worlds', () => {
  showEmbers();
  expect(said('space 1,-2')).toBe('space 1,-2, open space of Nyr, orbit of the Kiln (d6) to the south-east, the Kiln');
  expect(said('space 4,2')).toBe('space 4,2, dead world of Bones, Relic space, relics: 2');
  expect(said('space 3,2')).toBe('space 3,2, dead world of Bones, excavate relics, token of the event FAIR');
  expect(said('space 0,0')).toBe('space 0,0, Nyr, dying star');
  expect(said('space -2,5')).toBe('space -2,5, black hole of Maelstrom');
});
