/** The tabs of a table: those of every title, as far as the room has no other place for them, and the title's own. */
import type { Component } from 'svelte';
import type { Tab as OwnTab, TabProps } from '../games';
import type { LoadedGame } from '../games/loading';
import { strings } from '../lib/strings';
import type { Layout } from './layout.svelte';

export type Tab = 'ask' | 'mat' | 'log' | 'table' | 'rules' | `own-${number}`;

const EVERYWHERE = ['log', 'table', 'rules'] as const;
const BY_ROOM: Readonly<Record<Layout, readonly Tab[]>> = {
  phone: ['ask', 'mat', ...EVERYWHERE],
  column: ['mat', ...EVERYWHERE],
  tall: EVERYWHERE,
  wide: EVERYWHERE,
};

/** All tabs; the one that has the place of the board is none. */
export function tabsIn(room: Layout, own: readonly OwnTab[], leading: OwnTab | null = null): Tab[] {
  return [...BY_ROOM[room], ...own.flatMap((tab, index) => (tab === leading ? [] : [`own-${index}` as const]))];
}

export function labelsOf({ words, art, scenery }: Pick<LoadedGame, 'words' | 'art' | 'scenery'>): Record<Tab, string> {
  const own = art.tabs.map(({ label }, index) => [`own-${index}`, label(scenery)] as const);
  return { ...strings.table.tabs(words), ...Object.fromEntries(own) };
}

/** What a tab of the title's own shows. */
export function ownTab(own: readonly OwnTab[], name: `own-${number}`): Component<TabProps> {
  const found = own[Number(name.replace('own-', ''))];
  if (!found) throw new Error(`there is no tab ${name}`);
  return found.content;
}
