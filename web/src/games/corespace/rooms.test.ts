import { expect, it } from 'vitest';
import { importsGoingUp, inFolder } from '../../testing/rooms';

const files = inFolder(import.meta.glob('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

it('builds the page of Core Space from the bottom up', () => {
  expect(importsGoingUp(files, 'testing', 'campaign', 'map | mat', 'marks', 'chart', 'art', 'reading')).toEqual([]);
});
