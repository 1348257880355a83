// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HAPPENINGS } from '../../../lib/happenings.svelte';
import type { LogLine } from '../../../wire/table';
import HoldArt from './HoldArt.svelte';
import { catalogue, hold, ship } from './examples';

const animate = vi.fn(() => ({ cancel: () => {}, finished: Promise.resolve() }));

beforeEach(() => {
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = animate as unknown as Element['animate'];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const placed: LogLine = {
  revision: 2,
  text: 'Red puts damage on c1.',
  targets: [],
  event: { type: 'xia.damage-placed', seat: 0, cell: 'c1' },
};
const takenBack: LogLine = { revision: 3, text: 'Red takes back 1 answer.', targets: [] };

async function damaged(happened: LogLine[]): Promise<number> {
  const props = { rows: ship.hold, hold, catalogue, label: 'Hold' };
  const { rerender } = render(HoldArt, { props, context: new Map([[HAPPENINGS, () => happened]]) });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ ...props, hold: { ...hold, damage: ['b2', 'c1'] } });
  expect(document.querySelectorAll('.damage')).toHaveLength(2);
  return animate.mock.calls.length;
}

test('damage is seen to land', async () => {
  expect(await damaged([placed])).toBeGreaterThan(0);
});

test('what was there before, or is there again, just lies there', async () => {
  expect(await damaged([])).toBe(0);
  cleanup();
  expect(await damaged([takenBack])).toBe(0);
});
