// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { centreOf, type Hex } from '../../../board/hex';
import { motion } from '../../../lib/motion.svelte';
import { lay, type LaidPath } from '../chart/chart';
import { ICE } from '../testing/samples';
import Traveller from './Traveller.svelte';

const path = lay(ICE, { sector: ICE.id, centre: [0, 0], turn: 0 }).paths[0] as LaidPath;
const [first, second, third] = path.spaces as [Hex, Hex, Hex];
const animate = vi.fn<(steps: Keyframe[], how: KeyframeAnimationOptions) => void>();

beforeEach(() => {
  Object.assign(SVGElement.prototype, { animate });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  motion.isCalm = false;
});

async function travel(to: Hex): Promise<void> {
  const children = createRawSnippet(() => ({ render: () => '<g></g>' }));
  const { rerender } = render(Traveller, { path, at: first, children });
  await tick();
  expect(animate).not.toHaveBeenCalled();
  await rerender({ at: to });
}

const placeOf = (at: Hex): string => `translate(${centreOf(at).x}px, ${centreOf(at).y}px) rotate(0deg)`;

it('goes over every space on the way', async () => {
  await travel(third);
  expect(animate.mock.calls[0]?.[0].map(({ transform }) => transform)).toEqual([first, second, third].map(placeOf));
  expect(animate.mock.calls[0]?.[1].duration).toBeLessThanOrEqual(600);
});

it('is just there for those who want less motion', async () => {
  motion.isCalm = true;
  await travel(third);
  expect(animate).not.toHaveBeenCalled();
});

it('is just there if it was put somewhere else', async () => {
  await travel([9, 9]);
  expect(animate).not.toHaveBeenCalled();
});
