// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Person, Position, Seated } from '../wire/table';
import StillAsked from './StillAsked.svelte';
import WaitingPanel from './WaitingPanel.svelte';

const person = (seat: number, kind: Person['kind'], colour: string): Person => ({
  seat,
  kind,
  name: colour,
  colour,
  present: true,
});
const people = [person(0, 'person', 'Red'), person(1, 'person', 'Blue'), person(2, 'bot', 'Green')];

afterEach(cleanup);

function show(own: number | null, asked: number[], mine = [0]) {
  const [onnudge, onpass] = [vi.fn(), vi.fn()];
  const seated = { people, mine } as unknown as Seated;
  const position = { asked, holding_back: [2], question: own === null ? null : { seat: own } } as unknown as Position;
  render(StillAsked, { seated, position, onnudge: mine.length > 0 ? onnudge : null, onpass });
  return { onnudge, onpass };
}

const named = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent.trim().split(' ')[0] ?? '');

test('names the others who are asked', () => {
  show(0, [0, 1, 2]);
  expect(screen.getByRole('heading').textContent).toBe('Also asked');
  expect(named()).toEqual(['Blue', 'Green']);
});

test('names the bots that wait to one who is not asked any more', () => {
  show(null, [1, 2]);
  expect(screen.getByRole('heading').textContent).toBe('Letting others go first');
  expect(named()).toEqual(['Green']);
});

test('is not there if nobody else is asked', () => {
  show(0, [0]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a bot that waits can be nudged', async () => {
  const { onnudge } = show(0, [0, 1, 2]);
  await fireEvent.click(screen.getByRole('button', { name: 'Nudge Green' }));
  expect(onnudge).toHaveBeenCalledWith(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('onlookers nudge nobody', () => {
  show(null, [0, 1, 2], []);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('another at the same screen can answer first', async () => {
  const { onpass } = show(0, [0, 1], [0, 1]);
  await fireEvent.click(screen.getByRole('button', { name: 'Hand over to Blue' }));
  expect(onpass).toHaveBeenCalledWith(1);
});

test('one waits for all of them', () => {
  render(WaitingPanel, { people, asked: [0, 1], asking: 'Red, what do you do?', watching: false });
  expect(screen.getByRole('heading').textContent).toContain('Waiting for Red and Blue');
  expect(screen.queryByText('Red, what do you do?')).toBeNull();
});
