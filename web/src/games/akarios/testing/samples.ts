/** A small fight for the tests of its page. */
import { disc } from '../../../board/hex';
import type { AkariosView, EnemyView, FlyerView, GameChoice, Labels, CampaignLabels } from '../../../wire/akarios';
import type { Option, Question } from '../../../wire/table';
import type { Scene } from '../reading/scenario';

/** Labels that say their own names, and the figures that the page fills in. */
const FIGURES: Readonly<Record<string, string>> = {
  of: '{now} of {full}',
  facing: 'facing {way}',
  face: 'face {way}',
  ends_facing: 'ends facing {way}',
  supply: 'supply {now} of {full}',
  cards_left: '{left} of {all} left',
  objective: '{what}: {done} of {wanted}',
  next_mark: '{left} to go: {what}',
  threat: 'threat {enemies}',
  muster_ship: 'a ship for {pilot}',
};
export const LABELS = new Proxy({} as Labels, {
  get: (_, name) => FIGURES[String(name)] ?? String(name).replaceAll('_', ' '),
});

/** The same for the pages between fights. */
export const BETWEEN = new Proxy({} as CampaignLabels, {
  get: (_, name) => (name === 'preparing' ? { fight: 'fight: {name}' } : (FIGURES[String(name)] ?? String(name).replaceAll('_', ' '))),
});

const explained = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { name, text: `about ${name}` }]));

export const SCENERY: Scene = {
  scenario: {
    id: 'first-light',
    name: 'First Light',
    goal: 'Destroy all',
    story: 'It begins.',
    rules: [],
    objectives: ['enemies destroyed'],
    last_round: 8,
    markers: {},
    spaces: disc(3).map(([q, r]) => ({
      at: [q, r],
      name: `${'ABCDEFG'.charAt(q + 3)}${r + 4}`,
      terrain: q === 2 && r === 0 ? 'asteroids' : 'open',
      start: q === 0 && r > 1,
      marker: '',
      sign: '',
    })),
  },
  cards: [
    { id: 'ahead', name: 'Ahead', kind: 'basic', slots: ['move', 'move'], filling: 'separated', supply: 0, deeds: ['3 ahead'], reach: null },
    { id: 'fire', name: 'Fire', kind: 'basic', slots: ['attack', 'attack'], filling: 'plus', supply: 0, deeds: ['1 or 2 damage'], reach: { range: 0, arc: [[0, -1], [0, -2]] } },
    { id: 'burst-fire', name: 'Burst Fire', kind: 'weapon', slots: ['attack', 'attack'], filling: 'joined', supply: 2, deeds: ['3 damage'], reach: { range: 2, arc: [] } },
  ],
  pilots: [
    { id: 'enver', name: 'Enver', line: 'He checks the straps.', ship: 'argonaut', weapon: 'burst-fire', engine: 'bank', abilities: ['resolve'], origin: 'printed' },
    { id: 'starla', name: 'Starla', line: 'She counts.', ship: 'knossis', weapon: 'emp-blast', engine: 'bank', abilities: ['resolve'], origin: 'printed' },
  ],
  ships: [{ id: 'argonaut', name: 'Argonaut', hull: 8, shield: 4, classes: ['assault'] }],
  enemies: [
    {
      id: 'ronin-scout',
      name: 'Ronin Scout',
      order: 1,
      ships: 6,
      sides: { regular: { hull: 3, shield: 0, attack: 2, immune: [] }, elite: { hull: 5, shield: 1, attack: 3, immune: ['push'] } },
    },
  ],
  combat_cards: [{ id: 'ronin-scout-1', enemy: 'ronin-scout', line: 'turn, attack' }],
  modifiers: [{ id: 'zero', sign: '0' }],
  traumas: [{ kind: 'spinning', name: 'Spinning', text: 'Round and round.' }],
  trees: [
    {
      id: 'straps',
      whose: 'enver',
      name: 'Straps First',
      rows: [
        [{ kind: 'deck', words: 'deck: remove -1', removed: ['minus-1'], added: [] }],
        [
          { kind: 'skill', words: '+1 charm' },
          { kind: 'ship', words: 'a ship upgrade point' },
        ],
        [{ kind: 'ability', words: 'the next ability' }],
      ],
    },
  ],
  yards: [
    {
      id: 'argonaut-yard',
      whose: 'argonaut',
      name: 'Argonaut',
      rows: [
        [{ kind: 'ability', words: 'the next ability' }],
        [
          { kind: 'hull', words: '+1 hull' },
          { kind: 'shield', words: '+1 shield' },
        ],
      ],
    },
  ],
  loadout: ['weapon', 'weapon', 'engine', 'engine', 'pilot-ability', 'tech', 'ship-ability'],
  between: BETWEEN,
  words: {
    slots: {},
    skills: {},
    headings: {},
    difficulties: { normal: 'Normal', hard: 'Hard' },
    ways: { N: 'north', NE: 'north-east', SE: 'south-east', S: 'south', SW: 'south-west', NW: 'north-west' },
    terrain: explained('open', 'asteroids'),
    squares: {},
    faces: explained('move', 'attack', 'wild', 'stress'),
    marks: explained('lock', 'stun'),
    bars: { arc: 'outside the arc' },
    riders: {},
    wards: {},
    stress: { 3: 'a miss', 5: 'a miss', 7: 'snaps', 10: 'snaps' },
    ranks: { regular: 'regular', elite: 'elite' },
    status: { rolled: 'has rolled', done: 'is done' },
    phases: { muster: 'Muster' },
    kinds: { weapon: 'a weapon' },
  },
  labels: LABELS,
};

export function flyer(given: Partial<FlyerView> = {}): FlyerView {
  return {
    id: 'enver',
    seat: 0,
    ship: 'argonaut',
    at: [0, 0],
    facing: 'N',
    hull: 6,
    shield: 2,
    full_hull: 8,
    full_shield: 4,
    stress: 4,
    trauma: 0,
    status: 'rolled',
    dice: ['move', 'attack', 'wild', 'stress'],
    spent: [],
    cards: ['ahead', 'fire', 'burst-fire'].map((id) => ({ id, supply: 1, damaged: false, filled: [] })),
    deck: { cards: { zero: 6 }, discard: {} },
    marks: [],
    riders: [],
    wards: [],
    tracking: [],
    guardian: '',
    charged: [],
    grudge: '',
    foe: '',
    haunted: [],
    looming: [],
    ...given,
  };
}

export function enemy(given: Partial<EnemyView> = {}): EnemyView {
  return {
    id: 'ronin-scout-3',
    type: 'ronin-scout',
    number: 3,
    rank: 'regular',
    at: [1, -1],
    facing: 'SW',
    hull: 2,
    shield: 0,
    full_hull: 3,
    full_shield: 0,
    attack: 2,
    marks: [],
    led_by: '',
    fresh: false,
    asleep: false,
    acts: 1,
    ...given,
  };
}

export function fight(given: Partial<AkariosView> = {}): AkariosView {
  return {
    scenario: 'first-light',
    round: 1,
    phase: 'pilots',
    flyers: [flyer()],
    enemies: [enemy()],
    sparrow: null,
    markers: [],
    enemy_deck: { cards: {}, discard: {} },
    combat: { 'ronin-scout': { cards: { 'ronin-scout-1': 1 }, discard: {} } },
    showing: {},
    traumas: { cards: {}, discard: {} },
    bolster: 0,
    absent: [],
    cleared: [],
    sparrow_cards: [],
    progress: [null],
    outcome: '',
    ...given,
  };
}

export function option(choice: GameChoice, answer: string, given: Partial<Option> = {}): Option {
  return { answer, text: answer, heading: '', danger: null, target: null, choice, ...given };
}

export const act = (card: string, ...dice: FlyerView['dice']): Option =>
  option({ type: 'akarios.act', pilot: 'enver', card, dice }, `act enver ${card} ${dice.join(',')}`, {
    target: `card enver ${card}`,
  });

export const reroll = (...dice: FlyerView['dice']): Option =>
  option({ type: 'akarios.reroll', pilot: 'enver', dice }, `reroll enver ${dice.join(',')}`);

export function asked(options: Option[], given: Partial<Question> = {}): Question {
  return { seat: 0, prompt: 'akarios.pilot-phase.act', text: 'What do you do?', options, withheld: [], errands: {}, ...given };
}
