import { describe, expect, it } from 'vitest';
import { centreOf, type Hex, type Point, REACH } from '../../../board/hex';
import type { GameEvent, XiaView } from '../../../wire/xia';
import { catalogueOf } from '../reading/lookup';
import { effectsOf, type Scene } from './effects';
import { cubesIn, shipsIn, standsOf } from './pieces';
import { berthsOf } from './interior';
import { EMBERS_SCENERY, SCENERY, VIEW } from '../testing/samples';

function scene(change: (view: XiaView) => void = () => {}): Scene {
  const view = structuredClone(VIEW);
  change(view);
  const stands = standsOf([...shipsIn(view, catalogueOf(SCENERY), () => ''), ...cubesIn(view)], () => false);
  return { view, stands, berths: berthsOf(EMBERS_SCENERY) };
}

const move = (view: XiaView, seat: number, at: [number, number] | null): void => {
  const captain = view.captains[seat];
  if (captain) captain.at = at;
};

const stand = ({ stands }: Scene, id: string): Point | undefined => stands.get(id)?.point;
const overSpace = (at: Hex): Point => ({ x: centreOf(at).x, y: centreOf(at).y - REACH });

const SOLD: GameEvent = { type: 'xia.cubes-sold', seat: 1, cargo: 'holo', cubes: 2 };
const damage = (ship: string, amount: number): GameEvent => ({ type: 'xia.damage-taken', ship, damage: amount });

describe('damage', () => {
  it('is summed up and seen where the ship is now', () => {
    const now = scene((view) => move(view, 1, [1, 1]));
    expect(effectsOf([damage('swamp-rat', 2), damage('enforcer', 1), damage('swamp-rat', 1)], scene(), now)).toEqual([
      { kind: 'hit', at: stand(now, 'swamp-rat'), damage: 3 },
      { kind: 'hit', at: stand(now, 'enforcer'), damage: 1 },
    ]);
  });

  it('that destroys is a wreck where the ship was at last', () => {
    const events: GameEvent[] = [
      { type: 'xia.ship-moved', ship: 'swamp-rat', start: [0, 1], to: [0, 2] },
      damage('swamp-rat', 9),
      { type: 'xia.ship-destroyed', ship: 'swamp-rat', by: null },
    ];
    const now = scene((view) => move(view, 1, null));
    expect(effectsOf(events, scene(), now)).toEqual([{ kind: 'wreck', at: centreOf([0, 2]) }]);
    expect(effectsOf(events.slice(2), scene(), now)).toEqual([{ kind: 'wreck', at: stand(scene(), 'swamp-rat') }]);
  });
});

it('a ship arrives where it stands from now on', () => {
  const lost = scene((view) => move(view, 0, null));
  const now = scene((view) => move(view, 0, [2, 0]));
  expect(effectsOf([{ type: 'xia.respawned', ship: 'numerator', at: [2, 0] }], lost, now)).toEqual([
    { kind: 'arrival', at: stand(now, 'numerator') },
  ]);
});

describe('cubes', () => {
  it('that are bought or sold fly between the space and the ship, one after the other', () => {
    const now = scene();
    const ship = stand(now, 'swamp-rat');
    expect(effectsOf([SOLD], now, now)).toEqual([
      { kind: 'cube', cargo: 'holo', from: ship, to: overSpace([0, 1]), turn: 0 },
      { kind: 'cube', cargo: 'holo', from: ship, to: overSpace([0, 1]), turn: 1 },
    ]);
    expect(effectsOf([{ type: 'xia.cube-gathered', seat: 1, cargo: 'terra' }], now, now)).toEqual([
      { kind: 'cube', cargo: 'terra', from: overSpace([0, 1]), to: ship, turn: 0 },
    ]);
  });

  it('that are collected come from where they drifted', () => {
    const before = scene();
    const now = scene((view) => view.adrift.pop());
    expect(effectsOf([{ type: 'xia.cube-collected', seat: 0, cargo: 'spice' }], before, now)).toEqual([
      { kind: 'cube', cargo: 'spice', from: stand(before, 'spice 0,-2'), to: stand(now, 'numerator'), turn: 0 },
    ]);
  });

  it('that are lost drift where they lie now', () => {
    const now = scene((view) => view.adrift.push({ at: [1, 1], cargo: 'holo' } as XiaView['adrift'][number]));
    expect(effectsOf([{ type: 'xia.cube-lost', seat: 1, cargo: 'holo', at: [1, 1] }], scene(), now)).toEqual([
      { kind: 'cube', cargo: 'holo', from: stand(now, 'swamp-rat'), to: stand(now, 'holo 1,1'), turn: 0 },
    ]);
  });

  it('are never a swarm', () => {
    expect(effectsOf([SOLD, SOLD, SOLD, SOLD, SOLD], scene(), scene())).toHaveLength(6);
  });
});

it('gains are written at the ship, one above the other', () => {
  const now = scene();
  const at = stand(now, 'numerator');
  const events: GameEvent[] = [
    { type: 'xia.credits-changed', seat: 0, credits: 2000, reason: 'mission' },
    { type: 'xia.fame-gained', seat: 0, fame: 1, source: 'missions' },
  ];
  expect(effectsOf(events, now, now)).toEqual([
    { kind: 'gain', at, gain: { of: 'credits', text: '+2,000', isLoss: false }, row: 0 },
    { kind: 'gain', at, gain: { of: 'fame', text: '+1 ★', isLoss: false }, row: 1 },
  ]);
});

it('nothing is seen of those who are not on the board', () => {
  const nowhere = scene((view) => move(view, 1, null));
  expect(effectsOf([SOLD, damage('swamp-rat', 1)], nowhere, nowhere)).toEqual([]);
});

describe('with Embers', () => {
  const docked = scene((view) => {
    move(view, 1, [500, 499]);
    view.embers = { kiln: [1, -2] } as unknown as XiaView['embers'];
  });
  const ship = stand(docked, 'swamp-rat');

  it('what is sold inside the Kiln goes to where the Kiln is', () => {
    const sold: GameEvent = { type: 'xia.cubes-sold', seat: 1, cargo: 'ember', cubes: 1 };
    expect(effectsOf([sold], docked, docked)).toEqual([
      { kind: 'cube', cargo: 'ember', from: ship, to: overSpace([1, -2]), turn: 0 },
    ]);
  });

  it('traded cubes fly both ways', () => {
    const now = scene();
    const traded: GameEvent = { type: 'xia.cubes-traded', seat: 1, cubes: 1, cargo: 'holo', wanted: 'spice' };
    expect(effectsOf([traded], now, now)).toMatchObject([
      { cargo: 'holo', from: stand(now, 'swamp-rat'), to: overSpace([0, 1]) },
      { cargo: 'spice', from: overSpace([0, 1]), to: stand(now, 'swamp-rat') },
    ]);
  });

  it('the Kiln is a wreck where it was, and arrives where it is', () => {
    expect(
      effectsOf([{ type: 'xia.kiln-destroyed', at: [1, -2] }, { type: 'xia.kiln-returned', at: [0, -2] }], docked, docked),
    ).toEqual([
      { kind: 'wreck', at: centreOf([1, -2]) },
      { kind: 'arrival', at: centreOf([0, -2]) },
    ]);
  });

  it('a ship that was pulled into a star is a wreck where it got to', () => {
    const events: GameEvent[] = [
      { type: 'xia.ship-pulled', ship: 'swamp-rat', path: 'orange', start: [0, 1], to: [0, 2] },
      { type: 'xia.ship-destroyed', ship: 'swamp-rat', by: null },
    ];
    const now = scene((view) => move(view, 1, null));
    expect(effectsOf(events, scene(), now)).toEqual([{ kind: 'wreck', at: centreOf([0, 2]) }]);
  });
});
