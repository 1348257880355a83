import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../board/hex';
import { catalogueOf } from '../reading/lookup';
import { asked, expand, face, lay, SOLO_SCENERY, soloView } from '../testing/alone';
import { edgeStops, ghostsOf, layingsIn, onlyLaying, turnStop } from './arranging';

const catalogue = catalogueOf(SOLO_SCENERY);

describe('laying a sector', () => {
  const question = asked(lay('haven', [2, -5]), lay('gravel', [2, -5]), face(0));

  it('is found among the answers', () => {
    expect(layingsIn(question).map(({ sector, at }) => [sector, keyOf(at)])).toEqual([
      ['haven', '2,-5'],
      ['gravel', '2,-5'],
    ]);
    expect(layingsIn(null)).toEqual([]);
  });

  it('is about one sector at a time', () => {
    expect(onlyLaying(question, 'gravel').options.map(({ answer }) => answer)).toEqual(['lay gravel 2,-5', 'face 0']);
  });

  it('shows the sector on each place', () => {
    const ghosts = ghostsOf(catalogue, 'haven', [[2, -5], [5, -3]], 1);
    expect(ghosts.map(({ centre }) => keyOf(centre))).toEqual(['2,-5', '5,-3']);
    expect(ghostsOf(catalogue, 'nowhere', [[2, -5]])).toEqual([]);
  });

  it('ends with its turn: the whole place is pointed at', () => {
    const stop = turnStop({ sector: 'haven', centre: [2, -5], turn: 0 }, 3, catalogue);
    expect([stop.target, stop.name, stop.spaces.length]).toEqual(['turn 3', 'Haven Rock', 19]);
  });
});

describe('the edges beyond which space grows', () => {
  it('share a place to which they lead both', () => {
    // Side 2 of Haven Rock, and a side of Gravel, which is turned by two sixths, lead to the place above both.
    const stops = edgeStops(asked(expand('haven', 1), expand('gravel', 4)), soloView(), catalogue);
    expect(stops.map(({ target }) => target)).toEqual(['edge haven 1', 'edge gravel 4']);
    const [one, other] = stops.map(({ spaces }) => spaces.map(keyOf));
    expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(19);
    expect((one?.length ?? 0) + (other?.length ?? 0)).toBe(19);
  });

  it('have a place to themselves where nobody shares it', () => {
    const [stop] = edgeStops(asked(expand('haven', 4)), soloView(), catalogue);
    expect(stop?.spaces).toHaveLength(19);
    expect(stop?.name).toBe('unexplored space around -2,5');
  });
});
