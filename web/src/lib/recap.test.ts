import { expect, it } from 'vitest';
import { isLongAgo, recapOf } from './recap';

const HOUR = 60 * 60 * 1000;

it('from one evening to the next is a long time, a pause is not', () => {
  expect(isLongAgo(HOUR, 20 * HOUR)).toBe(true);
  expect(isLongAgo(HOUR, 5 * HOUR)).toBe(false);
});

it('whoever comes for the first time has missed nothing', async () => {
  expect(isLongAgo(0, 1000 * HOUR)).toBe(false);
  expect(await recapOf('brave-lamp', 0)).toBeNull();
});
