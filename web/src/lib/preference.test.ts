// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { markedAs, Preference } from './preference.svelte';

const made = () => new Preference('starhold.test', ['usual', 'other'], markedAs('data-test'));
const mark = () => document.documentElement.getAttribute('data-test');

beforeEach(() => localStorage.clear());

it('is usual until something else is chosen, and then remembered', () => {
  const preference = made();
  expect([preference.value, mark()]).toEqual(['usual', 'usual']);
  preference.value = 'other';
  expect([made().value, mark()]).toEqual(['other', 'other']);
});

it('forgets what is no choice any more', () => {
  localStorage.setItem('starhold.test', 'of an older page');
  expect(made().value).toBe('usual');
});
