import { expect, test } from 'vitest';
import { catalogue } from './examples';
import { outfitDeed, outfitKind } from './outfits';

test.each([
  ['m-22', 'engine d6', ''],
  ['piercer', 'mod', 'takes 4 off the enemy’s shields'],
  ['cargo-pod', 'pod', 'Room for 4 cubes'],
  ['armor-plating', 'plating', 'Takes damage in place of the hold'],
])('%s is told by what it does', (id, kind, deed) => {
  const outfit = catalogue.outfits.get(id);
  expect(outfit && outfitKind(outfit)).toBe(kind);
  expect(outfit && outfitDeed(outfit)).toContain(deed);
});
