/** Small pieces of a game, for tests. */
import type { Option, Question } from '../../../wire/table';
import type { GameChoice, Hold, Outfit, Scenery, Ship } from '../../../wire/xia';
import { catalogueOf } from '../lookup';

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

export const catalogue = catalogueOf({
  sectors: [],
  ships: [ship],
  outfits: [engine, blaster],
  missions: [],
  titles: [],
  npcs: [],
  loadouts: [],
  track: { length: 20, title_spaces: [3] },
  colours: ['Red', 'Blue'],
} satisfies Scenery);

export const hold: Hold = {
  outfits: [{ outfit: 'm-22', cells: ['a1', 'b1', 'b2'], used: ['b1'] }],
  cubes: { c1: 'spice' },
  damage: ['b2'],
};

export function option(answer: string, choice: GameChoice, target: string | null = null): Option {
  return { answer, text: answer, heading: '', danger: null, target, choice };
}

export function question(...options: Option[]): Question {
  return { seat: 0, prompt: 'xia.pack.move', text: '?', options, withheld: [], errands: {} };
}

export const fit = (...cells: string[]): Option => option(`fit ${cells.join()}`, { type: 'xia.fit', cells });
