/** What lies before a captain who plays alone, for tests. */
import type { Option, Question } from '../../../wire/table';
import type { GameChoice, Intent, NpcCard, Scenery, SoloScenery, SoloView, XiaView } from '../../../wire/xia';
import { SCENERY, VIEW } from './samples';

export const SOLO: SoloScenery = {
  stats: [
    { id: 'e-a', npc: 'enforcer', side: 'A', speed: 6, defence: 8, to_kill: 12, weapon: { die: 12, reach: [2, 6] }, origin: 'printed' },
    { id: 'e-b', npc: 'enforcer', side: 'B', speed: 9, defence: 12, to_kill: 17, weapon: { die: 8, more: [20], reach: [2, 6] }, origin: 'printed' },
  ],
  behaviours: [
    { id: 'long-arm', name: 'Long Arm', line: 'He has fuel.', target: 'you; or else its home', steps: ['Flies to its target.', 'Attacks.'] },
  ],
  fame_for_rolls: [
    [1, 0],
    [4, 1],
  ],
  labels: {
    rivals: 'NPCs',
    flips: '{fame}: they get stronger',
    roll: 'Their roll',
    odds: '{fame} fame {percent}%',
    plus: '+{amount} {cause}',
    pluses: { cubes: 'cubes adrift', behind: 'they are behind' },
    side: 'side {side}',
    after: 'Target: {target}',
    load: 'a cube of {cargo} aboard',
    unlaid: 'Sectors to lay',
    turn_back: 'Turn back',
    turn_on: 'Turn on',
    lay: 'Lay it like this',
    seats: 'Seats at the table',
    acts: { '': 'stays', fly: 'heads for {target}', attack: 'fires at {target}, {dice}', sell: 'sells', 'sell/plus': 'sells, +{plus}' },
    helped: 'What helped the NPCs',
    helped_by: '{cause}: +{amount} in all',
    helped_fame: 'It brought them {fame} fame.',
  },
};

const enforcer = { id: 'enforcer', name: 'Enforcer', law: 'lawful', tier: 2, speed: 6, defence: 8, fame: 2, to_kill: 12 };

export const SOLO_SCENERY: Scenery = { ...SCENERY, npcs: [enforcer as unknown as NpcCard], solo: SOLO };

export const solo = (changes: Partial<SoloView> = {}): SoloView => ({
  fame: 4,
  side: 'A',
  round: 3,
  lost: false,
  plans: { enforcer: 'long-arm' },
  loads: {},
  flips_at: 6,
  unlaid: [],
  in_hand: null,
  pluses: [],
  odds: [15, 55, 30],
  ...changes,
});

/** One captain, the Enforcer, and Gravel beside Haven Rock. */
export const soloView = (changes: Partial<SoloView> = {}): XiaView => ({
  ...VIEW,
  viewer: 0,
  fame_goal: 10,
  captains: VIEW.captains.slice(0, 1).map((captain) => ({ ...captain, fame: 2 })),
  solo: solo(changes),
});

const option = (answer: string, target: string | null, choice: GameChoice): Option => ({
  answer,
  text: answer,
  heading: '',
  danger: null,
  target,
  choice,
});

export const asked = (...options: Option[]): Question => ({
  seat: 0,
  prompt: 'xia.arrange.choose',
  text: 'How?',
  options,
  withheld: [],
  errands: {},
});

export const lay = (sector: string, at: [number, number]): Option =>
  option(`lay ${sector} ${at.join(',')}`, `beyond ${at.join(',')}`, { type: 'xia.lay', sector, at });

export const face = (sixths: number): Option => option(`face ${sixths}`, `turn ${sixths}`, { type: 'xia.face', sixths });

export const expand = (sector: string, side: number): Option =>
  option(`expand ${sector} ${side}`, `edge ${sector} ${side}`, { type: 'xia.expand', sector, side });

export const sitDown = (npc: string, place: number): Option =>
  option(`sit-down ${npc} ${place}`, `chair ${place}`, { type: 'xia.sit-down', npc, place });

export const intent = (changes: Partial<Intent> = {}): Intent => ({
  npc: 'enforcer',
  behaviour: 'long-arm',
  acts: [],
  end: [5, -3],
  ...changes,
});
