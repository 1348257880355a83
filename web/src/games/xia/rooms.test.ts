import { expect, it } from 'vitest';
import { importsGoingUp, inFolder } from '../../testing/rooms';

const files = inFolder(import.meta.glob('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

it("builds Xia's page from the bottom up", () => {
  const floors = ['campaign', 'map | mat', 'cards', 'hold', 'answers', 'marks | ground', 'chart', 'art', 'reading'];
  expect(importsGoingUp(files, 'testing', ...floors)).toEqual([]);
});
