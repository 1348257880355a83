import { describe, expect, it } from 'vitest';
import { DIRECTIONS, keyOf, neighbour } from '../../../board/hex';
import { lay, type LaidPath, type LaidSector } from './chart';
import { arrowsOf, headingAt, lineOf, travelled, wayOn } from './courses';
import { ANOMALY, ICE } from '../testing/samples';

const laid = (sector: typeof ICE, turn = 0): LaidSector =>
  lay(sector, { sector: sector.id, centre: [5, -3], turn });
const pathOf = (sector: typeof ICE, turn = 0): LaidPath => laid(sector, turn).paths[0] as LaidPath;
const keys = (spaces: readonly (readonly [number, number])[]): string[] => spaces.map(keyOf);

describe.each([0, 1, 2, 3, 4, 5])('a path of a sector that is turned by %i', (turn) => {
  it('goes from space to neighbouring space, all in the sector', () => {
    for (const sector of [ICE, ANOMALY]) {
      const { spaces, paths } = laid(sector, turn);
      const path = paths[0] as LaidPath;
      const inside = new Set(keys(spaces.map(({ at }) => at)));
      expect(path.spaces.every((at) => inside.has(keyOf(at)))).toBe(true);
      path.spaces.slice(1).forEach((at, index) => {
        const before = path.spaces[index] as (typeof path.spaces)[number];
        expect(keys(DIRECTIONS.map((way) => neighbour(before, way)))).toContain(keyOf(at));
      });
    }
  });
});

describe('a closed path', () => {
  const path = pathOf(ICE);

  it('leads from its last space to its first', () => {
    expect(wayOn(path, path.spaces.at(-1) ?? [0, 0])).toBe('SW');
    expect(arrowsOf(path)).toHaveLength(6);
    expect(lineOf(path)).toMatch(/Z$/);
  });

  it('is travelled over its end', () => {
    const [first, second, third] = path.spaces as [LaidPath['spaces'][0], ...LaidPath['spaces']];
    const last = path.spaces.at(-1) ?? first;
    expect(travelled(path, last, second as typeof first)).toEqual([last, first, second]);
    expect(travelled(path, second as typeof first, third as typeof first)).toEqual([second, third]);
  });

  it('turns what travels along it', () => {
    expect(headingAt(path, path.spaces[2] ?? [0, 0])).toBeCloseTo(0);
  });
});

describe('a path with an end', () => {
  const path = pathOf(ANOMALY);

  it('points beyond it', () => {
    expect(path.beyond).toEqual([5, -3]);
    expect(wayOn(path, path.spaces[1] ?? [0, 0])).toBe('S');
    expect(arrowsOf(path)).toHaveLength(2);
    expect(lineOf(path)).not.toMatch(/Z$/);
  });

  it('leads nowhere backwards, nor from elsewhere', () => {
    const [first, second] = path.spaces as [LaidPath['spaces'][0], LaidPath['spaces'][0]];
    expect(travelled(path, second, first)).toEqual([first]);
    expect(travelled(path, [99, 99], first)).toEqual([first]);
    expect(wayOn(path, [99, 99])).toBeNull();
  });
});
