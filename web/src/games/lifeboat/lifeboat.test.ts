import { describe, expect, it } from 'vitest';
import { keyOf } from '../../board/grid';
import { wallKey } from '../../board/squares';
import type { DrawnTool, LifeboatScenery, LifeboatView } from '../../wire/lifeboat';
import lifeboat from '.';
import { baysOf, crewAt, deckOf, goodFirst, stopsOf, wallsOf } from './deck';

const tool = (id: string): DrawnTool => ({ id, name: `the ${id}`, task: `use the ${id}`, faces: [] });
const scenery: LifeboatScenery = {
  scenes: [{ id: 'repair', name: 'Repair', tools: ['hammer', 'pump', 'torch'] }],
  tools: [tool('torch'), tool('crank'), tool('hammer'), tool('pump')],
  crew: ['Wren', 'Finch', 'Swift'],
  labels: { board: 'Bay', air: 'Air', work: 'Work', used: 'Used', ready: 'Ready' },
};
const view: LifeboatView = { scene: 'repair', work: 1, goal: 6, air: 9, last_used: ['torch', '', 'torch'] };
const bays = baysOf(view, scenery);

describe('the deck', () => {
  it('has a bay for each tool of the scene, and no square in two of them', () => {
    expect(bays.map(({ tool: { id } }) => id)).toEqual(['torch', 'hammer', 'pump']);
    const taken = bays.flatMap((bay) => bay.squares.map(keyOf));
    expect(new Set(taken).size).toBe(taken.length);
    const deck = new Set(deckOf(bays).map(keyOf));
    expect(taken.every((square) => deck.has(square))).toBe(true);
  });

  it('is walled all around, and each wall stands once', () => {
    const walls = wallsOf(bays).map(wallKey);
    expect(new Set(walls).size).toBe(walls.length);
    expect(walls).toHaveLength(2 * (8 + 3) + 4);
  });

  it('has the crew before the tools they used last, side by side', () => {
    const [wren, finch, swift] = crewAt(view, bays);
    expect(((wren?.x ?? 0) + (swift?.x ?? 0)) / 2).toBeCloseTo(bays[0]?.middle.x ?? NaN);
    expect(wren?.x).not.toBe(swift?.x);
    expect(finch?.x).not.toBe(bays[0]?.middle.x);
  });

  it('points at tools, as the answers do', () => {
    expect(stopsOf(bays).map(({ target }) => target)).toEqual(['tool torch', 'tool hammer', 'tool pump']);
  });
});

it('the good sides of a die come first', () => {
  const face = (work: number, air: number) => ({ name: '', work, air });
  expect(goodFirst([face(0, -2), face(0, 0), face(2, 0), face(0, 1)])).toEqual([
    face(2, 0),
    face(0, 1),
    face(0, 0),
    face(0, -2),
  ]);
});

it('air is what all have together', async () => {
  expect((await lifeboat.facts?.())?.scores?.(view)).toEqual({ bySeat: [9, 9, 9], shared: true, goal: null });
});
