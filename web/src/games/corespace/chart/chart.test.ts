import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../reading/lookup';
import { acting, asked, figure, item, mission, moveTo, option, PAGE, SCENERY, told } from '../testing/samples';
import { contactsOf } from './contacts';
import { box, nameOf, placeOf, squareOf, tabOf } from './deck';
import { happeningsOf } from './happenings';
import { lightFrom } from './light';
import { bodyAt, laidOut } from './labels';
import { isLit, lightsOf, regionOf, squareAnswers } from './lights';
import { afterwards } from './past';
import { middleAt, placeIn, whereIs } from './places';
import { bestOdds, linesFromSquare, lineToFigure, planOf, squareIn } from './sights';
import { landmarksOf, stopsOf } from './stops';

const catalogue = catalogueOf(SCENERY);

describe('the deck', () => {
  it('names its squares by column and row', () => {
    expect(squareOf('d7')).toEqual([3, 6]);
    expect(nameOf([23, 23])).toBe('x24');
  });

  it('puts tabs outside of the rim', () => {
    expect(tabOf(['h1', 'i1']).side).toBe('N');
    const { x, width, side } = tabOf(['a2', 'a3'], 'W');
    expect([side, x + width]).toEqual(['W', -30]);
    expect(x).toBeGreaterThan(box.left);
  });

  it('has words above somebody if they would cover somebody else below', () => {
    const [one, below] = [{ x: 0, y: 0 }, { x: 0, y: 60 }];
    const labels = [{ id: 'one', at: one, width: 60 }, { id: 'below', at: below, width: 60 }];
    expect([...laidOut(labels, [one, below].map(bodyAt)).above]).toEqual(['one']);
  });

  it('has no words above others', () => {
    const labels = ['a', 'b', 'c'].map((id, place) => ({ id, at: { x: place * 60, y: 0 }, width: 90 }));
    expect([...laidOut(labels, []).above]).toEqual(['b']);
  });
});

describe('light', () => {
  const corners = (path: string): number[][] => path.slice(1, -1).split('L').map((corner) => corner.split(' ').map(Number));

  it('ends at walls, and goes through windows and open doors', () => {
    const lit = corners(lightFrom('a1', PAGE, []));
    expect(Math.max(...lit.filter(([, y = 0]) => y < 0).map(([x = 0]) => x))).toBe(90);
    expect(Math.max(...corners(lightFrom('b3', PAGE, [])).map(([x = 0]) => x))).toBe(1410);
  });

  it('ends at a locked door', () => {
    const [open, shut] = [lightFrom('b4', PAGE, []), lightFrom('b4', PAGE, ['b4-c4'])];
    expect(corners(open).length).toBeGreaterThan(2);
    expect(shut).not.toBe(open);
  });
});

describe('contact', () => {
  it('is over an edge, not over a corner, and not through walls', () => {
    const view = mission({ figures: [figure('jace', 'b1'), figure('beck', 'c1'), figure('harvester-1', 'b2'), figure('harvester-2', 'a2')] });
    const [jace] = view.figures;
    expect(jace && contactsOf(jace, view, PAGE.deck).map(({ id }) => id)).toEqual(['harvester-1']);
  });
});

describe('what is said about the deck', () => {
  const stops = stopsOf(mission({ acting: acting('jace') }), catalogue);
  const nameAt = (target: string): string | undefined => stops.find((stop) => stop.target === target)?.name;

  it('names a figure with its family, place, health and contacts', () => {
    expect(nameAt('figure harvester-2')).toBe('Harvester 2, purge, f4, health 1 of 1, in contact with Beck');
    expect(nameAt('figure jace')).toContain('Jace Dolman, Black Maria, d4, health 4 of 4, acting');
  });

  it('names what stands and lies on a square', () => {
    expect(nameAt('square e5')).toBe('e5, small crate, 2 inside');
    expect(nameAt('square c3')).toBe('c3, old console, repaired 0 of 2');
    expect(nameAt('square h1')).toBe('h1, entry 1');
    expect(nameAt('square b4')).toBe('b4, door');
    expect(nameAt('airlock A')).toBe('airlock A, berth of the Black Maria');
  });

  it('leads from landmark to landmark, people first', () => {
    expect(landmarksOf(mission({ acting: acting('jace') }), catalogue)).toEqual(['square e4', 'square f4', 'square e5', 'square c4', 'airlock A']);
  });
});

describe('lights', () => {
  const many = asked(['a1', 'b1', 'c1', 'd1'].map((at) => moveTo(at)));

  it('are faint where there are many of them', () => {
    expect([...lightsOf(many).values()].every(({ isOneOfMany }) => isOneOfMany)).toBe(true);
    expect(lightsOf(asked([moveTo('a1')])).get('square a1')?.isOneOfMany).toBeUndefined();
    expect(squareAnswers(many)).toHaveLength(4);
    expect([isLit(many), isLit(asked([])), isLit(null)]).toEqual([true, false, false]);
  });

  it('have one outline, whoever stands among them', () => {
    const loops = (path: string): number => path.split('M').length - 1;
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'].map((at) => moveTo(at));
    expect(loops(regionOf(lightsOf(asked(ring)), []))).toBe(2);
    expect(loops(regionOf(lightsOf(asked(ring)), ['b2']))).toBe(1);
  });
});

describe('what is pointed at', () => {
  const seen = { at: 'd5', way: ['d5'], seen_by: [], sights: { 'harvester-2': { cover: 'partial', hidden: 14, inches: 2, range: 'short' } } };
  const view = mission({ acting: acting('jace') });

  it('shows whom one would see from a square to which one can go', () => {
    expect(linesFromSquare(squareIn(seen), view).map(({ from, to }) => [from, to.id])).toEqual([['d5', 'harvester-2']]);
    expect(linesFromSquare(squareIn({ ...seen, way: [] }), view)).toEqual([]);
    expect(squareIn({ aims: [] })).toBeNull();
  });

  it('shows the line to somebody, and the best odds', () => {
    const told = { figure: 'harvester-2', aims: [{ hurts: 20 }, { hurts: 66 }], sight: seen.sights['harvester-2'] };
    expect(lineToFigure(told as never, view).map(({ from, to }) => [from, to.id])).toEqual([['d4', 'harvester-2']]);
    expect(bestOdds(told as never)).toBe(66);
    expect(bestOdds(null)).toBeNull();
  });

  it('shows a plan as a way and an attack', () => {
    const deeds = [{ act: 'move', target: 'beck', way: ['f5', 'e5'] }, { act: 'close', target: 'beck', odds: { hurts: 58 } }];
    expect(planOf({ figure: 'harvester-2', deeds } as never)).toEqual({ figure: 'harvester-2', way: ['f5', 'e5'], attacked: 'beck', hurts: 58 });
  });
});

describe('places', () => {
  it('are those of the airlock for whoever waits in it', () => {
    const view = mission();
    const waiting = figure('beck', '');
    expect(whereIs(waiting, view, PAGE.deck)).toBe('a2');
    expect(placeIn(waiting, view, PAGE.deck)).toEqual(tabOf(['a2', 'a3'], 'W').middle);
    expect(whereIs(figure('beck', '', { where: 'aboard' }), view, PAGE.deck)).toBeNull();
  });

  it('are squares or doors', () => {
    expect(middleAt('b4-c4', PAGE.deck)).toEqual({ x: 90, y: 180 });
    expect(middleAt('d4', PAGE.deck)).toEqual(placeOf({ at: 'd4' }));
    expect(middleAt('nowhere', PAGE.deck)).toBeNull();
  });
});

describe('the past', () => {
  const now = mission();
  const past = (...events: Parameters<typeof told>) => afterwards(now, events.map((event) => told(event)), now);

  it('moves, hurts and fells', () => {
    expect(past({ type: 'corespace.moved', figure: 'beck', way: ['e3', 'e2'] }).figures[1]?.at).toBe('e2');
    expect(past({ type: 'corespace.hurt', figure: 'beck', damage: 1, health: 3 }).figures[1]?.health).toBe(3);
    expect(past({ type: 'corespace.defeated', figure: 'harvester-2' }).figures).toHaveLength(2);
    expect(past({ type: 'corespace.defeated', figure: 'beck' }).figures[1]).toMatchObject({ defeated: true, at: 'e4' });
  });

  it('knows who arrives by others of the kind', () => {
    const { figures } = past({ type: 'corespace.arrived', figure: 'harvester-7', at: 'h1', entry: 1 });
    expect(figures.at(-1)).toMatchObject({ id: 'harvester-7', number: 7, at: 'h1', board: 'harvester' });
  });

  it('raises hostility and begins rounds', () => {
    expect(past({ type: 'corespace.pegs-added', pegs: 1, now: 6, band: 'guarded' }).pegs).toBe(6);
    expect(past({ type: 'corespace.round-began', round: 4 }).round).toBe(4);
    expect(past({ type: 'corespace.door-locked', figure: 'beck', door: 'b4-c4' }).locked).toEqual(['b4-c4']);
  });
});

it('things happen one after the other: a walk, then a shot, then a hit', () => {
  const seen = new Map([['harvester-2', placeOf({ at: 'f4' })], ['beck', placeOf({ at: 'e4' })]]);
  const lines = [
    told({ type: 'corespace.moved', figure: 'harvester-2', way: ['f5', 'f6'] }),
    told({ type: 'corespace.attacked', figure: 'harvester-2', other: 'beck', manner: 'ranged', faces: [] }),
    told({ type: 'corespace.hurt', figure: 'beck', damage: 2, health: 2 }),
  ];
  const { walks, shots } = happeningsOf(lines, seen);
  expect(walks.map(({ figure: who, points, after }) => [who, points.length, after])).toEqual([['harvester-2', 3, 0]]);
  expect(shots.map(({ flash }) => [flash.kind, flash.text])).toEqual([['beam', ''], ['hurt', '−2']]);
  expect(shots[0]?.flash.at).toEqual(placeOf({ at: 'f6' }));
  expect(shots.map(({ after }) => after)).toEqual([...shots.map(({ after }) => after)].toSorted((one, other) => one - other));
});

it('items and options of samples are what they say', () => {
  expect(item('stim').name).toBe('stim');
  expect(option({ type: 'corespace.finish' }, 'finish').target).toBeNull();
});
