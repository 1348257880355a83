import { expect, it } from 'vitest';
import { type GameArt, gameEntry, type Tab } from '../games';
import { labelsOf, ownTab, tabsIn } from './tabs';

const Cards: Tab['content'] = () => ({});
const own: readonly Tab[] = [{ label: (scenery) => String(scenery), content: Cards }];

it("a title's own tabs stand behind those of every title, in every room", () => {
  expect(tabsIn('phone', own)).toEqual(['ask', 'mat', 'log', 'table', 'rules', 'own-0']);
  expect(tabsIn('wide', own)).toEqual(['log', 'table', 'rules', 'own-0']);
  expect(tabsIn('tall', [])).toEqual(['log', 'table', 'rules']);
});

it('a tab that has the place of the board is none', () => {
  const several: readonly Tab[] = [...own, { label: () => 'Sheet', content: Cards }];
  expect(tabsIn('wide', several, several[0])).toEqual(['log', 'table', 'rules', 'own-1']);
});

it('each tab is called by the words of the title, and shows what it brings', async () => {
  const art: GameArt = { ...(await gameEntry('unknown').art()), tabs: own };
  const words = { player: 'Captain', players: 'Captains', mat: 'Ship', score: 'Fame' };
  expect(labelsOf({ words, art, scenery: 'Cards' })).toMatchObject({ mat: 'Ship', table: 'Captains', 'own-0': 'Cards' });
  expect(ownTab(own, 'own-0')).toBe(Cards);
});
