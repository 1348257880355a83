import { describe, expect, it } from 'vitest';
import { DIRECTIONS, keyOf, neighbour, turnedDirection } from '../../../board/hex';
import { catalogueOf } from '../reading/lookup';
import { areasOf, lay, layAll, placesOf, spacesAround, spacesOf, unexplored } from './chart';
import { PLANET, SCENERY, VIEW } from '../testing/samples';

describe('a laid sector', () => {
  it('is the same object for the same place', () => {
    const placed = { sector: 'haven', centre: [5, -3] as [number, number], turn: 4 };
    expect(lay(PLANET, placed)).toBe(lay(PLANET, { ...placed }));
    expect(lay(PLANET, placed)).not.toBe(lay(PLANET, { ...placed, turn: 3 }));
  });

  it.each([0, 1, 2, 3, 4, 5])('has its entrance at the rim of the planet when turned by %i', (turn) => {
    const laid = lay(PLANET, { sector: 'haven', centre: [5, -3], turn });
    const planet = new Set(spacesOf(laid, 'planet').map(keyOf));
    expect(planet.size).toBe(7);
    expect(laid.entrance?.side).toBe(turnedDirection('N', turn));
    const { at, side } = laid.entrance ?? { at: [0, 0] as const, side: 'N' };
    expect(planet.has(keyOf(at))).toBe(true);
    expect(planet.has(keyOf(neighbour(at, side)))).toBe(false);
  });
});

describe('the board', () => {
  const laid = layAll(VIEW.sectors, catalogueOf(SCENERY));

  it('knows every space of its sectors', () => {
    const places = placesOf(laid);
    expect(places.size).toBe(38);
    expect(places.get('5,-3')?.laid.id).toBe('gravel');
  });

  it('has unexplored places all around that share no space with anything', () => {
    const empty = unexplored(laid);
    expect(empty).toHaveLength(8);
    const spaces = [...placesOf(laid).keys(), ...empty.flatMap(spacesAround).map(keyOf)];
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});

it('areas are what hangs together', () => {
  const areas = areasOf([[0, 0], [1, 0], [4, 0]]);
  expect(areas.map(({ spaces }) => spaces.length).toSorted()).toEqual([1, 2]);
  expect(DIRECTIONS).toHaveLength(areas.find(({ spaces }) => spaces.length === 1)?.loops[0]?.length ?? 0);
});
