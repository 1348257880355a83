// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boxAround, centreOf, disc, type Hex, hexes, hexPath, keyOf } from './hex';
import Board from './Board.svelte';
import type { Light, Stop } from './stops';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const nothing = createRawSnippet(() => ({ render: () => '<g></g>' }));

const stopAt = (at: Hex): Stop => ({
  target: `space ${keyOf(at)}`,
  name: `space ${keyOf(at)}`,
  title: keyOf(at),
  details: [],
  path: hexPath(at),
  middle: centreOf(at),
  spaces: [at],
});

function show(lights: Light[] = [], about: string[] = []) {
  const onpoint = vi.fn<(target: string) => void>();
  const onhover = vi.fn<(target: string | null) => void>();
  render(Board, {
    label: 'Board',
    grid: hexes,
    box: boxAround(disc(2)),
    stops: disc(2).map(stopAt),
    lights: new Map(lights.map((light) => [light.target, light])),
    route: [],
    hovered: null,
    about,
    centre: [0, 0] as Hex,
    pulse: null,
    ground: nothing,
    marks: nothing,
    pieces: nothing,
    onpoint,
    onhover,
  });
  return { onpoint, onhover };
}

const stop = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: /^[A-Z]$/.test(key) });
  await Promise.resolve();
};

const LIT: Light = { target: 'space 1,0', kind: 'answer', text: 'fly south-east', danger: '50% to burn', risks: [] };
const ERRAND: Light = { target: 'space 2,0', kind: 'errand', text: 'fly to 2,0', danger: null, risks: [] };

describe('a board', () => {
  it('says what can be done at a space, and what is risked', () => {
    show([LIT]);
    expect(stop('space 1,0; can fly south-east, danger: 50% to burn')).toBeDefined();
  });

  it('has in the order of Tab only its entry and the answers', () => {
    show([LIT, ERRAND]);
    const reachable = screen.getAllByRole('button').filter((one) => one.dataset['target'] && one.tabIndex === 0);
    expect(reachable.map((one) => one.dataset['target']).toSorted()).toEqual(['space 0,0', 'space 1,0']);
  });

  it('is walked by arrows and by letters', async () => {
    show();
    stop('space 0,0').focus();
    const way: (string | undefined)[] = [];
    for (const key of ['ArrowUp', 'E', 'ArrowDown', 'A', 'ArrowLeft', 'Q']) {
      await press(key);
      way.push(document.activeElement instanceof SVGElement ? document.activeElement.dataset['target'] : undefined);
    }
    expect(way).toEqual(['space 0,-1', 'space 1,-2', 'space 1,-1', 'space 0,0', 'space -1,1', 'space -2,1']);
  });

  it.each(['e', 'W', 'S'])('leaves %s to others: a letter without Shift, and a straight way, which an arrow goes', async (key) => {
    show();
    stop('space 0,0').focus();
    const heard = vi.fn();
    document.addEventListener('keydown', heard, { once: true });
    await press(key);
    expect(heard).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(stop('space 0,0'));
  });

  it('stays where it is at its rim', async () => {
    show();
    stop('space 0,-2').focus();
    await press('ArrowUp');
    expect(document.activeElement).toBe(stop('space 0,-2'));
  });

  it('points by Enter and by a click', async () => {
    const { onpoint } = show();
    stop('space 0,1').focus();
    await press('Enter');
    await fireEvent.click(stop('space 1,1'));
    expect(onpoint.mock.calls).toEqual([['space 0,1'], ['space 1,1']]);
  });

  it('goes through all that is lit with Shift and N or P', async () => {
    show([LIT, ERRAND]);
    stop('space 0,0').focus();
    await press('N');
    expect(document.activeElement).toBe(stop('space 1,0; can fly south-east, danger: 50% to burn'));
    await press('N');
    expect(document.activeElement).toBe(stop('space 2,0; can fly to 2,0'));
    await press('P');
    await press('Home');
    expect(document.activeElement).toBe(stop('space 0,0'));
  });

  it('tells what the pointer is on', async () => {
    const { onhover } = show();
    await fireEvent.pointerOver(stop('space 0,1'));
    await fireEvent.pointerOut(stop('space 0,1'));
    expect(onhover.mock.calls).toEqual([['space 0,1'], [null]]);
  });

  it('says what is known of it, but no danger twice', async () => {
    const danger = 'star: certain destruction';
    const light: Light = { target: 'space 0,1', kind: 'answer', text: 'fly S', danger, risks: [] };
    show([light], ['1 space away, risky', `risk: ${danger}`]);
    await fireEvent.pointerOver(document.querySelector('[data-target="space 0,1"]') ?? document.body);
    const tip = document.querySelector('.tip');
    expect([...(tip?.querySelectorAll('.about') ?? [])].map((line) => line.textContent)).toEqual(['1 space away, risky']);
    expect(tip?.textContent.match(/certain destruction/g)).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toContain('1 space away, risky');
  });
});
