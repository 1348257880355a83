/** What mission cards ask for, type by type. */
import type { Assist, MissionView, Thief, XiaView } from '../../../wire/xia';
import { CARGO, formatCredits, sectorName, type Catalogue, type Mission } from '../lookup';

export type MissionKind = Mission['type'];
type Card<Kind extends MissionKind> = Extract<Mission, { type: Kind }>;
type Targeted = Extract<Mission, { target: Bearing }>;
type Bearing = Thief['target'];
type System = Assist['system'];
/** A captain by the seat, or a ship that nobody owns by its id. */
export type Target = NonNullable<MissionView['target']>;

export const CAPTAIN_IN_NEED = 'Captain in need';

const SYSTEMS: Readonly<Record<System, string>> = {
  planet: 'a planet',
  asteroids: 'an asteroid field',
  nebula: 'a nebula',
  debris: 'a debris field',
  gate: 'a gate',
};

// Whom a card means

const SEATS_AWAY: Readonly<Record<Bearing, number>> = { left: 1, right: -1, 'second-left': 2, 'second-right': -2 };

/** The NPCs that count as players where only two captains play. */
const SEATED_NPCS: readonly string[] = ['enforcer', 'scoundrel', 'merchant'];

/** Whom a card means, as seen by the one who holds it: play passes to the left. */
export function targetOf(mission: Targeted, seat: number, view: Pick<XiaView, 'captains' | 'npcs'>): Target {
  const around = playersOf(view);
  const seats = around.length;
  const at = around.indexOf(seat) + SEATS_AWAY[mission.target];
  // The only other player is meant however the card puts it.
  return seats === 2 ? 1 - seat : (around[((at % seats) + seats) % seats] ?? seat);
}

/** Who sits around the table. With two captains, NPCs in play sit beside whoever runs them. */
function playersOf({ captains, npcs }: Pick<XiaView, 'captains' | 'npcs'>): Target[] {
  return captains.flatMap((_, seat): Target[] => {
    const beside = npcs.filter(({ id, holder, spawned }) => spawned && holder === seat && SEATED_NPCS.includes(id));
    return captains.length === 2 ? [seat, ...beside.map(({ id }) => id)] : [seat];
  });
}

export const isTargeted = (mission: Mission): mission is Targeted => 'target' in mission;

export function targetName(catalogue: Catalogue, target: Target): string {
  if (typeof target === 'number') return catalogue.colours[target] ?? `captain ${target + 1}`;
  return `the ${catalogue.npcs.get(target)?.name ?? target}`;
}

// What it asks for

/** The words in a sentence about a mission: what its sectors and its target are called. */
interface Words {
  sector: (id: string) => string;
  target: string;
}

type Tasks = { readonly [Kind in MissionKind]: (card: Card<Kind>, words: Words) => string };

const TASKS: Tasks = {
  shuttle: ({ pick_up, deliver }, { sector }) => `Carry passengers from ${sector(pick_up)} to ${sector(deliver)}.`,
  research: ({ at, deliver }, { sector }) => `Do research at ${sector(at)}, then report to ${sector(deliver)}.`,
  'bounty-hunter': ({ deliver }, { sector }) => `Destroy an outlaw, then bring the remains to ${sector(deliver)}.`,
  smuggler: ({ pick_up, deliver, sneak }, { sector }) =>
    `Smuggle contraband from ${sector(pick_up)} to ${sector(deliver)}. You stay unseen on ${sneak} or more.`,
  thief: ({ deliver }, { sector, target }) => `Steal from ${target}, then deliver to ${sector(deliver)}.`,
  assassin: ({ deliver, bounty }, { sector, target }) =>
    `See ${target} destroyed, then report to ${sector(deliver)}. It brings you a bounty of ${formatCredits(bounty)}.`,
  cargo: ({ cargo, deliver }, { sector }) => `Bring 1 to 3 cubes of ${CARGO[cargo].name} to ${sector(deliver)}.`,
  'private-eye': ({ at, deliver }, { sector }) =>
    `Listen around at ${sector(at)}: three missions are turned up, and each crime among them pays. ` +
    `Then report to ${sector(deliver)}.`,
  'arms-dealer': ({ family, deliver, bounty }, { sector }) =>
    `Hand over ${withArticle(family)} without damage at ${sector(deliver)}. ` +
    `It brings you a bounty of ${formatCredits(bounty)}.`,
  coerce: ({ deliver, bounty }, { sector, target }) =>
    `Attack ${target}: the more damage, the more pay. Then report to ${sector(deliver)}. ` +
    `It brings you a bounty of ${formatCredits(bounty)}.`,
  assist: ({ system }, { target }) =>
    `Gear up at a Mission Point of ${SYSTEMS[system]}, then help ${target} from the next space, ` +
    'with 1 energy for each 1,000 credits on the card.',
  transport: ({ system, cargo }, { target }) =>
    `Load up to 3 cubes of ${CARGO[cargo].name} at a Mission Point of ${SYSTEMS[system]}, and bring them to ${target}.`,
  boom: ({ system }, { target }) =>
    `Fetch a Detonator at a Mission Point of ${SYSTEMS[system]}. Drop it near ${target}, and set it off.`,
  counterfeit: ({ system }, { target }) =>
    `Fetch plates at a Mission Point of ${SYSTEMS[system]}, then share false credits with ${target}, who may snitch.`,
  envoy: ({ at, deliver }, { sector }) =>
    `Hold talks at ${sector(at)}, then report to ${sector(deliver)}. If they go wrong, the ship is fired at.`,
};

/** What a mission asks of the captain who has it. */
export function missionTask(catalogue: Catalogue, mission: Mission, target: Target | null): string {
  const words: Words = {
    sector: (id) => sectorName(catalogue, id),
    target: target === null ? '' : targetName(catalogue, target),
  };
  // The type of a card says which sentence is about it.
  const task = TASKS[mission.type] as (card: Mission, words: Words) => string;
  return task(mission, words);
}

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

// Where it leads

/** A stage of a mission: a sector, somebody, or something else that is needed. */
export interface Stage {
  at: { sector: string } | { target: Target } | { text: string };
  isDone: boolean;
}

/** The way of a mission, stage by stage. */
export function stagesOf(mission: Mission, state: MissionView | undefined, target: Target | null): Stage[] {
  const goal: Stage[] = 'deliver' in mission ? [{ at: { sector: mission.deliver }, isDone: false }] : [];
  if (state?.captain_in_need) return goal;
  const isFaceUp = state?.revealed ?? false;
  const stage = (at: Stage['at'], isDone = isFaceUp): Stage => ({ at, isDone });
  const whom: Stage['at'] = target === null ? { text: 'somebody' } : { target };
  switch (mission.type) {
    case 'shuttle':
    case 'smuggler':
      return [stage({ sector: mission.pick_up }), ...goal];
    case 'research':
    case 'private-eye':
    case 'envoy':
      return [stage({ sector: mission.at }), ...goal];
    case 'bounty-hunter':
      return [stage({ text: 'any outlaw' }), ...goal];
    case 'thief':
    case 'assassin':
      return [stage(whom), ...goal];
    case 'coerce':
      // An attack without damage turns the card up, too.
      return [stage(whom, Boolean(state?.pay)), ...goal];
    case 'cargo':
      return [stage({ text: `${CARGO[mission.cargo].name} in the hold` }, false), ...goal];
    case 'arms-dealer':
      return [stage({ text: `${withArticle(mission.family)} in the hold` }, false), ...goal];
    case 'assist':
    case 'transport':
    case 'boom':
    case 'counterfeit':
      return [stage({ text: SYSTEMS[mission.system] }, isFaceUp || (state?.fetched ?? false)), stage(whom, false)];
  }
}

/** How far a mission is, beyond what its way shows. */
export function standingOf(mission: Mission, state: MissionView | undefined): string[] {
  if (!state) return [];
  const damage = state.damage ?? 0;
  const found: string[] = [];
  if (state.revealed) found.push(state.captain_in_need ? 'aboard' : 'face up');
  if (state.sneaked) found.push('past the eyes');
  if (state.fetched) found.push('plates aboard');
  if (state.detonator) found.push(`Detonator armed at ${state.detonator.join(',')}`);
  else if (mission.type === 'boom' && damage) found.push('Detonator aboard');
  if (mission.type === 'transport' && damage) found.push(`${damage} damage if you give it up`);
  return found;
}

// What it pays

/** What a mission can pay, from least to most: `2,000 to 4,000`. */
export function payRange(mission: Mission): string {
  const sums = mission.pay.map(([, credits]) => credits).filter((credits) => credits > 0);
  const least = formatCredits(Math.min(...sums));
  const most = formatCredits(Math.max(...sums));
  return least === most ? most : `${least} to ${most}`;
}

const MEASURES: Readonly<Record<MissionKind, string>> = {
  shuttle: 'sectors away',
  smuggler: 'sectors away',
  assassin: 'tier of the target',
  research: 'd20',
  'bounty-hunter': 'd20',
  thief: 'd20',
  envoy: 'd20',
  boom: 'd20',
  cargo: 'cubes handed over',
  'private-eye': 'crimes turned up',
  'arms-dealer': 'tier of the outfit',
  coerce: 'damage',
  assist: 'energy for help',
  transport: 'cubes that arrive',
  counterfeit: 'credits to split',
};

/** By what the pay of a mission is looked up. */
export const payMeasure = (mission: Mission): string => MEASURES[mission.type];

/** The highest number by which the pay is looked up, where there is one. */
export const mostFor = (mission: Mission): number | undefined => (payMeasure(mission) === 'd20' ? 20 : undefined);
