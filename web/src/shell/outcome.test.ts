import { expect, test } from 'vitest';
import { outcomeOf } from './outcome';

test.each([
  [[1], false, ['Jonas', 'Mira'], '★ Mira wins'],
  [[0, 1], false, ['Jonas', 'Mira', 'Vesper'], '★ Jonas and Mira win'],
  [[], false, ['Jonas', 'Mira'], 'Nobody wins'],
  [[0, 1], true, ['Jonas', 'Mira'], '★ Won together'],
  [[], true, ['Jonas', 'Mira'], 'Lost together'],
  [[0], true, ['Mira'], '★ Mira wins'],
  [[], true, ['Mira'], 'Mira loses'],
])('winners %j, co-operative %j, of %j: %s', (winners, cooperative, names, words) =>
  expect(outcomeOf({ winners, cooperative }, names)).toBe(words),
);
