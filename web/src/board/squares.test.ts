import { describe, expect, it } from 'vitest';
import { outlineOf } from './grid';
import { LENGTH, rectangle, squares, wallKey, wallPath } from './squares';

describe('squares', () => {
  it('that touch at a corner only have a loop each', () => {
    expect(outlineOf(squares, [[0, 0], [1, 1]]).map((loop) => loop.length)).toEqual([4, 4]);
  });

  it('around a hole have a loop inside and one outside', () => {
    const ring = rectangle(3, 3).filter(([column, row]) => column !== 1 || row !== 1);
    expect(outlineOf(squares, ring).map((loop) => loop.length).toSorted()).toEqual([12, 4]);
  });

  it('have neighbours across corners, but no sides there', () => {
    expect(squares.neighbour([2, 2], 'SE')).toEqual([3, 3]);
    expect(squares.distance([0, 0], [3, 2])).toBe(3);
    expect(squares.sides).not.toContain('SE');
  });
});

describe('a wall', () => {
  it('is the same from both sides', () => {
    expect(wallKey([[3, 4], 'E'])).toBe(wallKey([[4, 4], 'W']));
    expect(wallKey([[3, 9], 'S'])).toBe(wallKey([[3, 10], 'N']));
    expect(wallKey([[3, 4], 'E'])).not.toBe(wallKey([[3, 4], 'S']));
  });

  it('is drawn along the side of its square', () => {
    const half = LENGTH / 2;
    expect(wallPath([[[0, 0], 'N'], [[0, 0], 'W']])).toBe(
      `M${-half} ${-half}L${half} ${-half}M${-half} ${half}L${-half} ${-half}`,
    );
  });
});
