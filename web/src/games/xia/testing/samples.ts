/** A small board for the tests of the map. */

import { disc, keyOf } from '../../../board/hex';
import type { Question } from '../../../wire/table';
import type { CaptainView, DrawnSector, DrawnSpace, Scenery, XiaView } from '../../../wire/xia';
import { NOTES } from './examples';
import { GENERAL } from './labels';

type Overrides = Readonly<Record<string, Pick<DrawnSpace, 'terrain'> & Partial<DrawnSpace>>>;

type Basics = Partial<DrawnSector> & Pick<DrawnSector, 'id' | 'name' | 'kind'>;

function sector(basics: Basics, spaces: Overrides): DrawnSector {
  return {
    law: null,
    spawn: 0,
    buy: [],
    sell: [],
    yields: null,
    tethered: true,
    entrance: null,
    relics: 0,
    paths: [],
    grounds: { open: `open space of ${basics.name}` },
    features: {},
    ...basics,
    spaces: disc(2).map(([q, r]) => ({ at: [q, r], terrain: 'open', feature: '', ...spaces[keyOf([q, r])] })),
  };
}

const ground = (terrain: DrawnSpace['terrain']): Overrides =>
  Object.fromEntries(disc(1).map((at) => [keyOf(at), { terrain }]));

export const PLANET = sector(
  {
    id: 'haven',
    name: 'Haven Rock',
    kind: 'planet',
    law: 'lawful',
    spawn: 7,
    buy: ['spice'],
    sell: ['holo'],
    entrance: { space: [0, -1], side: 'N' },
    grounds: { open: 'open space of Haven Rock', planet: 'Haven Rock, lawful planet' },
    features: { mission: 'Mission Point' },
  },
  {
    ...ground('planet'),
    '1,0': { terrain: 'planet', feature: 'buy' },
    '0,1': { terrain: 'planet', feature: 'mission' },
    '2,0': { terrain: 'open', feature: 'spawn' },
    '-2,2': { terrain: 'open', feature: 'exploration' },
  },
);
export const ROCKS = sector(
  { id: 'gravel', name: 'Gravel', kind: 'asteroids', yields: 'terra', spawn: 8, features: { work: 'mine terra' } },
  { ...ground('asteroid'), '0,0': { terrain: 'open', feature: 'work' } },
);

/** A dying star with its station on an orbit; rocks of ice with a comet; a dead world; a pull towards a black hole. */
export const NYR = sector(
  {
    id: 'nyr',
    name: 'Nyr',
    kind: 'dying-star',
    grounds: { open: 'open space of Nyr', star: 'Nyr, dying star' },
    paths: [
      { id: 'orbit', kind: 'orbit', name: 'orbit', die: 6, closed: true, spaces: [[0, -2], [1, -2], [2, -2], [2, -1], [2, 0]], beyond: null },
    ],
  },
  { '0,0': { terrain: 'star' }, '0,-2': { terrain: 'open', feature: 'special' } },
);
export const ICE = sector(
  {
    id: 'shiver',
    name: 'Shiver',
    kind: 'ice',
    yields: 'ember',
    paths: [
      {
        id: 'blue',
        kind: 'comet',
        name: 'blue',
        die: 6,
        closed: true,
        spaces: [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]],
        beyond: null,
      },
    ],
  },
  { '0,0': { terrain: 'ice', feature: 'work' }, '0,1': { terrain: 'open', feature: 'special' } },
);
export const DEAD = sector(
  {
    id: 'bones',
    name: 'Bones',
    kind: 'dead-world',
    relics: 3,
    grounds: { 'dead-world': 'dead world of Bones' },
    features: { work: 'excavate relics', relics: 'Relic space' },
  },
  {
    ...ground('dead-world'),
    '0,0': { terrain: 'dead-world', feature: 'work' },
    '1,0': { terrain: 'dead-world', feature: 'relics' },
  },
);
export const ANOMALY = sector(
  {
    id: 'maelstrom',
    name: 'Maelstrom',
    kind: 'anomaly',
    grounds: { star: 'black hole of Maelstrom' },
    paths: [
      { id: 'purple', kind: 'gravity', name: 'violet', die: 12, closed: false, spaces: [[0, -2], [0, -1]], beyond: [0, 0] },
    ],
  },
  { '0,0': { terrain: 'star' }, '0,-2': { terrain: 'open', feature: 'special' } },
);

export const SCENERY: Scenery = {
  sectors: [PLANET, ROCKS],
  ships: [],
  outfits: [],
  missions: [],
  interior: null,
  titles: [],
  npcs: [],
  loadouts: [],
  tokens: [],
  relics: [],
  events: [],
  powers: [],
  track: { length: 0, title_spaces: [] },
  colours: ['Red', 'Blue'],
  words: { outfits: {}, conditions: {}, marks: {}, npcs: {}, events: {}, relics: {}, notes: NOTES, ...GENERAL },
  figures: { section: 6, unlimited: 99 },
  solo: null,
  campaign: null,
};

const captain = (ship: string, at: [number, number] | null, bounty = 0): CaptainView =>
  ({ ship, at, bounty }) as unknown as CaptainView;

/** Two sectors side by side, two captains, one of them wanted, and cubes adrift. */
export const VIEW = {
  sectors: [
    { sector: 'haven', centre: [0, 0], turn: 0 },
    { sector: 'gravel', centre: [5, -3], turn: 2 },
  ],
  stack: 3,
  captains: [captain('numerator', [0, -2]), captain('swamp-rat', [0, 1], 2000)],
  npcs: [{ id: 'enforcer', at: [5, -3] }],
  tokens: [[-2, 2]],
  adrift: [
    { at: [0, -2], cargo: 'spice' },
    { at: [0, -2], cargo: 'spice' },
  ],
  active: 0,
} as unknown as XiaView;

export const QUESTION: Question = {
  seat: 0,
  prompt: 'xia.move.spend',
  text: 'Where do you fly?',
  options: [
    option('fly S', 'fly south', 'space 0,-1', null),
    option('fly SE', 'fly south-east', 'space 1,-2', 'nebula: 50% risk of losing 1 to 10 energy, 25% risk of being stranded'),
    option('jump N', 'jump blindly north', 'beyond 2,-5', 'unknown space, and no way back'),
    option('jump NW', 'jump blindly north-west', 'beyond 2,-5', 'unknown space, and no way back'),
    option('stop', 'stop here', null, null),
  ],
  withheld: [],
  errands: { 'space 0,0': 'fly to 0,0', 'space 0,-1': 'fly to 0,-1' },
};

const event = (id: string, effect: string): Scenery['events'][number] => ({
  id,
  name: id.toUpperCase(),
  text: '',
  leaves: '',
  effect,
  origin: 'house',
});

export const EMBERS_SCENERY: Scenery = {
  ...SCENERY,
  sectors: [NYR, ICE, DEAD, ANOMALY],
  interior: {
    sector: {
      ...sector({ id: 'kiln', name: 'The Kiln', kind: 'station', sell: ['ember'] }, {}),
      spaces: [
        { at: [0, 0], terrain: 'kiln', feature: '' },
        { at: [0, -1], terrain: 'kiln', feature: 'sell' },
        { at: [1, -1], terrain: 'kiln', feature: 'mission' },
      ],
      grounds: { kiln: 'berth of the Kiln' },
      features: { '': '', sell: 'sell ember', mission: 'Mission Point' },
    },
    centre: [500, 500],
  },
  events: [event('boulder', 'rikishi'), event('fair', 'grand-prix')],
  words: { ...SCENERY.words, conditions: { docked: 'inside the Kiln' } },
};

/** The same captains around a dying star: one flies, one has docked. */
export const EMBERS_VIEW = {
  ...VIEW,
  sectors: [
    { sector: 'nyr', centre: [0, 0], turn: 0 },
    { sector: 'shiver', centre: [5, -3], turn: 0 },
    { sector: 'bones', centre: [3, 2], turn: 0 },
    { sector: 'maelstrom', centre: [-2, 5], turn: 1 },
  ],
  captains: [captain('numerator', [0, -1]), captain('swamp-rat', [500, 499])],
  npcs: [],
  tokens: [],
  adrift: [],
  embers: {
    comets: [{ sector: 'shiver', at: [5, -2] }],
    kiln: [1, -2],
    relics: { bones: 2 },
    events: [{ id: 'fair', places: [[3, 2]], heading: null }],
  },
} as unknown as XiaView;

function option(answer: string, text: string, target: string | null, danger: string | null) {
  return { answer, text, heading: '', danger, target, choice: { type: 'xia.stop' } };
}
