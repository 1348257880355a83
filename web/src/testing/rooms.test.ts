import { describe, expect, it } from 'vitest';
import { importsGoingUp, inFolder } from './rooms';

const files = inFolder(import.meta.glob('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

describe('the rooms of the page', () => {
  it('are built from the bottom up', () => {
    expect(importsGoingUp(files, 'shell', 'games', 'board', 'lib', 'wire')).toEqual([]);
  });
});

describe('an import that goes up', () => {
  const floors = ['map', 'marks | ground', 'reading'] as const;

  it.each([
    ['reading/lookup.ts', "import { a } from '../map/chart';"],
    ['marks/Ship.svelte', "import Star from '../ground/Star.svelte';"],
    ['reading/lookup.ts', "const art = import('../map/Map.svelte');"],
    ['reading/lookup.ts', "import { a } from '../cellar/chart';"],
    ['reading/lookup.ts', "import { a } from '..';"],
  ])('is told: %s', (file, text) => {
    expect(importsGoingUp({ [file]: text }, ...floors)).toHaveLength(1);
  });

  it.each([
    ['map/Map.svelte', "import { a } from '../reading/lookup';"],
    ['map/Map.svelte', "import Ship from './Ship.svelte';"],
    ['map/Map.svelte', "import { hex } from '../../../board/hex';"],
    ['index.ts', "import Map from './map/Map.svelte';"],
  ])('is not seen in what goes down: %s', (file, text) => {
    expect(importsGoingUp({ [file]: text }, ...floors)).toEqual([]);
  });
});
