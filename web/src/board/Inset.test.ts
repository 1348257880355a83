// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boxAround, centreOf, type Hex, hexes, hexPath, keyOf } from './hex';
import Inset from './Inset.svelte';
import type { Light, Stop } from './stops';

afterEach(cleanup);

const nothing = createRawSnippet(() => ({ render: () => '<g></g>' }));
const SPACES: readonly Hex[] = [[500, 500], [500, 499], [501, 499]];

const stopAt = (at: Hex): Stop => ({
  target: `space ${keyOf(at)}`,
  name: `space ${keyOf(at)}`,
  title: keyOf(at),
  details: ['a detail'],
  path: hexPath(at),
  middle: centreOf(at),
  spaces: [at],
});
const LIT: Light = { target: 'space 501,499', kind: 'answer', text: 'dock', danger: '5% to burn', risks: [] };

function show(isBusy = true, lights: Light[] = []) {
  const onpoint = vi.fn<(target: string) => void>();
  const onhover = vi.fn<(target: string | null) => void>();
  const shown = render(Inset, {
    label: 'Inside',
    grid: hexes,
    box: boxAround(SPACES),
    stops: SPACES.map(stopAt),
    lights: new Map(lights.map((light) => [light.target, light])),
    hovered: null,
    isBusy,
    ground: nothing,
    marks: nothing,
    pieces: nothing,
    onpoint,
    onhover,
  });
  return { onpoint, onhover, ...shown };
}

const stop = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: /^[A-Z]$/.test(key) });
  await Promise.resolve();
};

describe('an inset', () => {
  it('opens by itself only while something is going on in it', async () => {
    const { rerender } = show(false);
    expect(screen.queryByRole('button', { name: 'space 500,500' })).toBeNull();
    await fireEvent.click(stop('Inside'));
    expect(stop('space 500,500')).toBeDefined();
    await fireEvent.click(stop('Inside'));
    expect(screen.queryByRole('button', { name: 'space 500,500' })).toBeNull();
    await rerender({ isBusy: true });
    expect(stop('space 500,500')).toBeDefined();
  });

  it('says what can be done at its spaces, and has the answers in the order of Tab', () => {
    show(true, [LIT]);
    expect(stop('space 501,499; can dock, danger: 5% to burn').tabIndex).toBe(0);
    expect(stop('space 500,500').tabIndex).toBe(0);
    expect(stop('space 500,499').tabIndex).toBe(-1);
  });

  it('is walked by keys, and never left by an arrow', async () => {
    const { onpoint } = show();
    stop('space 500,500').focus();
    await press('ArrowUp');
    expect(document.activeElement).toBe(stop('space 500,499'));
    await press('D');
    expect(document.activeElement).toBe(stop('space 501,499'));
    await press('ArrowRight');
    expect(document.activeElement).toBe(stop('space 501,499'));
    await press('Enter');
    expect(onpoint).toHaveBeenCalledExactlyOnceWith('space 501,499');
  });

  it('goes to what can be chosen with Shift and N', async () => {
    show(true, [LIT]);
    stop('space 500,500').focus();
    await press('N');
    expect(document.activeElement).toBe(stop('space 501,499; can dock, danger: 5% to burn'));
  });

  it('leaves letters without Shift to others', async () => {
    show();
    stop('space 500,500').focus();
    const heard = vi.fn();
    document.addEventListener('keydown', heard, { once: true });
    await press('d');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('tells what the pointer is on', async () => {
    const { onhover, container } = show(true, [LIT]);
    await fireEvent.pointerOver(stop('space 501,499; can dock, danger: 5% to burn'));
    expect(container.querySelector('.told')?.textContent).toMatch(/501,499.*a detail.*dock.*5% to burn/s);
    await fireEvent.pointerOut(stop('space 501,499; can dock, danger: 5% to burn'));
    expect(onhover.mock.calls).toEqual([['space 501,499'], [null]]);
  });
});
