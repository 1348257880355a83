import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection, Reply, Unnumbered } from '../lib/connection.svelte';
import type { Position } from '../wire/table';
import { Looking, PAUSE } from './looking.svelte';

const position = (revision: number): Position => ({ revision, viewer: 1 }) as Position;
const say = vi.fn<(said: Unnumbered) => Promise<Reply>>();
let looking: Looking;

beforeEach(() => {
  vi.useFakeTimers();
  say.mockReset();
  say.mockImplementation((said) =>
    Promise.resolve({
      tell: 'about',
      id: 1,
      title: '',
      lines: ['about' in said ? `${said.about}: 2 spaces away` : ''],
      data: null,
    }),
  );
  looking = new Looking({ say } as unknown as Connection);
});
afterEach(() => vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(PAUSE);

test('the server is asked when the pointer rests, and only about that', async () => {
  const now = position(3);
  looking.at('space 0,0', now);
  looking.at('space 0,1', now);
  expect(say).not.toHaveBeenCalled();
  await rest();
  expect(say.mock.calls).toEqual([[{ say: 'ask-about', about: 'space 0,1', seat: 1 }]]);
  expect(looking.seen.lines).toEqual(['space 0,1: 2 spaces away']);
});

test('what is known is not asked again, until something has happened', async () => {
  const now = position(3);
  looking.at('space 0,0', now);
  await rest();
  looking.at(null, now);
  expect(looking.seen.lines).toEqual([]);
  looking.at('space 0,0', now);
  expect(looking.seen.lines).toEqual(['space 0,0: 2 spaces away']);
  await rest();
  expect(say).toHaveBeenCalledTimes(1);
  looking.at('space 0,0', position(4));
  expect(looking.seen.lines).toEqual([]);
  await rest();
  expect(say).toHaveBeenCalledTimes(2);
});

test('an answer that comes late is not shown beside something else', async () => {
  const now = position(3);
  looking.at('space 0,0', now);
  vi.advanceTimersByTime(PAUSE);
  looking.at('space 0,1', now);
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.seen.lines).toEqual([]);
});

test('a refusal is no answer', async () => {
  say.mockRejectedValue(new Error('too fast'));
  looking.at('space 0,0', position(3));
  await rest();
  expect(looking.seen.lines).toEqual([]);
});
