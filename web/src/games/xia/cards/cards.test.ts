// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { MissionFace, MissionView } from '../../../wire/xia';
import { catalogueOf, type Target } from '../reading/lookup';
import Conditions from './Conditions.svelte';
import MissionCard from './MissionCard.svelte';
import { scenery } from '../testing/examples';

afterEach(cleanup);

const thief: MissionFace = {
  id: 'thief-1',
  name: 'The Ledger of Debts',
  type: 'Thief',
  story: 'The ledger is missing a page.',
  task: 'Steal from {target}, then deliver to Loath.',
  pay: '3,000 to 5,000',
  tariffs: [{ by: 'd20', bands: [[1, 0], [7, 3000], [17, 5000]], last: 20 }],
  way: [{ text: '{target}' }, { text: 'Loath', sector: 'loath' }],
  target: 'right',
  passenger: 'Captain in need',
  passage: 'Take a captain in need to Loath.',
};
const catalogue = catalogueOf({ ...scenery, npcs: [{ id: 'merchant', name: 'Merchant' }] as typeof scenery.npcs });

function show(state?: MissionView, target: Target | null = 1, explored = ['loath']): string {
  const silent = { options: [], hovered: false, onanswer: () => {}, onhover: () => {} };
  const props = { mission: thief, state, target, explored: new Set(explored), catalogue, ...silent };
  render(MissionCard, { props });
  return screen.getByRole('article').textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

const stages = (): string[] =>
  [...screen.getByLabelText('Route').querySelectorAll('span:not([aria-hidden])')].map((stage) => stage.className);

describe('a mission card', () => {
  test('has a title, a task, a pay and a story, all as the server words them', () => {
    const text = show();
    for (const words of [thief.name, 'Thief', 'Steal from Blue, then', thief.pay, thief.story]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('7–16 → 3,000');
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('names a ship that nobody owns', () => {
    expect(show(undefined, 'merchant')).toContain('Steal from the Merchant');
  });

  test('strikes out what is done', () => {
    show({ is_halfway: true });
    expect(stages().map((name) => name.includes('reached'))).toEqual([true, false]);
  });

  test('marks what nobody has explored yet', () => {
    expect(show(undefined, 1, [])).toContain('Loath ?');
  });

  test('tells what shows on it', () => {
    const text = show({ marks: ['face-up', 'armed'], detonator: [2, -1], pay: 3000 });
    expect(text).toContain('✓ face up');
    expect(text).toContain('✓ Detonator armed at 2,-1');
    expect(text).toContain('3,000 on it');
  });

  test('is nothing but a passage for a captain in need', () => {
    const text = show({ captain_in_need: true });
    expect(text).toContain('Captain in need');
    expect(text).toContain(thief.passage);
    expect(text).not.toContain(thief.story);
    expect(stages()).toHaveLength(1);
  });
});

test('conditions are told with their figures', () => {
  const conditions = [
    { kind: 'harpoon', number: 3, ship: 'merchant' },
    { kind: 'using', at: [2, -1] as [number, number] },
    { kind: 'ice', number: 4 },
  ] as const;
  render(Conditions, { conditions, catalogue });
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
  expect(texts).toEqual(['↣ harpoon in the Merchant, range 3', '→ uses space 2,-1', '❄ 4 ice']);
});
