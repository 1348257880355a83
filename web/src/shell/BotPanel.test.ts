// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Person } from '../wire/table';
import BotPanel from './BotPanel.svelte';

const bot: Person = { seat: 2, kind: 'bot', name: 'Vesper', colour: 'Green', present: true };
const latest = { revision: 3, text: 'Green flies to 1,0.', targets: [] };

afterEach(cleanup);

function show(hurrying = false, isOnlooker = false) {
  const onskip = vi.fn();
  render(BotPanel, { bot, people: [bot], latest, hurrying, onskip: isOnlooker ? null : onskip });
  return onskip;
}

test('tells who plays, and what happened last', () => {
  show();
  expect(screen.getByRole('heading').textContent).toBe('Vesper is playing…');
  expect(document.querySelector('.latest')?.textContent).toBe('Green flies to 1,0.');
});

test('is skipped by its button, or by Shift+S from anywhere', async () => {
  const onskip = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await fireEvent.keyDown(document.body, { key: 'S', shiftKey: true });
  expect(onskip).toHaveBeenCalledTimes(2);
  await fireEvent.keyDown(document.body, { key: 's' });
  expect(onskip).toHaveBeenCalledTimes(2);
});

test('says when it is being skipped', () => {
  show(true);
  expect(screen.getByRole('button', { name: 'Skipping…' })).toHaveProperty('disabled', true);
});

test('onlookers have no button', async () => {
  show(false, true);
  expect(screen.queryByRole('button')).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'S', shiftKey: true });
});
