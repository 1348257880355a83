/** A small mission for the tests of its page. */
import type {
  CoreSpaceScenery,
  CoreSpaceView,
  DrawnMission,
  FigureView,
  GameChoice,
  GameEvent,
  ItemView,
  Labels,
} from '../../../wire/corespace';
import type { LogLine, Option, Question } from '../../../wire/table';

/** Labels that say their own names, and the figures that the page fills in. */
const FIGURES: Readonly<Record<string, string>> = {
  health: 'health {now} of {full}',
  actions: 'actions {now} of {full}',
  ammo: 'ammo {now} of {full}',
  tracker: 'tracker {pegs} of {holes}: {band}',
  to_next: '{left} to {band}',
  arrives: 'arrive {who}',
  airlock: 'airlock {letter}',
  docked: 'berth of the {crew}',
  entry: 'entry {number}',
  contact: 'in contact with {others}',
  crate: '{items} inside',
  crate_known: 'inside {items}',
  lying: 'lying {items}',
  kit: 'kit of {name}',
  slots: '{free} of {all} free',
  objective: '{what}: {done} of {wanted}',
  worth: '{worth} UA',
  odds: '{odds}%',
  repaired: 'repaired {done} of {wanted}',
  round_of: 'round {round} of {last}',
};
const SAID = new Proxy({} as Record<string, string>, { get: (_, name) => String(name).replaceAll('_', ' ') });
export const LABELS = new Proxy({} as Labels, {
  get: (_, name) =>
    ['phases', 'where', 'families', 'turned'].includes(String(name))
      ? SAID
      : (FIGURES[String(name)] ?? String(name).replaceAll('_', ' ')),
});

const token = (id: string, more: Partial<CoreSpaceScenery['tokens'][number]> = {}): CoreSpaceScenery['tokens'][number] => ({
  id,
  name: id,
  kind: 'weapon',
  size: 'small',
  sign: 'gun',
  brief: '1/0/0',
  worth: 0,
  cost: null,
  lines: [`about ${id}`],
  ...more,
});

const trader = (id: string, name: string, captain = false): CoreSpaceScenery['traders'][number] => ({
  id,
  name,
  short: name.split(' ').at(0) ?? name,
  line: `${name} waits.`,
  captain,
  points: 40,
  health: 4,
  skill: 3,
  actions: 2,
  most_health: 7,
  most_skill: 7,
  most_actions: 3,
  lines: [],
  ranks: [],
});

export const PAGE: DrawnMission = {
  mission: 'Cold Berth',
  story: 'It is cold.',
  goal: 'Bring it home.',
  rules: ['Sensors count.'],
  objectives: [{ id: 'recorder', text: 'bring it aboard', primary: true, worth: 3 }],
  objects: [{ id: 'console', name: 'old console', at: 'c3', repairs: 2, uses: [{ id: '', verb: 'read it', repairs: 2 }] }],
  faces: {},
  together: false,
  deck: {
    walls: { west: ['c1', 'c2'], north: [] },
    windows: { west: ['c3'], north: [] },
    doors: [{ id: 'b4-c4', west: ['c4'], north: [] }],
    pieces: [{ id: 'e5', kind: 'small-crate', name: 'small crate', squares: ['e5'], height: 'low', crate: 'small' }],
    entries: [['h1', 'i1']],
    airlocks: [{ letter: 'A', squares: ['a2', 'a3'], out: 'W' }],
  },
  bands: [
    { id: 'relaxed', name: 'Relaxed', holes: 4, arrivals: [] },
    { id: 'guarded', name: 'Guarded', holes: 3, arrivals: [{ type: 'harvester', name: 'Harvester', number: '1' }] },
  ],
};

export const SCENERY: CoreSpaceScenery = {
  page: PAGE,
  ledger: null,
  cards: [],
  traders: [trader('jace', 'Jace Dolman', true), trader('beck', 'Beck')],
  classes: [{ id: 'marine', name: 'Marine', tech: false, skills: ['kata'] }],
  skills: { kata: 'Kata' },
  skill_cards: { kata: ['Fight an enemy with 2 more dice.'] },
  npcs: [{ id: 'harvester', name: 'Harvester', numbered: true, family: 'purge', rank: 1, actions: 1, close: 2, ranged: 0, armour: 0 }],
  crews: { maria: 'Black Maria' },
  sheets: [{ id: 'maria', name: 'Black Maria', line: 'A bad name.', hands: [{ trader: 'jace', kit: ['pistol'] }, { trader: 'beck' }] }],
  tokens: [token('pistol'), token('stim', { kind: 'special', sign: 'heal', brief: '+2' }), token('gold', { kind: 'valuable', sign: 'goods', worth: 5 })],
  tray: 6,
  reach: [5, 13],
  labels: LABELS,
};

export const item = (face: string, more: Partial<ItemView> = {}): ItemView => ({
  size: 'small',
  name: face,
  face,
  turned: '',
  found: '',
  open: true,
  ...more,
});

export const figure = (id: string, at: string, more: Partial<FigureView> = {}): FigureView => ({
  ...({} as FigureView),
  id,
  board: id.replace(/-\d+$/, ''),
  crew: /-\d+$/.test(id) ? null : 0,
  number: Number(/-(\d+)$/.exec(id)?.[1] ?? 0),
  where: at ? 'deck' : 'airlock',
  at,
  health: 4,
  full_health: 4,
  pegs: 3,
  ammo: 7,
  tray: [],
  room: 6,
  worn: null,
  prone: false,
  defeated: false,
  rallied: false,
  acted: false,
  walked: 0,
  skill_used: false,
  lost_actions: 0,
  missed_turns: 0,
  lasting: [],
  stood_down: false,
  skills: {},
  ...more,
});

export const mission = (more: Partial<CoreSpaceView> = {}): CoreSpaceView => ({
  ...({} as CoreSpaceView),
  campaign: null,
  page: null,
  mission: 'cold-berth',
  locked: [],
  moved: [],
  round: 3,
  last_round: 12,
  rescue: [],
  phase: 'traders',
  lots: [],
  deals: [],
  counter: 0,
  pegs: 5,
  band: 'guarded',
  charged: false,
  closed: [],
  crews: [
    {
      sheet: 'maria',
      airlock: 'A',
      members: [{ board: 'jace', trader_class: 'marine', skills: [{ skill: 'kata', level: 2 }] }],
      built: false,
      points: 0,
      ua: 0,
      systems: {},
      upgrades: {},
      hold: [],
      guests: [],
      worth: 0,
      away: false,
      out: false,
      objectives: [{ id: 'recorder', primary: true, done: 0, wanted: 1, met: false }],
      cards: 0,
      hand: [],
    },
  ],
  figures: [figure('jace', 'd4', { tray: [item('pistol'), item('stim')], room: 4 }), figure('beck', 'e4'), figure('harvester-2', 'f4', { health: 1, full_health: 1 })],
  floor: [],
  crates: [{ at: 'e5', items: [{ size: 'small' }, { size: 'small' }] }],
  bag: 20,
  drawn: null,
  things: [],
  hidden: [],
  event: '',
  sealed: [],
  searched: [],
  acting: null,
  clash: null,
  over: false,
  ...more,
});

export const acting = (id: string): NonNullable<CoreSpaceView['acting']> => ({
  figure: id,
  actions: 2,
  rushes: 0,
  effortless: 1,
  walking: null,
  left_to_walk: 8,
  ends: [],
  sights: {},
});

export function option(choice: GameChoice, answer: string, more: Partial<Option> = {}): Option {
  return { answer, text: answer, heading: '', danger: null, target: null, choice, ...more };
}

export const moveTo = (at: string, more: Partial<Option> = {}): Option =>
  option({ type: 'corespace.move', to: at }, `move ${at}`, { heading: 'move', target: `square ${at}`, ...more });

export const asked = (options: Option[]): Question => ({
  seat: 0,
  prompt: 'corespace.activation.do',
  text: 'What does Jace do?',
  options,
  withheld: [],
  errands: {},
});

export const told = (event: GameEvent): LogLine => ({ event, text: '', targets: [], revision: 1 }) as unknown as LogLine;
