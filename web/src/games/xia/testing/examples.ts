/** Small pieces of a game, for tests. */
import type { Option, Question } from '../../../wire/table';
import { GENERAL } from './labels';
import type { GameChoice, Hold, Notes, Outfit, Scenery, Ship } from '../../../wire/xia';
import { catalogueOf } from '../reading/lookup';

const engine: Outfit = {
  id: 'm-22',
  name: 'M-22',
  family: 'engine',
  tier: 1,
  price: 1000,
  die: 6,
  count: 7,
  shape: ['UU', '_U'],
  origin: 'house',
};
const blaster: Outfit = { ...engine, id: 'nock', name: 'Nock', family: 'blaster', shape: ['UD', 'U_'] };
const piercer: Outfit = { ...engine, id: 'piercer', name: 'Piercer', family: 'mod', mod: 'piercer', amount: 4, die: 0, shape: ['.'] };
const pod: Outfit = { ...engine, id: 'cargo-pod', name: 'Cargo Pod', family: 'pod', die: 0, shape: ['...', '_C_'] };
const plating: Outfit = { ...pod, id: 'armor-plating', name: 'Armor Plating', family: 'plating', shape: ['..', 'C.'] };

export const ship: Ship = {
  id: 'barge',
  name: 'Barge',
  tier: 1,
  price: 1000,
  impulse: 3,
  energy: 8,
  hold: ['XXX', 'XXX', '_XX'],
  ability: { name: 'Luck', kind: 'reroll', text: 'Roll again.' },
  backstory: '',
  victory: '',
  origin: 'house',
};

export const NOTES: Notes = {
  hire: 'for hire',
  waits: 'comes when {sector} is revealed',
  tokens: 'Two tokens are worth something.',
  relics: 'Sift it.',
  demand: 'in demand: 1,000',
  ember: 'is found',
  no_titles: 'No title.',
  no_events: 'No event.',
};

export const scenery: Scenery = {
  sectors: [],
  interior: null,
  ships: [ship],
  outfits: [engine, blaster, piercer, pod, plating],
  missions: [],
  titles: [],
  npcs: [],
  loadouts: [],
  tokens: [],
  relics: [],
  events: [],
  powers: [],
  track: { length: 20, title_spaces: [3] },
  colours: ['Red', 'Blue'],
  words: {
    outfits: { 'm-22': { kind: 'engine, d6', deed: '' }, 'cargo-pod': { kind: 'pod', deed: 'carries 4 cubes' } },
    conditions: { ice: '{number} ice', harpoon: 'harpoon in {ship}, range {number}', using: 'uses space {at}' },
    marks: { 'face-up': 'face up', armed: 'Detonator armed at {detonator}' },
    npcs: {},
    events: {},
    relics: {},
    notes: NOTES,
    ...GENERAL,
  },
  figures: { section: 6, unlimited: 99 },
  solo: null,
  campaign: null,
};

export const catalogue = catalogueOf(scenery);

export const hold: Hold = {
  outfits: [{ outfit: 'm-22', cells: ['a1', 'b1', 'b2'], used: ['b1'] }],
  cubes: { c1: 'spice' },
  damage: ['b2'],
};

/** A hold with what Embers brings: a mod over a Use space, a pod on the left of `a2` with a cube in it, ice, a relic. */
export const frozenHold: Hold = {
  outfits: [
    { outfit: 'nock', cells: ['b1', 'a1', 'b2'], used: ['b1'] },
    { outfit: 'piercer', cells: ['b1'] },
    { outfit: 'cargo-pod', cells: ['z1', 'z2', 'z3', 'a2'] },
  ],
  cubes: { z1: 'ember' },
  damage: ['b2', 'c1'],
  ice: ['c1'],
  relics: [['c2', 'c3']],
};

export function option(answer: string, choice: GameChoice, target: string | null = null): Option {
  return { answer, text: answer, heading: '', danger: null, target, choice };
}

export function question(...options: Option[]): Question {
  return { seat: 0, prompt: 'xia.pack.move', text: '?', options, withheld: [], errands: {} };
}

export const fit = (...cells: string[]): Option => option(`fit ${cells.join()}`, { type: 'xia.fit', cells });
