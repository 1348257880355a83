import { expect, test } from 'vitest';
import type { CaptainView, Objective, Title } from '../../../wire/xia';
import { catalogue, hold } from './examples';
import { progressOf } from './progress';

const captain = {
  ship: 'barge',
  hold: { ...hold, cubes: { c1: 'spice', c2: 'spice', c3: 'terra' } },
  bounty: 2000,
  visited: [],
  completed: [],
  this_turn: { jumps: 1 },
  so_far: { jumps: 4 },
} as unknown as CaptainView;

const title = (objective: Objective): Title => ({ objective }) as Title;

test.each([
  [{ measure: 'jumps', within: 'turn', at_least: 3 }, 1],
  [{ measure: 'jumps', within: 'game', at_least: 3 }, 4],
  [{ measure: 'cargo_types', within: 'now', at_least: 5 }, 2],
  [{ measure: 'cubes', within: 'now', at_least: 5 }, 3],
  [{ measure: 'bounty', within: 'now', at_least: 4000 }, 2000],
  [{ measure: 'tier', within: 'now', at_least: 3 }, 1],
  [{ measure: 'damage', within: 'now', at_least: 6 }, 1],
  [{ measure: 'something new', within: 'now', at_least: 6 }, null],
] as const)('%o stands at %o', (objective, expected) => {
  expect(progressOf(title(objective), captain, catalogue)).toBe(expected);
});
