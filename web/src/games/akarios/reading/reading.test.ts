import { describe, expect, it } from 'vitest';
import { act, asked, enemy, fight, flyer, option, reroll, SCENERY } from '../testing/samples';
import { finishesIn, missingOf, onMat, payingWith, paymentsOf, rerollOf, rerollsOf } from './answers';
import { askedPilot, foremost } from './crew';
import { akariosFacts } from './facts';
import { decksOf, fighting } from './foes';
import { catalogueOf, filled, shipName, spacesNow, withRifts } from './lookup';

const catalogue = catalogueOf(SCENERY);

describe('ways to pay', () => {
  const question = asked([act('ahead', 'stress'), act('ahead', 'wild'), act('ahead', 'move'), act('fire', 'attack')]);

  it('come without stress first, then with the fewest wild dice', () => {
    const payments = paymentsOf(question, 'enver').get('ahead') ?? [];
    expect(payments.map(({ dice }) => dice.join())).toEqual(['move', 'wild', 'stress']);
  });

  it('are those of one pilot', () => {
    expect(paymentsOf(question, 'starla').size).toBe(0);
  });

  it('use the dice that are picked, as often as they are picked', () => {
    const payments = paymentsOf(asked([act('fire', 'attack'), act('fire', 'attack', 'attack')]), 'enver').get('fire') ?? [];
    expect(payingWith(payments, ['attack'])).toHaveLength(2);
    expect(payingWith(payments, ['attack', 'attack']).map(({ dice }) => dice)).toEqual([['attack', 'attack']]);
    expect(payingWith(payments, ['wild'])).toEqual([]);
  });
});

describe('rolling again', () => {
  const { free, paid } = rerollsOf(
    asked([reroll('move'), reroll('move', 'stress'), option({ type: 'akarios.reroll-all', pilot: 'enver' }, 'reroll-all enver')]),
    'enver',
  );

  it('is for just the dice that are picked, in any order', () => {
    expect(rerollOf(paid, ['stress', 'move'])?.answer).toBe('reroll enver move,stress');
    expect(rerollOf(paid, ['stress'])).toBeNull();
  });

  it('may be free', () => {
    expect(free?.answer).toBe('reroll-all enver');
  });
});

it('cards say what they lack', () => {
  const withheld = [{ answer: 'act enver fire', text: '', rule: '', missing: 'no target', lack: null }];
  expect(missingOf(asked([], { withheld }), 'enver')).toEqual(new Map([['fire', 'no target']]));
  expect(missingOf(asked([], { withheld }), 'starla').size).toBe(0);
});

it('the playerboard shows cards and dice, with the end of actions beside them, and leaves the rest to others', () => {
  const finish = option({ type: 'akarios.finish', pilot: 'enver' }, 'finish enver');
  const turn = option({ type: 'akarios.turn', to: 'N' }, 'turn N');
  const question = asked([act('ahead', 'move'), reroll('move'), finish, turn]);
  expect(onMat(question)).toHaveLength(2);
  expect(finishesIn(question)).toEqual([finish]);
});

describe('the pilot who is shown large', () => {
  const crew = [flyer(), flyer({ id: 'starla' }), flyer({ id: 'violet', seat: 1 })];

  it('is the one whom the question is about', () => {
    const question = asked([option({ type: 'akarios.turn', to: 'N' }, 'turn N', { target: 'facing starla N' })]);
    const view = fight({ flyers: crew });
    expect(askedPilot(question, view)).toBe('starla');
    expect(foremost(view, question, 0)?.id).toBe('starla');
  });

  it('is else the first of the seat who can still act', () => {
    const flyers = [flyer({ status: 'done' }), flyer({ id: 'starla' })];
    expect(foremost(fight({ flyers }), null, 0)?.id).toBe('starla');
    expect(foremost(fight({ flyers: crew }), null, 1)?.id).toBe('violet');
  });
});

describe('facts', () => {
  it('all share the hull that is left', () => {
    const flyers = [flyer({ hull: 5 }), flyer({ hull: 2, seat: 1 })];
    expect(akariosFacts.scores?.(fight({ flyers }))).toEqual({ bySeat: [7, 7], shared: true, goal: null });
  });


  it('foresee what enemies do while there is a fight', () => {
    expect(akariosFacts.foreseen?.(fight())).toEqual(['ship ronin-scout-3']);
    expect(akariosFacts.foreseen?.(fight({ phase: 'deployment' }))).toEqual([]);
  });
});

describe('spaces', () => {
  const catalogue = catalogueOf(SCENERY);
  const rocks = (spaces: ReturnType<typeof spacesNow>): number => spaces.filter(({ terrain }) => terrain === 'asteroids').length;

  it('are as they were drawn at first', () => {
    expect(spacesNow(catalogue, fight())).toBe(SCENERY.scenario.spaces);
    expect(rocks(SCENERY.scenario.spaces)).toBe(1);
  });

  it('have no terrain that is gone, and no marker that is not there', () => {
    const spaces = SCENERY.scenario.spaces.map((space) => ({ ...space, marker: 'gate', sign: 'gate' as const }));
    const marked = catalogueOf({ ...SCENERY, scenario: { ...SCENERY.scenario, spaces } });
    const now = spacesNow(marked, fight({ absent: [[0, 0]], cleared: ['asteroids'] }));
    expect(rocks(now)).toBe(0);
    expect(now.filter(({ marker }) => marker === '').map(({ at }) => at)).toEqual([[0, 0]]);
  });
});

describe('enemies', () => {
  it('stand together by type, in the order in which they act', () => {
    const view = fight({ enemies: [enemy({ id: 'ronin-scout-1', rank: 'elite' }), enemy()] });
    expect(fighting(view, catalogue).map(({ type, ships }) => [type.name, ships.length])).toEqual([['Ronin Scout', 2]]);
    expect(shipName(catalogue, view, 'ronin-scout-3')).toBe('Ronin Scout 3');
  });

  it('show their card in their own phase alone', () => {
    const showing = { 'ronin-scout': 'ronin-scout-1' };
    expect(decksOf(fight({ showing }), 'ronin-scout')).toEqual({ left: 1, all: 1, showing: '' });
    expect(decksOf(fight({ showing, phase: 'enemies' }), 'ronin-scout').showing).toBe('ronin-scout-1');
  });
});

it('labels are filled with figures', () => {
  expect(filled('{left} of {all}, {else}', { left: 1, all: 2 })).toBe('1 of 2, {else}');
});

it('wormholes that were opened lie on the map', () => {
  const [first] = SCENERY.scenario.spaces;
  if (!first) throw new Error('the sample has spaces');
  const opened = withRifts(catalogue, [first.at]);
  expect(opened.scenario.spaces[0]?.terrain).toBe('wormhole');
  expect(opened.scenario.spaces.filter(({ terrain }) => terrain === 'wormhole')).toHaveLength(1);
  expect(withRifts(catalogue, [])).toBe(catalogue);
});
