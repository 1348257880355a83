import { describe, expect, it } from 'vitest';
import { keepsTheLawsOfGrids } from '../../testing/grids';
import type { DemoScenery, DemoView } from '../../wire/demo';
import demo from '.';
import { shipsAt, stopsOf } from './chart';
import { ringOf } from './ring';

const PLACES = 9;
const ring = ringOf(PLACES);
const view: DemoView = {
  round: 2,
  captains: [{ energy: 3 }, { energy: 1, hold: [4], vault: 6 }],
  places: [3, 3],
  tokens: Array.from({ length: PLACES }, () => null),
};
const scenery: DemoScenery = {
  rounds: 8,
  energy: 3,
  places: ['the dock', ...Array.from({ length: PLACES - 1 }, (_, place) => `wreck ${place + 1}`)],
  tokens: { trap: 0, heart: 6 },
  captains: ['Vega', 'Rigel'],
  labels: { board: 'Ring', round: 'Round', energy: 'Energy', hold: 'Hold', vault: 'Vault' },
};

describe('the ring', () => {
  keepsTheLawsOfGrids(ring, scenery.places.map((_, place) => [place, 0] as const));

  it('is closed: the way on from the last place leads to the first', () => {
    expect(ring.neighbour([PLACES - 1, 0], 'on')).toEqual([0, 0]);
    expect(ring.distance([1, 0], [PLACES - 1, 0])).toBe(2);
  });

  it('is walked to the side by arrows where it goes to the side', () => {
    expect(ring.wayOf('ArrowLeft', [0, 0])).toBe('on');
    expect(ring.wayOf('ArrowRight', [0, 0])).toBe('back');
    expect(ring.wayOf('ArrowDown', [0, 0])).toBeUndefined();
  });
});

describe('the map of Derelict', () => {
  it('has captains at one place side by side', () => {
    const [one, other] = shipsAt(ring, view);
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(30);
  });

  it('points at every place and every captain, as the answers do', () => {
    const stops = stopsOf(ring, view, scenery, scenery.captains);
    expect(stops.map(({ target }) => target)).toEqual([
      ...scenery.places.map((_, place) => `place ${place}`),
      'seat 0',
      'seat 1',
    ]);
    expect(stops[3]?.name).toBe('wreck 3, Vega, Rigel');
  });
});

it('what is in the vaults counts', async () => {
  expect((await demo.facts?.())?.scores?.(view)).toEqual({ bySeat: [0, 6], shared: false, goal: null });
});
