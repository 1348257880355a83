import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../board/hex';
import type { Foreseen } from '../../entry';
import { catalogueOf } from '../reading/lookup';
import { asked, enemy, fight, flyer, option, SCENERY } from '../testing/samples';
import { fleetOf } from './fleet';
import { intentsOf, threatsOf } from './intents';
import { coveredBy, lightsOf, litAnswers } from './lights';
import { shipStops, spaceStops } from './stops';
import { arrowsOf, posesOf } from './turning';

const catalogue = catalogueOf(SCENERY);
const view = fight({ enemies: [enemy({ marks: ['lock'] })] });
const fleet = fleetOf(view, catalogue);
const NONE = new Map();

describe('a ship', () => {
  it('is read out with rank, place, facing, hull and marks', () => {
    const stop = shipStops(fleet, catalogue).find(({ target }) => target === 'ship ronin-scout-3');
    expect(stop?.name).toBe('Ronin Scout 3, regular, E3, facing south-west, hull 2 of 3, lock');
  });

  it('is told with the space where it is', () => {
    const stop = spaceStops(catalogue, catalogue.scenario.spaces, fleet, []).find(({ target }) => target === 'space 1,-1');
    expect(stop?.name).toContain('Ronin Scout 3');
    expect(stop?.details).toContain('Lock: about lock');
  });

  it('may be a marker with hull', () => {
    const markers = [{ id: 'crate-1', at: [0, 1] as [number, number], hull: 2, full_hull: 3, guarded: true }];
    const [body] = fleetOf(fight({ markers, flyers: [], enemies: [] }), catalogue);
    expect(body).toMatchObject({ id: 'crate-1', side: 'marker', facts: ['hull 2 of 3'] });
  });

  it('or a marker without, which has its name from the scenario', () => {
    const spaces = SCENERY.scenario.spaces.map((space) => ({ ...space, marker: 'gate', sign: 'gate' as const }));
    const marked = catalogueOf({ ...SCENERY, scenario: { ...SCENERY.scenario, spaces, markers: { gate: 'the gate' } } });
    expect(spaceStops(marked, spaces, [], [])[0]?.details).toContain('The gate');
  });

  it('has a number unless it is the only one of its type, which is large', () => {
    const alone = { ...SCENERY, enemies: SCENERY.enemies.map((each) => ({ ...each, ships: 1 })) };
    const [boss] = fleetOf(fight({ flyers: [] }), catalogueOf(alone));
    expect(boss).toMatchObject({ number: 0, isBoss: true, name: 'Ronin Scout' });
  });

  it('tells that it sleeps, or acts twice', () => {
    const [body] = fleetOf(fight({ flyers: [], enemies: [enemy({ asleep: true, acts: 2 })] }), catalogue);
    expect(body).toMatchObject({ isDone: true });
    expect(body?.facts).toEqual(expect.arrayContaining(['asleep', 'twice']));
  });

  it('is on the board only as long as it flies', () => {
    expect(fleetOf(fight({ flyers: [flyer({ at: null })], enemies: [] }), catalogue)).toEqual([]);
  });
});

describe('the end of a move', () => {
  const ends = [
    { to: [0, -2] as [number, number], side: '' as const, way: [[[0, -2], 'NE']] as [[[number, number], 'NE']], short: false },
    { to: [0, -1] as [number, number], side: '' as const, way: [[[0, -1], 'N']] as [[[number, number], 'N']], short: true },
  ];
  const question = asked(
    ends.map(({ to }) => option({ type: 'akarios.fly', to }, `fly ${keyOf(to)}`, { target: `space ${keyOf(to)}` })),
  );

  it('costs stress only if it is short', () => {
    const lights = lightsOf(question, ends, [], NONE, null, catalogue);
    expect(lights.get('space 0,-1')?.risks.map(({ text }) => text)).toEqual(['+1']);
    expect(lights.get('space 0,-2')?.risks).toEqual([]);
  });

  it('is told with its facing', () => {
    const stops = spaceStops(catalogue, catalogue.scenario.spaces, fleet, ends);
    expect(stops.find(({ target }) => target === 'space 0,-2')?.name).toContain('ends facing north-east');
    expect(stops.find(({ target }) => target === 'space 0,-1')?.name).toContain('stop short');
  });

  it('is shown on the board, so that the list can be folded', () => {
    expect(litAnswers(question)).toEqual(['fly 0,-2', 'fly 0,-1']);
  });
});

describe('facings', () => {
  const deploy = (facing: 'N' | 'S') =>
    option({ type: 'akarios.deploy', pilot: 'enver', at: [0, 2], facing }, `deploy enver 0,2 ${facing}`, { target: 'space 0,2' });
  const deployment = asked([deploy('N'), deploy('S')], { prompt: 'akarios.set-up.take_position' });

  it('are arrows around the ship that turns', () => {
    const turns = asked([option({ type: 'akarios.turn', to: 'SE' }, 'turn SE', { target: 'facing enver SE' })]);
    const [arrow] = arrowsOf(turns, null, fleet, catalogue);
    expect(arrow?.around).toEqual([0, 0]);
    expect(arrow?.stop).toMatchObject({ target: 'arrow SE', name: 'face south-east' });
  });

  it('of a space come after it was picked, and then it is no answer itself', () => {
    const poses = posesOf(deployment);
    expect(arrowsOf(deployment, null, fleet, catalogue)).toEqual([]);
    expect(lightsOf(deployment, [], [], poses, null, catalogue).get('space 0,2')?.text).toBe('pick space');
    const arrows = arrowsOf(deployment, '0,2', fleet, catalogue);
    expect(arrows.map(({ option: { answer } }) => answer)).toEqual(['deploy enver 0,2 N', 'deploy enver 0,2 S']);
    const lights = lightsOf(deployment, [], arrows, poses, '0,2', catalogue);
    expect([...lights.keys()]).toEqual(['arrow N', 'arrow S']);
  });

  it('keep off a ship next to it', () => {
    const turns = asked([
      option({ type: 'akarios.turn', to: 'NE' }, 'turn NE', { target: 'facing enver NE' }),
      option({ type: 'akarios.turn', to: 'SE' }, 'turn SE', { target: 'facing enver SE' }),
    ]);
    const [taken, free] = arrowsOf(turns, null, fleet, catalogue);
    expect(taken?.stop.path).toContain('a15');
    expect(free?.stop.path).not.toContain('a15');
  });
});

describe('the reach of a card', () => {
  it('is an arc that turns with the ship', () => {
    const reach = { range: 0, arc: [[0, -1], [0, -2]] as [number, number][] };
    expect(coveredBy(reach, [0, 0], 'SE', catalogue).map(keyOf)).toEqual(['1,0', '2,0']);
  });

  it('is a range all around, without the own space', () => {
    expect(coveredBy({ range: 1, arc: [] }, [0, 0], 'N', catalogue)).toHaveLength(6);
  });
});

describe('what enemies are about to do', () => {
  const card = (copies: number, target: string) => ({ card: '', copies, target, way: [[[1, -1], 'SW']], shots: target ? [{ target }] : [] });
  const foreseen = new Map<string, Foreseen>([
    ['ship ronin-scout-3', { data: { forecasts: [card(1, ''), card(2, 'enver'), card(1, 'enver')] }, lines: [] }],
  ]);

  it('is shown as what is likeliest, and of the one that is pointed at in full', () => {
    const [likely, ...others] = intentsOf(foreseen, fleet, null);
    expect(likely?.part).toBe(0.75);
    expect(likely?.target).toEqual({ x: 0, y: 0 });
    expect(others).toEqual([]);
    expect(intentsOf(foreseen, fleet, 'ship ronin-scout-3')).toHaveLength(2);
  });

  it('tells at whom how many may fire', () => {
    expect(threatsOf(foreseen)).toEqual(new Map([['enver', 1]]));
    const stop = spaceStops(catalogue, catalogue.scenario.spaces, fleet, [], new Map([['enver', 2]])).find(({ target }) => target === 'space 0,0');
    expect(stop?.name).toContain('threat 2');
  });

  it('is nothing if the server tells something else', () => {
    expect(intentsOf(new Map([['ship ronin-scout-3', { data: { hull: 3 }, lines: [] }]]), fleet, null)).toEqual([]);
  });
});
