// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Option, Question } from '../wire/table';
import RollPanel from './RollPanel.svelte';

afterEach(cleanup);

const option = (answer: string, text: string): Option => ({
  answer,
  text,
  heading: '',
  danger: null,
  target: null,
  choice: {},
});

function ask(...options: Option[]): (option: Option) => void {
  const onchoose = vi.fn();
  const question: Question = {
    seat: 0,
    prompt: 'kernel.roll',
    text: 'Roll the blue die.',
    options,
    withheld: [],
    errands: {},
  };
  render(RollPanel, { question, disabled: false, onchoose });
  return onchoose;
}

const FACES = [option('showed miss', 'miss'), option('showed 2-hits', '2 hits')];

test('a die with faces of its own shows them by name', async () => {
  const onchoose = ask(...FACES);
  expect(screen.getByRole('group', { name: 'Faces of the die' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: '2 hits' }));
  expect(onchoose).toHaveBeenCalledWith(FACES[1]);
});

test('a named face is chosen by its number and Enter', async () => {
  const onchoose = ask(...FACES);
  await fireEvent.keyDown(window, { key: '2' });
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(onchoose).toHaveBeenCalledWith(FACES[1]);
});

test('what is left in a bag stands on buttons', () => {
  ask(option('drew cutter', 'cutter'), option('drew medi-stim', 'medi stim'));
  expect(screen.getByRole('group', { name: 'Left to draw' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Medi stim' }).getAttribute('aria-keyshortcuts')).toBe('2');
  expect(document.body.textContent).toContain('Press what you drew');
});
