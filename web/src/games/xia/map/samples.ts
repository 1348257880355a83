/** A small board for the tests of the map. */

import { disc, keyOf } from '../../../board/hex';
import type { Question } from '../../../wire/table';
import type { CaptainView, DrawnSector, DrawnSpace, Scenery, XiaView } from '../../../wire/xia';

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
  { id: 'gravel', name: 'Gravel', kind: 'asteroids', yields: 'terra', spawn: 8 },
  { ...ground('asteroid'), '0,0': { terrain: 'open', feature: 'work' } },
);

export const SCENERY: Scenery = {
  sectors: [PLANET, ROCKS],
  ships: [],
  outfits: [],
  missions: [],
  titles: [],
  npcs: [],
  loadouts: [],
  track: { length: 0, title_spaces: [] },
  colours: ['Red', 'Blue'],
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
    option('fly SE', 'fly south-east', 'space 1,-2', 'nebula: 50% to lose 1 to 10 energy, 25% to be stranded'),
    option('jump N', 'jump blindly north', 'beyond 2,-5', 'unknown space, and no way back'),
    option('jump NW', 'jump blindly north-west', 'beyond 2,-5', 'unknown space, and no way back'),
    option('stop', 'stop here', null, null),
  ],
  withheld: [],
  errands: { 'space 0,0': 'fly to 0,0', 'space 0,-1': 'fly to 0,-1' },
};

function option(answer: string, text: string, target: string | null, danger: string | null) {
  return { answer, text, heading: '', danger, target, choice: { type: 'xia.stop' } };
}
