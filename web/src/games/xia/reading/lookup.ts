/** What ids stand for, and how the things of Xia are spoken of. */
import type { NameOfSeat } from '../../../lib/calling';
import { lettersOf } from '../../../lib/words';
import type {
  Ability,
  AbilityCard,
  Adrift,
  Band,
  DrawnSector,
  EventCard,
  Figures,
  MissionFace,
  MissionView,
  NpcCard,
  NpcStats,
  Outfit,
  Power,
  Relic,
  Scenery,
  Ship,
  SoloScenery,
  Title,
  Token,
  Words,
} from '../../../wire/xia';

export type Cargo = Adrift['cargo'];
/** A captain by the seat, or a ship that nobody owns by its id. */
export type Target = NonNullable<MissionView['target']>;

export interface Catalogue {
  ships: ReadonlyMap<string, Ship>;
  outfits: ReadonlyMap<string, Outfit>;
  missions: ReadonlyMap<string, MissionFace>;
  titles: ReadonlyMap<string, Title>;
  npcs: ReadonlyMap<string, NpcCard>;
  sectors: ReadonlyMap<string, DrawnSector>;
  tokens: ReadonlyMap<string, Token>;
  relics: ReadonlyMap<string, Relic>;
  events: ReadonlyMap<string, EventCard>;
  /** The second ability card of each ship, by the ship. */
  powers: ReadonlyMap<string, Power>;
  colours: readonly string[];
  words: Words;
  figures: Figures;
  /** For a captain who plays alone. */
  solo: SoloScenery | null;
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
    tokens: byId(scenery.tokens),
    relics: byId(scenery.relics),
    events: byId(scenery.events),
    powers: new Map(scenery.powers.map((power) => [power.ship, power])),
    colours: scenery.colours,
    words: scenery.words,
    figures: scenery.figures,
    solo: scenery.solo,
  };
  catalogues.set(scenery, made);
  return made;
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

export const CARGO: Readonly<Record<Cargo, { letter: string; colour: string }>> = {
  spice: { letter: 'S', colour: '#ff9a3d' },
  holo: { letter: 'H', colour: '#ff7eb6' },
  terra: { letter: 'T', colour: '#6fd67f' },
  plasma: { letter: 'P', colour: '#58c4f6' },
  cyber: { letter: 'C', colour: '#b792ff' },
  ember: { letter: 'E', colour: '#ff6a5c' },
};

export const CARGO_KINDS = Object.keys(CARGO) as Cargo[];

/** What can be bought; ember is only found. */
export const TRADED = CARGO_KINDS.filter((kind) => kind !== 'ember');

/** The CSS colour of a captain. */
export const captainColour = (seat: number): string => `var(--seat-${seat})`;

export const sectorName = (catalogue: Catalogue, id: string): string => catalogue.sectors.get(id)?.name ?? id;

/** The card of an NPC, or what lies over it: alone, the side of the NPC Stats card that is up. */
export function npcCard({ npcs, solo }: Catalogue, id: string, side?: NpcStats['side']): NpcCard | undefined {
  const card = npcs.get(id);
  const stats = solo?.stats.find((each) => each.npc === id && each.side === side);
  if (!card || !stats) return card;
  const { speed, defence, to_kill, weapon } = stats;
  return { ...card, speed, defence, to_kill, weapon: weapon ?? null };
}

/** A captain's ship, or one that nobody owns. */
export function shipName(catalogue: Catalogue, id: string): string {
  const npc = catalogue.npcs.get(id);
  return npc ? filled(catalogue.words.map.npc, { npc: npc.name }) : (catalogue.ships.get(id)?.name ?? id);
}

const GROUPED = new Intl.NumberFormat('en-GB');

/** A sum of credits: `3,000`. */
export const formatCredits = (credits: number): string => GROUPED.format(credits);

/** The rows of a table of bands: from which number to which, and the value there. */
export function bandRows(bands: readonly Band[], highest?: number): { range: string; value: number }[] {
  return bands.map(([first, value], row) => {
    const next = bands[row + 1];
    const last = next ? next[0] - 1 : highest;
    if (last === undefined) return { range: `${first}+`, value };
    return { range: first === last ? `${first}` : `${first}–${last}`, value };
  });
}

/** What a card of a captain says: the ability of a ship, or its power. */
export function abilityOf(catalogue: Catalogue, card: AbilityCard): Ability | undefined {
  return card.power ? catalogue.powers.get(card.ship)?.ability : catalogue.ships.get(card.ship)?.ability;
}

export const tokenName = (catalogue: Catalogue, id: string): string => catalogue.tokens.get(id)?.name ?? id;

/** What a captain is called: by their name, or by their colour where nobody has one. */
export function captainName(catalogue: Catalogue, seat: number, names: NameOfSeat): string {
  return names(seat) || (catalogue.colours[seat] ?? `${seat + 1}`);
}

/** The letters of captains, by seat. */
export function captainLetters(catalogue: Catalogue, captains: readonly unknown[], names: NameOfSeat): string[] {
  return lettersOf(captains.map((_, seat) => captainName(catalogue, seat, names)), catalogue.colours);
}

export function targetName(catalogue: Catalogue, target: Target, names: NameOfSeat): string {
  return typeof target === 'number' ? captainName(catalogue, target, names) : shipName(catalogue, target);
}

/** Words with the figures in the place of their names in braces. */
export function filled(words: string, figures: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (gap, name: string) => `${figures[name] ?? gap}`);
}
