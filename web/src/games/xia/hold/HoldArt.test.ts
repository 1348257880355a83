// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HAPPENINGS } from '../../../lib/happenings.svelte';
import type { LogLine } from '../../../wire/table';
import HoldArt from './HoldArt.svelte';
import { catalogue, frozenHold, hold, ship } from '../testing/examples';

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
const froze: LogLine = {
  revision: 2,
  text: 'The ice in the hold of Red spreads: 1 damage.',
  targets: [],
  event: { type: 'xia.hold-froze', seat: 0, damage: 1 },
};
const takenBack: LogLine = { revision: 3, text: 'Red takes back 1 answer.', targets: [] };

const happening = (news: LogLine[]) => new Map([[HAPPENINGS, () => ({ news, isLater: () => false, act: [], isShowing: false })]]);

async function damaged(happened: LogLine[]): Promise<number> {
  const props = { rows: ship.hold, hold, catalogue, label: 'Hold' };
  const { rerender } = render(HoldArt, { props, context: happening(happened) });
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

test('ice is told from other damage by its shape, and relics, mods and pods are drawn', () => {
  const props = { rows: ship.hold, hold: frozenHold, catalogue, label: 'Hold' };
  render(HoldArt, { props, context: happening([]) });
  expect(document.querySelectorAll('.damage')).toHaveLength(1);
  expect(document.querySelectorAll('.ice')).toHaveLength(1);
  expect(document.querySelectorAll('.relic')).toHaveLength(1);
  expect(document.querySelectorAll('.connector')).toHaveLength(1);
  expect(document.querySelector('.body.mounted')).not.toBeNull();
});

test('the drawing makes room for what hangs outside', () => {
  const props = { rows: ship.hold, hold: frozenHold, catalogue, label: 'Hold' };
  render(HoldArt, { props, context: happening([]) });
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('-50 -2 196 148');
});

test('freezing is seen to spread from where the ice was', async () => {
  const props = { rows: ship.hold, hold: frozenHold, catalogue, label: 'Hold' };
  const { rerender } = render(HoldArt, { props, context: happening([froze]) });
  await rerender({ ...props, hold: { ...frozenHold, damage: ['b2', 'c1', 'c2'], ice: ['c1', 'c2'], relics: [] } });
  expect(document.querySelectorAll('.ice')).toHaveLength(2);
  expect(JSON.stringify(animate.mock.calls)).toContain('translate(0px, -48px)');
});
