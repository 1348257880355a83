import { expect, test } from 'vitest';
import { catalogue, fit, option, question } from '../testing/examples';
import { flipped, moved, nearestTo, placementsOf, turned, type Placement } from './fitting';

/** The M-22 (UU over _U) as printed at the upper left and one to the right, turned once, and turned twice. */
const asked = question(
  fit('a1', 'b1', 'b2'),
  fit('b1', 'c1', 'c2'),
  fit('b1', 'b2', 'a2'),
  fit('b2', 'a2', 'a1'),
  option('stow c3', { type: 'xia.stow', cell: 'c3' }),
);
const placements = placementsOf(asked, { outfit: 'm-22' }, catalogue).slice(0, 4);
const [printed, beside, once, twice] = placements as [Placement, Placement, Placement, Placement];

test('placements are those that are offered, and nothing without a piece in hand', () => {
  expect(placements.map(({ answer }) => answer)).toEqual(asked.options.slice(0, 4).map(({ answer }) => answer));
  expect(placementsOf(asked, undefined, catalogue)).toEqual([]);
  expect(placementsOf(null, { outfit: 'm-22' }, catalogue)).toEqual([]);
});

test('a cube goes onto one space', () => {
  const places = placementsOf(
    question(option('stow c3', { type: 'xia.stow', cell: 'c3' })),
    { cargo: 'spice' },
    catalogue,
  );
  expect(places[0]).toMatchObject({ answer: 'stow c3', cells: ['c3'], middle: { x: 2.5, y: 2.5 } });
});

test('the same position elsewhere looks the same', () => {
  expect(beside.looks).toBe(printed.looks);
  expect(once.looks).not.toBe(printed.looks);
});

test('a point finds the nearest placement in this position', () => {
  expect(nearestTo(placements, { x: 2.4, y: 1 }, printed.looks)).toBe(beside);
  expect(nearestTo(placements, { x: 2.4, y: 1 }, once.looks)).toBe(once);
  expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
});

test('turning goes on by a quarter, and skips positions in which it fits nowhere', () => {
  expect(turned(placements, printed)).toBe(once);
  expect(turned(placements, once)).toBe(twice);
  expect(turned([printed, twice], printed)).toBe(twice);
  expect(turned([printed, beside], printed)).toBe(printed);
});

test('flipping finds the mirrored position', () => {
  const mirrored = placementsOf(question(fit('b1', 'a1', 'a2')), { outfit: 'm-22' }, catalogue);
  expect(flipped([printed, ...mirrored], printed)).toBe(mirrored[0]);
});

test('arrow keys go to the next placement, and round at the end', () => {
  expect(moved(placements, printed, { x: 1, y: 0 })).toBe(beside);
  expect(moved(placements, beside, { x: 1, y: 0 })).toBe(printed);
  expect(moved(placements, once, { x: 0, y: 1 })).toBe(once);
});
