import { describe, expect, it } from 'vitest';
import { completed } from './plain';

describe('a title that brings nothing', () => {
  const page = completed({});

  it('has nothing to tell', async () => {
    const facts = await page.facts();
    expect(facts.headline({})).toEqual([]);
    expect(facts.scores({})).toBeNull();
    expect([page.picture, page.ways.keys]).toEqual([null, {}]);
  });

  it('is drawn nevertheless', async () => {
    const { map, mat, table, tabs, ending } = await page.art();
    expect([map, mat, table].every(Boolean)).toBe(true);
    expect(tabs).toEqual([]);
    expect(ending).toBeNull();
  });
});

it('what a title brings stands beside what it does not', async () => {
  const map = () => ({});
  const page = completed({ facts: async () => ({ headline: () => ['4 rounds'] }), art: async () => ({ map }) });
  const facts = await page.facts();
  expect(facts.headline({})).toEqual(['4 rounds']);
  expect(facts.scores({})).toBeNull();
  expect((await page.art()).map).toBe(map);
  expect((await page.art()).mat).toBeDefined();
});
