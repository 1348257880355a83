import { describe, expect, it } from 'vitest';
import type { XiaView } from '../../../wire/xia';
import { catalogueOf } from '../reading/lookup';
import { layAll } from './chart';
import { cometsOn, eventTokens, frozenIn, giantIn, kilnOn, notesOn, relicsOn, wayOfGiant } from './embers';
import { patternOf } from './paths';
import { EMBERS_SCENERY as SCENERY, EMBERS_VIEW, VIEW } from '../testing/samples';

const laid = layAll(EMBERS_VIEW.sectors, catalogueOf(SCENERY));

function changed(change: (embers: NonNullable<XiaView['embers']>) => void): XiaView {
  const view = structuredClone(EMBERS_VIEW);
  if (view.embers) change(view.embers);
  return view;
}

const struck = (heading: 'S' | null): XiaView =>
  changed((embers) => {
    embers.events = [{ id: 'boulder', places: [[0, -4], [0, -3]], heading }];
  });

describe('what Embers has on the board', () => {
  it('is where it lies', () => {
    expect(cometsOn(EMBERS_VIEW, laid)).toMatchObject([{ sector: 'shiver', at: [5, -2], path: { kind: 'comet' } }]);
    expect(kilnOn(EMBERS_VIEW, laid)).toMatchObject({ at: [1, -2], path: { kind: 'orbit' } });
    expect(relicsOn(EMBERS_VIEW, laid)).toEqual([{ sector: 'bones', at: [4, 2], count: 2 }]);
    expect(eventTokens(EMBERS_VIEW, SCENERY)).toEqual([{ key: 'fair 3,2', at: [3, 2], name: 'FAIR' }]);
  });

  it('is not there when it is gone', () => {
    const gone = changed((embers) => {
      embers.comets = [{ sector: 'shiver', at: null }];
      embers.kiln = null;
      embers.relics = { bones: 0 };
    });
    expect(cometsOn(gone, laid)).toEqual([]);
    expect(kilnOn(gone, laid)).toBeNull();
    expect(relicsOn(gone, laid)).toEqual([]);
  });

  it('is nothing without Embers', () => {
    const plain = { ...VIEW, embers: null };
    expect([cometsOn(plain, []), kilnOn(plain, []), eventTokens(plain, SCENERY), giantIn(plain, SCENERY)]).toEqual([
      [],
      null,
      [],
      null,
    ]);
  });
});

describe('a giant comet', () => {
  it('is no token, and shows where it flies', () => {
    const view = struck('S');
    const giant = giantIn(view, SCENERY);
    expect(eventTokens(view, SCENERY)).toEqual([]);
    expect(giant).toEqual({ name: 'BOULDER', at: [0, -4], heading: 'S' });
    expect(giant && wayOfGiant(giant)).toEqual([[0, -4], [0, -3], [0, -2], [0, -1], [0, 0], [0, 1]]);
    expect(notesOn(view, SCENERY, laid).get('0,-1')).toEqual(['on the path of BOULDER']);
    expect(frozenIn(view, SCENERY)).toEqual([]);
  });

  it('leaves ice where it has struck', () => {
    const view = struck(null);
    expect(giantIn(view, SCENERY)).toBeNull();
    expect(frozenIn(view, SCENERY)).toEqual([[0, -4], [0, -3]]);
    expect(notesOn(view, SCENERY, laid).get('0,-3')).toEqual(['under ice']);
  });
});

it('all of it is told, with the ways that paths lead', () => {
  const notes = notesOn(EMBERS_VIEW, SCENERY, laid);
  expect(notes.get('1,-2')).toEqual(['orbit of the Kiln (d6) to the south-east', 'the Kiln']);
  expect(notes.get('5,-2')).toEqual(['comet path (d6) to the north-west', 'comet: it destroys everything it meets']);
  expect(notes.get('4,2')).toEqual(['relics: 2']);
  expect(notes.get('3,2')).toEqual(['token of the event FAIR']);
  expect([...notes.values()].flat()).toContain('violet gravity path (d12) to the south-west');
});

it('a path looks the same whatever it is called', () => {
  expect(laid.flatMap(({ paths }) => paths.map(patternOf)).sort()).toEqual(['comet', 'orbit', 'rails']);
});
