// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Person, Seated } from '../wire/table';
import FreeSeatPanel from './FreeSeatPanel.svelte';

const person: Person = { seat: 1, kind: 'free', name: '', colour: 'Green', present: false };

afterEach(cleanup);

function show(hosting: boolean): void {
  const seated = { table: 't', people: [person, person], mine: [0], hosting } as unknown as Seated;
  render(FreeSeatPanel, { seated, person });
}

test('says for what everybody waits', () => {
  show(false);
  expect(document.body.textContent).toContain('Waiting: nobody sits at Green.');
  expect(document.body.textContent).toContain('The host can invite someone or seat a bot.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the host can do it at once', () => {
  show(true);
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'Invite someone to Green',
    'Put a bot at Green',
  ]);
});
