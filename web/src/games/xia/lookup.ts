/** What ids stand for, and how the things of Xia are spoken of. */
import type {
  Adrift,
  Band,
  NpcCard,
  Outfit,
  Scenery,
  Ship,
  Thief,
  Title,
  DrawnSector,
  Assassin,
} from '../../wire/xia';

export type Cargo = Adrift['cargo'];
export type Mission = Scenery['missions'][number];

export interface Catalogue {
  ships: ReadonlyMap<string, Ship>;
  outfits: ReadonlyMap<string, Outfit>;
  missions: ReadonlyMap<string, Mission>;
  titles: ReadonlyMap<string, Title>;
  npcs: ReadonlyMap<string, NpcCard>;
  sectors: ReadonlyMap<string, DrawnSector>;
  colours: readonly string[];
}

const catalogues = new WeakMap<Scenery, Catalogue>();

/** The scenery by id; made once for each scenery. */
export function catalogueOf(scenery: Scenery): Catalogue {
  const known = catalogues.get(scenery);
  if (known) return known;
  const made = {
    ships: byId(scenery.ships),
    outfits: byId(scenery.outfits),
    missions: byId(scenery.missions),
    titles: byId(scenery.titles),
    npcs: byId(scenery.npcs),
    sectors: byId(scenery.sectors),
    colours: scenery.colours,
  };
  catalogues.set(scenery, made);
  return made;
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

export const CARGO: Readonly<Record<Cargo, { letter: string; name: string; colour: string }>> = {
  spice: { letter: 'S', name: 'spice', colour: '#ff9a3d' },
  holo: { letter: 'H', name: 'holo', colour: '#ff7eb6' },
  terra: { letter: 'T', name: 'terra', colour: '#6fd67f' },
  plasma: { letter: 'P', name: 'plasma', colour: '#58c4f6' },
  cyber: { letter: 'C', name: 'cyber', colour: '#b792ff' },
};

export const CARGO_KINDS = Object.keys(CARGO) as Cargo[];

/** The CSS colour of a captain. */
export const captainColour = (seat: number): string => `var(--captain-${seat})`;

export const sectorName = (catalogue: Catalogue, id: string): string => catalogue.sectors.get(id)?.name ?? id;

/** A captain's ship, or one that nobody owns. */
export function shipName(catalogue: Catalogue, id: string): string {
  const npc = catalogue.npcs.get(id);
  return npc ? `the ${npc.name}` : (catalogue.ships.get(id)?.name ?? id);
}

const GROUPED = new Intl.NumberFormat('en-GB');

/** A sum of credits: `3,000`. */
export const formatCredits = (credits: number): string => GROUPED.format(credits);

/** A number and what is counted: `1 cube`, `2 cubes`. */
export const counted = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** From this number on, an ability has no limit. */
export const WITHOUT_LIMIT = 99;

/** The rows of a table of bands: from which number to which, and the value there. */
export function bandRows(bands: readonly Band[], highest?: number): { range: string; value: number }[] {
  return bands.map(([first, value], row) => {
    const next = bands[row + 1];
    const last = next ? next[0] - 1 : highest;
    if (last === undefined) return { range: `${first}+`, value };
    return { range: first === last ? `${first}` : `${first}–${last}`, value };
  });
}

export const MISSION_KINDS: Readonly<Record<Mission['type'], string>> = {
  shuttle: 'Shuttle',
  research: 'Research',
  'bounty-hunter': 'Bounty hunter',
  smuggler: 'Smuggler',
  thief: 'Thief',
  assassin: 'Assassin',
};

type Bearing = Thief['target'];

const SEATS_AWAY: Readonly<Record<Bearing, number>> = { left: 1, right: -1, 'second-left': 2, 'second-right': -2 };

/** The captain whom a card means, as seen by the one who holds it: play passes to the left. */
export function targetSeat(mission: Thief | Assassin, seat: number, seats: number): number {
  return (((seat + SEATS_AWAY[mission.target]) % seats) + seats) % seats;
}

/** The sector where a mission begins, if it begins in one. */
export function beginsAt(mission: Mission): string | null {
  if ('pick_up' in mission) return mission.pick_up;
  return 'at' in mission ? mission.at : null;
}

/** What a mission asks of the captain who has it. */
export function missionTask(catalogue: Catalogue, mission: Mission, seat: number, seats: number): string {
  const goal = sectorName(catalogue, mission.deliver);
  const captain = (card: Thief | Assassin): string => {
    const target = targetSeat(card, seat, seats);
    return catalogue.colours[target] ?? `captain ${target + 1}`;
  };
  switch (mission.type) {
    case 'shuttle':
      return `Carry passengers from ${sectorName(catalogue, mission.pick_up)} to ${goal}.`;
    case 'research':
      return `Do research at ${sectorName(catalogue, mission.at)}, then report to ${goal}.`;
    case 'bounty-hunter':
      return `Destroy an outlaw, then bring the remains to ${goal}.`;
    case 'smuggler': {
      const source = sectorName(catalogue, mission.pick_up);
      return `Smuggle contraband from ${source} to ${goal}. You stay unseen on ${mission.sneak} or more.`;
    }
    case 'thief':
      return `Steal from ${captain(mission)}, then deliver to ${goal}.`;
    case 'assassin': {
      const price = formatCredits(mission.bounty);
      return `See ${captain(mission)} destroyed, then report to ${goal}. It brings you a bounty of ${price}.`;
    }
  }
}

/** What a mission can pay, from least to most: `2,000 to 4,000`. */
export function payRange(mission: Mission): string {
  const sums = mission.pay.map(([, credits]) => credits).filter((credits) => credits > 0);
  const least = formatCredits(Math.min(...sums));
  const most = formatCredits(Math.max(...sums));
  return least === most ? most : `${least} to ${most}`;
}

/** By what the pay of a mission is looked up. */
export function payMeasure(mission: Mission): string {
  switch (mission.type) {
    case 'shuttle':
    case 'smuggler':
      return 'sectors away';
    case 'assassin':
      return 'tier of the target';
    default:
      return 'd20';
  }
}

/** What the titles of a captain add to something. */
export function skillOf(catalogue: Catalogue, titles: readonly string[], on: string): number {
  const skills = titles.map((id) => catalogue.titles.get(id)?.skill).filter((skill) => skill?.on === on);
  return skills.reduce((sum, skill) => sum + (skill?.amount ?? 0), 0);
}
