// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Happenings, HAPPENINGS } from '../../../lib/happenings.svelte';
import { motion } from '../../../lib/motion.svelte';
import type { LogLine } from '../../../wire/table';
import { catalogueOf } from '../reading/lookup';
import Effects from './Effects.svelte';
import type { Scene } from '../chart/effects';
import { shipsIn, standsOf } from '../chart/pieces';
import { SCENERY, VIEW } from '../testing/samples';

const stands = standsOf(shipsIn(VIEW, catalogueOf(SCENERY), () => ''), () => false);
const hit: LogLine = {
  revision: 5,
  text: 'Blue takes 2 damage.',
  targets: [],
  event: { type: 'xia.damage-taken', ship: 'swamp-rat', damage: 2 },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  motion.isCalm = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The effects on a map, and ways to let something happen there, now or with an act to come. */
function show(lines: readonly LogLine[] = []) {
  let happened: Happenings = $state.raw({ news: lines, isLater: () => false, act: [], isShowing: false });
  let scene: Scene = { view: VIEW, stands, berths: new Map() };
  const { container, rerender } = render(Effects, {
    props: { scene },
    context: new Map([[HAPPENINGS, () => happened]]),
  });
  const happen = async (...news: LogLine[]): Promise<void> => {
    happened = { ...happened, news };
    await tick();
  };
  const later = async (...news: LogLine[]): Promise<void> => {
    happened = { ...happened, news, isLater: () => true };
    await tick();
  };
  const act = async (...act: LogLine[]): Promise<void> => {
    happened = { ...happened, act };
    await tick();
  };
  const change = (next: Partial<Scene>): Promise<void> => rerender({ scene: (scene = { ...scene, ...next }) });
  const places = (): string[] => [...container.querySelectorAll<HTMLElement>('[data-effect]')].map(({ style }) => style.transform);
  const seen = (): string[] => [...container.querySelectorAll('[data-effect]')].map((one) => one.textContent.trim());
  return { happen, later, act, change, places, seen };
}

it('are seen when something happens, and pass', async () => {
  const { happen, seen } = show();
  await happen(hit);
  expect(seen()).toEqual(['−2']);
  vi.advanceTimersByTime(2000);
  await tick();
  expect(seen()).toEqual([]);
});

it('of one moment do not end those of the moment before', async () => {
  const { happen, seen } = show();
  await happen(hit);
  vi.advanceTimersByTime(350);
  await happen(hit);
  expect(seen()).toHaveLength(2);
});

it('of what happened before are not seen', async () => {
  const { happen, seen } = show([hit]);
  await tick();
  expect(seen()).toEqual([]);
  await happen();
  expect(seen()).toEqual([]);
});

it('are not there for those who want less motion', async () => {
  const { happen, seen } = show();
  motion.isCalm = true;
  await happen(hit);
  expect(seen()).toEqual([]);
  motion.isCalm = false;
  await tick();
  expect(seen()).toEqual([]);
});

it('are not there if the system wants less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { happen, seen } = show();
  await happen(hit);
  expect(seen()).toEqual([]);
});

describe('of what is left to an act', () => {
  it('are seen with the act, and again if it is shown again', async () => {
    const { later, act, seen } = show();
    await later(hit);
    expect(seen()).toEqual([]);
    await act(hit);
    expect(seen()).toEqual(['−2']);
    vi.advanceTimersByTime(2000);
    await act(hit);
    expect(seen()).toEqual(['−2']);
  });

  it('are seen where things were when it happened', async () => {
    const { happen, later, act, change, places } = show();
    await happen(hit);
    const [there] = places();
    vi.advanceTimersByTime(2000);
    await later(hit);
    await change({ stands: new Map([...stands].map(([ship, stand]) => [ship, { ...stand, point: { x: 999, y: 999 } }])) });
    await act(hit);
    expect(places()).toEqual([there]);
  });

  it('are seen where things are, if nobody saw it happen', async () => {
    const { act, seen } = show();
    await act(hit);
    expect(seen()).toEqual(['−2']);
  });
});
