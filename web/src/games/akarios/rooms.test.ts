import { expect, it } from 'vitest';
import { importsGoingUp, inFolder } from '../../testing/rooms';

const files = inFolder(import.meta.glob('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

it('builds the page of a fight and of a campaign from the bottom up', () => {
  const floors = ['map | mat', 'campaign', 'cards', 'marks | ground', 'chart', 'art', 'reading'];
  expect(importsGoingUp(files, 'testing', ...floors)).toEqual([]);
});
