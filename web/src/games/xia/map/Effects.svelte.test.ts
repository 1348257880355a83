// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HAPPENINGS } from '../../../lib/happenings.svelte';
import { motion } from '../../../lib/motion.svelte';
import type { LogLine } from '../../../wire/table';
import { catalogueOf } from '../reading/lookup';
import Effects from './Effects.svelte';
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

/** The effects on a map, and a way to let something happen there. */
function show(lines: readonly LogLine[] = []) {
  let happened = $state.raw(lines);
  const { container } = render(Effects, {
    props: { scene: { view: VIEW, stands, berths: new Map() } },
    context: new Map([[HAPPENINGS, () => happened]]),
  });
  const happen = async (...news: LogLine[]): Promise<void> => {
    happened = news;
    await tick();
  };
  const seen = (): string[] => [...container.querySelectorAll('[data-effect]')].map((one) => one.textContent.trim());
  return { happen, seen };
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
