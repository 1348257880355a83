import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection, Reply, Unnumbered } from '../lib/connection.svelte';
import type { Position } from '../wire/table';
import { Foresight } from './foresight.svelte';

const position = (revision: number): Position => ({ revision, viewer: 0 }) as Position;
const say = vi.fn<(said: Unnumbered) => Promise<Reply>>();
const plans = ['plan merchant', 'plan enforcer'];
let foresight: Foresight;

beforeEach(() => {
  say.mockReset();
  say.mockImplementation((said) => {
    const about = 'about' in said ? said.about : '';
    return Promise.resolve({ tell: 'about', id: 1, title: `[[${about}|It]] acts`, lines: ['soon'], data: { about } });
  });
  foresight = new Foresight({ say } as unknown as Connection, (sentence) => sentence.replace(/\[\[.*\|(.*)\]\]/, '$1'));
});

const settled = () => vi.waitFor(() => expect(foresight.seen.size).toBeGreaterThan(0));

test('all that acts by itself is asked about, and told in plain words', async () => {
  foresight.attend(position(3), plans);
  await settled();
  expect(say.mock.calls.map(([said]) => said)).toEqual(plans.map((about) => ({ say: 'ask-about', seat: 0, about })));
  expect(foresight.seen.get('plan merchant')).toEqual({ data: { about: 'plan merchant' }, lines: ['It acts', 'soon'] });
});

test('what is told of an older position is not shown', async () => {
  foresight.attend(position(3), plans);
  foresight.attend(null, []);
  await Promise.resolve();
  await Promise.resolve();
  expect(foresight.seen.size).toBe(0);
});

test('whoever does not want to see it is not shown it', async () => {
  foresight.attend(position(3), plans);
  await settled();
  foresight.toggle();
  expect(foresight.isOn).toBe(false);
  foresight.attend(position(3), []);
  expect(foresight.seen.size).toBe(0);
  foresight.toggle();
});

test('what has no plan, or no answer, is left out', async () => {
  say.mockResolvedValueOnce({ tell: 'about', id: 1, title: '', lines: [], data: null });
  say.mockRejectedValueOnce(new Error('too fast'));
  foresight.attend(position(3), ['plan a', 'plan b', 'plan c']);
  await settled();
  expect([...foresight.seen.keys()]).toEqual(['plan c']);
});
