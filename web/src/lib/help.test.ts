import { afterEach, beforeEach, expect, it, vi } from 'vitest';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** The page anew, with what its browser remembers. */
async function opened(): Promise<typeof import('./help.svelte').help> {
  vi.resetModules();
  return (await import('./help.svelte')).help;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

it('questions are explained until somebody does not want it', async () => {
  const help = await opened();
  expect(help.hints).toBe(true);
  help.hints = false;
  expect((await opened()).hints).toBe(false);
});

it('the guide is for a first game, and is read once', async () => {
  const help = await opened();
  expect(help.guide).toBe(false);
  help.welcome();
  expect((await opened()).guide).toBe(true);
  help.closeGuide();
  expect(help.guide).toBe(false);
  const later = await opened();
  later.welcome();
  expect(later.guide).toBe(false);
});

it('a browser that remembers nothing is no hindrance', async () => {
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  const help = await opened();
  help.welcome();
  expect(help.guide).toBe(true);
  help.closeGuide();
  expect(help.guide).toBe(false);
});
