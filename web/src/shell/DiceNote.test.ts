// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Seated } from '../wire/table';
import DiceNote from './DiceNote.svelte';

afterEach(cleanup);

function show(more: Partial<Seated>): void {
  const seated: Seated = {
    tell: 'seated',
    table: 't',
    game: 'demo',
    title: 'Derelict',
    status: 'playing',
    dice: 'seeded',
    commitment: 'abc',
    from_file: false,
    content: '',
    own_content: '',
    branched_at: null,
    options: {},
    people: [],
    mine: [],
    hosting: false,
    watching: 0,
    rematch: null,
    ...more,
  };
  render(DiceNote, { seated });
}

test('dice of a match that began here are called fair, and can be checked', () => {
  show({});
  expect(screen.getByRole('heading').textContent).toBe('Fair dice');
  expect(screen.getByText('abc')).toBeTruthy();
});

test.each(['seeded', 'asked'] as const)('%s dice of a match from a file are not', (dice) => {
  show({ dice, from_file: true });
  expect(screen.getByRole('heading').textContent).toBe('From a file');
  expect(screen.getByText(/This match comes from a file/)).toBeTruthy();
  expect(screen.queryByText('abc')).toBeNull();
});
