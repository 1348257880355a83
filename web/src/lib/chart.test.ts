import { describe, expect, it } from 'vitest';
import { apart, area, finalScore, sourcesOf, stack, steps, totalOf, type Change } from './chart';

/** Gains in the order in which they came, as changes. */
function grown(...gains: [revision: number, seat: number, gained: number, source: string][]): Change[] {
  const scores = new Map<number, number>();
  return gains.map(([revision, seat, gained, source]) => {
    const score = (scores.get(seat) ?? 0) + gained;
    scores.set(seat, score);
    return { revision, seat, score, gained, source };
  });
}

const changes = grown([2, 0, 1, 'trade'], [4, 1, 3, 'combat'], [6, 0, 2, 'luck'], [8, 0, 1, 'trade']);
const asIs = { x: (revision: number) => revision, y: (score: number) => score };

it('a line rises with every change of its seat', () => {
  expect(steps(changes, 0, 10, asIs)).toBe('M0,0H2V1H6V3H8V4H10');
  expect(steps(changes, 2, 10, asIs)).toBe('M0,0H10');
});

it('sources are ordered by what they brought to all', () => {
  expect(sourcesOf(changes)).toEqual(['combat', 'trade', 'luck']);
  expect(totalOf(changes, 0, 'trade')).toBe(2);
  expect(totalOf(changes, 1, 'trade')).toBe(0);
});

describe('a stack', () => {
  const bands = stack(changes, 0, ['combat', 'trade', 'luck']);

  it('has the sources that brought something, with their totals', () => {
    expect(bands.map(({ source, total }) => [source, total])).toEqual([
      ['trade', 2],
      ['luck', 2],
    ]);
    expect(stack(changes, 2, ['combat'])).toEqual([]);
  });

  it('is as high as the score at every moment', () => {
    expect(bands[0]?.corners).toEqual([
      { revision: 2, from: 0, to: 1 },
      { revision: 6, from: 0, to: 1 },
      { revision: 8, from: 0, to: 2 },
    ]);
    expect(bands[1]?.corners).toEqual([
      { revision: 6, from: 1, to: 3 },
      { revision: 8, from: 2, to: 4 },
    ]);
    expect(bands.at(-1)?.corners.at(-1)?.to).toBe(finalScore(changes, 0));
  });

  it('is drawn as closed areas that touch', () => {
    const [trade, luck] = bands;
    expect(trade && area(trade, 10, asIs)).toBe('M2,0H2V1H6V1H8V2H10V0H8V0H6V0H2Z');
    expect(luck && area(luck, 10, asIs)).toBe('M6,1H6V3H8V4H10V2H8V1H6Z');
  });
});

describe('labels', () => {
  it('stay where they are wanted if there is room', () => {
    expect(apart([10, 40, 80], 14, 0, 100)).toEqual([10, 40, 80]);
  });

  it('are moved apart, and not out of the picture', () => {
    expect(apart([10, 12, 90, 95], 14, 0, 100)).toEqual([10, 24, 86, 100]);
    expect(apart([-5], 14, 0, 100)).toEqual([0]);
  });
});
