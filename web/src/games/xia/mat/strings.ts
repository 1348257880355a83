/** The words on mats and cards. */
import type { CaptainView } from '../../../wire/xia';
import { isInside } from '../map/interior';
import { counted, shipName, WITHOUT_LIMIT, type Catalogue } from '../lookup';

export const strings = {
  hold: 'Hold',
  energy: 'Energy',
  markers: 'Markers',
  impulse: 'Impulse',
  ready: 'ready',
  used: 'used',
  exhausted: 'exhausted',
  always: 'always active',
  chooseCard: 'Choose one of its two cards',
  orPower: 'or',
  credits: 'Credits',
  fame: 'Fame',
  outlaw: 'Outlaw',
  noShip: 'No ship yet',
  abilities: 'Abilities',
  missions: 'Missions',
  makeRoom: 'Give it up for the captain',
  passage: 'Somebody asks for passage',
  drawnMissions: 'Choose among these missions',
  noMissions: 'No active mission.',
  faceDown: 'Mission, face down',
  experience: 'Completed, kept as experience',
  titles: 'Titles',
  titlesOpen: 'Titles to claim',
  noTitles: 'No title is face up yet. New ones come when fame reaches a ★ space.',
  fameTrack: 'Fame',
  captains: 'Captains',
  npcs: 'Ships that nobody owns',
  supply: 'Supply',
  finds: 'Finds',
  noUse: 'Does nothing until it is repaired.',
  economy: 'Economy board',
  inDemand: 'in demand',
  events: 'Events in play',
  noEvents: 'No event is in play. One is drawn when fame reaches a ✹ space.',
  ruins: 'Dead worlds',
  forHire: 'for hire: 2,000 credits from a space beside it',
  waitsAt: (sector: string) => `comes when ${sector} is revealed`,
  hiredBy: 'hired by',
  turn: 'Turn',
  flip: 'Flip',
  fitHere: 'Put it here',
  dragHere: 'Drag the piece into the hold, or point at a place.',
  pointHere: 'Point at a lit part of the hold.',
  inHand: 'In hand',
  nextInHand: 'then',
  answers: 'Answers',
  really: 'Really?',
  active: 'on turn',
  asked: 'is asked',
  you: 'you',
  gone: 'not on the board',
  shipsToTake: 'Ships to choose from',
  shipsForSale: 'Ships for sale',
  outfitsForSale: 'Outfits for sale',
  bot: 'bot',
  free: 'free seat',
  away: 'away',
} as const;

/** What a kind of answer is called on a button beside the thing that it is about. */
export const VERBS: Readonly<Record<string, string>> = {
  'xia.keep': 'Accept',
  'xia.keep-none': 'Discard the rest',
  'xia.pursue': 'Work on it',
  'xia.deliver': 'Complete',
  'xia.abort': 'Give up',
  'xia.experience': 'Spend',
  'xia.ability': 'Use',
  'xia.later': 'Another piece first',
  'xia.leave': 'Leave it behind',
  'xia.put-back': 'Put everything back',
  'xia.depart': 'Done',
  'xia.rearrange': 'Pack anew',
  'xia.fetch': 'Fetch what it takes',
  'xia.detonate': 'Set it off',
  'xia.take-aboard': 'Take aboard',
  'xia.decline': 'Fly on without them',
  'xia.take-ability': 'Take this card',
  'xia.take-power': 'Take this card',
  'xia.take': 'Take',
  'xia.buy-ship': 'Buy',
  'xia.buy-outfit': 'Buy',
};

export interface Condition {
  sign: string;
  text: string;
  mood: 'good' | 'warn' | 'bad';
}

/** What holds for a captain for a while only. */
export function conditionsOf(catalogue: Catalogue, captain: CaptainView, movement: number | null): Condition[] {
  const found: Condition[] = [];
  const add = (sign: string, text: string, mood: Condition['mood']): void => void found.push({ sign, text, mood });
  if (captain.ship && captain.at === null) add('✕', strings.gone, 'bad');
  if (movement !== null) add('→', `${movement} movement left`, 'good');
  if (captain.ship && captain.energy === 0 && captain.armed === 0) add('⚠', 'stranded', 'bad');
  if (captain.cloaked) add('◌', 'cloaked', 'good');
  if (captain.autopilot) add('↻', `auto-pilot: ${counted(captain.autopilot, 'space')} after each turn`, 'good');
  if (captain.crossings) add('◇', `crosses ${counted(captain.crossings, 'planetary shield')} freely`, 'good');
  if (captain.harpoon) add('↣', harpoonText(catalogue, captain.harpoon), 'good');
  if (captain.using) add('→', `uses space ${captain.using.join(',')} from beside it`, 'good');
  if (captain.at && isInside(captain.at)) add('⌂', 'inside the Kiln', 'good');
  if (captain.hold.ice?.length) add('❄', `${captain.hold.ice.length} ice, which spreads each turn`, 'warn');
  if (captain.skips_turn) add('–', 'loses the next turn', 'warn');
  return found;
}

function harpoonText(catalogue: Catalogue, { host, spaces }: NonNullable<CaptainView['harpoon']>): string {
  const reach = spaces >= WITHOUT_LIMIT ? 'any number of spaces' : counted(spaces, 'space');
  return `harpoon in ${shipName(catalogue, host)}, ${reach}`;
}
