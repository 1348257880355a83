// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOUBT } from '../../../lib/doubt';
import type { Question } from '../../../wire/table';
import type { Piece } from '../../../wire/xia';
import HoldBoard from './HoldBoard.svelte';
import { catalogue, fit, hold, option, question, ship } from '../testing/examples';

const onanswer = vi.fn();
const onhover = vi.fn();

afterEach(cleanup);
beforeEach(() => {
  onanswer.mockClear();
  onhover.mockClear();
});

function show(asked: Question, hand: Piece[] = [], doubted: string | null = null): void {
  const beside = createRawSnippet(() => ({ render: () => '<p>beside</p>' }));
  const props = { ship, hold, hand, catalogue, question: asked, hovered: null, beside, onanswer, onhover };
  render(HoldBoard, { props, context: new Map([[DOUBT, () => doubted]]) });
}

const damage = (cell: string) => ({
  ...option(`damage ${cell}`, { type: 'xia.damage', cell }, `cell ${cell}`),
  text: `put the damage on ${cell}: the cube of spice drifts away`,
});
const lift = option('lift a1', { type: 'xia.lift', cell: 'a1' }, 'cell a1');

test('one click on a lit cell answers', async () => {
  show(question(damage('c1'), damage('c2')));
  await fireEvent.click(screen.getByRole('button', { name: /damage on c1/ }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('damage c1');
});

test('pointing at a cell tells what would be lost there', async () => {
  show(question(damage('c1')));
  await fireEvent.pointerEnter(screen.getByRole('button', { name: /damage on c1/ }));
  expect(screen.getByText('put the damage on c1: the cube of spice drifts away')).toBeTruthy();
  expect(onhover).toHaveBeenCalledWith('cell c1');
});

test('several answers for the same outfit open a menu', async () => {
  const sell = option('sell-outfit 0', { type: 'xia.sell-outfit', outfit: 0 }, 'outfit 0');
  show(question(lift, sell));
  await fireEvent.click(screen.getByRole('button', { name: 'lift a1 · sell-outfit 0' }));
  expect(onanswer).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'sell-outfit 0' }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('sell-outfit 0');
});

const dangerous = { ...damage('c1'), danger: 'you will regret it' };

test('what is dangerous is told to whoever asks back, and its menu stays', async () => {
  show(question(dangerous));
  await fireEvent.click(screen.getByRole('button', { name: /damage on c1/ }));
  const choice = screen.getByRole('button', { name: /^(⚠ )?put the damage on c1: the cube of spice drifts away$/ });
  await fireEvent.click(choice);
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('damage c1');
  expect(choice.isConnected).toBe(true);
});

test('what is doubted says why', async () => {
  show(question(dangerous), [], 'damage c1');
  await fireEvent.click(screen.getByRole('button', { name: /damage on c1/ }));
  expect(screen.getByRole('button', { name: /Really\? you will regret it/ })).toBeTruthy();
});

test('arrow keys and Enter fit a piece', async () => {
  show(question(fit('b2', 'c2', 'c3'), fit('a2', 'b2', 'b3')), [{ outfit: 'm-22' }]);
  const ghost = screen.getByRole('button', { name: /Onto b2, c2, c3/ });
  await fireEvent.keyDown(ghost, { key: 'ArrowLeft' });
  await fireEvent.keyDown(screen.getByRole('button', { name: /Onto a2, b2, b3/ }), { key: 'Enter' });
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('fit a2,b2,b3');
});

test('the buttons beside the hand turn the piece and put it in', async () => {
  show(question(fit('b2', 'c2', 'c3'), fit('c2', 'c3', 'b3')), [{ outfit: 'm-22' }]);
  await fireEvent.click(screen.getByRole('button', { name: /^Turn/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Put it here/ }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('fit c2,c3,b3');
});

test('a piece without room says so, and other ways of packing stay', async () => {
  show(question(lift, option('later', { type: 'xia.later' })), [{ outfit: 'nock' }, { cargo: 'terra' }]);
  expect(screen.getByText('There is no room for it now.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Another piece first' }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('later');
});

test('a letter alone belongs to the answers, with Shift it turns the piece that is looked at', async () => {
  show(question(fit('b2', 'c2', 'c3'), fit('c2', 'c3', 'b3')), [{ outfit: 'm-22' }]);
  const ghost = screen.getByRole('button', { name: /Onto b2, c2, c3/ });
  ghost.focus();
  expect(await fireEvent.keyDown(ghost, { key: 'w' })).toBe(true);
  expect(screen.queryByRole('button', { name: /Onto b2, c2, c3/ })).toBe(ghost);
  expect(await fireEvent.keyDown(ghost, { key: 'W', shiftKey: true })).toBe(false);
  expect(screen.getByRole('button', { name: /Onto c2, c3, b3/ })).toBeTruthy();
});

test('a relic goes over two cells, upright or lying', async () => {
  show(question(fit('c1', 'c2'), fit('b2', 'c2')), [{ relic: true }]);
  expect(screen.getByRole('heading', { name: 'In hand: a relic' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Flip/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Turn/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Put it here/ }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('fit b2,c2');
});

test('a cube in hand goes where it is put, and each place says what becomes of it there', async () => {
  const stow = (cell: string, text: string) => ({ ...option(`stow ${cell}`, { type: 'xia.stow', cell }, `cell ${cell}`), text });
  show(question(stow('c2', 'stow it on c2 (ice)'), stow('c3', 'stow it on c3 (no ice)')), [{ cargo: 'holo' }]);
  expect(screen.getByRole('heading', { name: 'In hand: a cube of holo' })).toBeTruthy();
  await fireEvent.keyDown(screen.getByRole('button', { name: 'stow it on c2 (ice)' }), { key: 'ArrowDown' });
  await fireEvent.keyDown(screen.getByRole('button', { name: 'stow it on c3 (no ice)' }), { key: 'Enter' });
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('stow c3');
});

test('one click says which cube leaves', async () => {
  show(question(option('lift c1', { type: 'xia.lift', cell: 'c1' }, 'cell c1')));
  await fireEvent.click(screen.getByRole('button', { name: 'lift c1' }));
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('lift c1');
});

test('a pod is put beside the hold, and a mod needs no turning', async () => {
  show(question(fit('z1', 'z2', 'z3', 'a2'), fit('d0', 'd1', 'd2', 'c1')), [{ outfit: 'cargo-pod' }]);
  const pod = screen.getByRole('button', { name: /Onto z1, z2, z3, a2/ });
  await fireEvent.keyDown(pod, { key: 'Enter' });
  expect(onanswer).toHaveBeenCalledExactlyOnceWith('fit z1,z2,z3,a2');
  cleanup();
  show(question(fit('c2'), fit('a1')), [{ outfit: 'piercer' }]);
  expect(screen.queryByRole('button', { name: /^Turn/ })).toBeNull();
});
