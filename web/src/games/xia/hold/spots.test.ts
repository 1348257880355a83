import { expect, test } from 'vitest';
import { catalogue, fit, frozenHold, hold, option, question } from '../testing/examples';
import { cellsOfTarget, spotsOf, spotTowards, type Spot } from './spots';

test('cells and outfits that answers point at are lit, placements are not', () => {
  const spots = spotsOf(
    question(
      fit('c2', 'c3', 'b3'),
      option('damage c1', { type: 'xia.damage', cell: 'c1' }, 'cell c1'),
      option('engine 0', { type: 'xia.engine', outfit: 0 }, 'outfit 0'),
      option('end', { type: 'xia.end' }),
    ),
    hold,
    catalogue,
  );
  expect(spots.map(({ target, cells }) => [target, cells])).toEqual([
    ['outfit 0', ['a1', 'b1', 'b2']],
    ['cell c1', ['c1']],
  ]);
});

test('an outfit is lifted as a whole', () => {
  const [spot] = spotsOf(question(option('lift a1', { type: 'xia.lift', cell: 'a1' }, 'cell a1')), hold, catalogue);
  expect(spot?.cells).toEqual(['a1', 'b1', 'b2']);
});

test('answers about the same cells share a spot', () => {
  const attack = (at: string) => option(`attack ${at}`, { type: 'xia.attack', ship: at, outfit: 0 }, `ship ${at}`);
  const spots = spotsOf(question(attack('enforcer'), attack('merchant')), hold, catalogue);
  expect(spots).toHaveLength(1);
  expect(spots[0]).toMatchObject({ target: 'outfit 0', options: [{ answer: 'attack enforcer' }, {}] });
});

test('a relic is meant with both of its cells, and a weapon also where it aims through a mod', () => {
  const [sift, weapon] = spotsOf(
    question(
      option('pierce enforcer', { type: 'xia.pierce', ship: 'enforcer', outfit: 0 }, 'ship enforcer'),
      option('sift c2', { type: 'xia.sift', cell: 'c2' }, 'cell c2'),
    ),
    frozenHold,
    catalogue,
  ).reverse();
  expect(sift?.cells).toEqual(['c2', 'c3']);
  expect(weapon).toMatchObject({ target: 'outfit 0', cells: ['b1', 'a1', 'b2'] });
});

test('targets name cells of the hold', () => {
  expect(cellsOfTarget('outfit 0', hold)).toEqual(['a1', 'b1', 'b2']);
  expect(cellsOfTarget('cell c3', hold)).toEqual(['c3']);
  expect(cellsOfTarget('space 1,2', hold)).toEqual([]);
  expect(cellsOfTarget(null, hold)).toEqual([]);
});

test('arrow keys go to the next spot in their direction, or stay', () => {
  const damage = (cell: string) => option(`damage ${cell}`, { type: 'xia.damage', cell }, `cell ${cell}`);
  const spots = spotsOf(question(damage('a1'), damage('c1'), damage('a3')), hold, catalogue);
  const [first, right, below] = spots as [Spot, Spot, Spot];
  expect(spotTowards(spots, first, { x: 1, y: 0 })).toBe(right);
  expect(spotTowards(spots, first, { x: 0, y: 1 })).toBe(below);
  expect(spotTowards(spots, first, { x: -1, y: 0 })).toBe(first);
});
