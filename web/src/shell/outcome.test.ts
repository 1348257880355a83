import { expect, test } from 'vitest';
import { outcomeOf } from './outcome';

test.each([
  [[1], false, ['Mira'], '★ Mira wins'],
  [[0, 1], false, ['Jonas', 'Mira'], '★ Jonas and Mira win'],
  [[], false, [], 'Nobody wins'],
  [[0, 1], true, ['Jonas', 'Mira'], '★ Won together'],
  [[], true, [], 'Lost together'],
])('winners %j, co-operative %j: %j reads %s', (winners, cooperative, names, words) =>
  expect(outcomeOf({ winners, cooperative }, names)).toBe(words),
);
