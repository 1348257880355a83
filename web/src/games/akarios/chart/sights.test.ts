import { describe, expect, it } from 'vitest';
import { centreOf } from '../../../board/hex';
import type { Aimed, Shot } from '../../../wire/akarios';
import { inWords, isEnemy, shipIn, sightLines } from './sights';

const shot = (least: number, most: number, tenths = 20): Shot => ({ target: 'ronin-scout-3', edge: 0, miss: 5, least, most, tenths, effects: [] });
const aim = (given: Partial<Aimed> = {}): Aimed => ({ pilot: 'enver', card: 'fire', at: [0, 0], facing: 'N', end: [0, -2], ...given });

describe('a line of sight', () => {
  it('leads from the front of the ship to its target, with the damage', () => {
    const [line] = sightLines({ aims: [aim({ shot: shot(1, 3) })] });
    expect(line).toMatchObject({ pilot: 'enver', to: centreOf([0, -2]), damage: '1–3', bar: null });
    expect(line?.from.x).toBeCloseTo(0);
    expect(line?.from.y).toBeLessThan(-30);
  });

  it('leads to the corner that is seen', () => {
    const [line] = sightLines({ aims: [aim({ shot: shot(2, 2), corner: 'N' })] });
    expect(line?.damage).toBe('2');
    expect(line?.to.x).toBeLessThan(0);
    expect(line?.to.y).toBeLessThan(centreOf([0, -2]).y);
  });

  it('is that of the best shot of each pilot, or of what comes closest to one', () => {
    const lines = sightLines({
      aims: [
        aim({ bar: 'arc', end: [0, -1] }),
        aim({ shot: shot(1, 3) }),
        aim({ shot: shot(2, 4, 30) }),
        aim({ pilot: 'starla', bar: 'range', end: [1, -2] }),
        aim({ pilot: 'starla', bar: 'sight', end: [1, -1] }),
      ],
    });
    expect(lines.map(({ pilot, damage, bar }) => [pilot, damage, bar])).toEqual([
      ['enver', '2–4', null],
      ['starla', '', 'sight'],
    ]);
  });
});

describe('what the server tells', () => {
  it('begins with the shots', () => {
    const seen = { ship: 'ronin-scout-3', forecasts: [], aims: [aim(), aim()] };
    expect(inWords(seen, ['one', 'other', 'flies'])).toEqual({ shots: ['one', 'other'], lines: ['flies'] });
  });

  it('may be about no ship, or no enemy', () => {
    expect(shipIn({ terrain: 'open' })).toBeNull();
    expect(shipIn(undefined)).toBeNull();
    expect(isEnemy(shipIn({ ship: 'enver', threats: [] }))).toBe(false);
  });
});
