/** What of the map can be pointed at, and what is said about it. */

import type { Stop } from '../../../board';
import { centreOf, type Hex, hexPath, keyOf, outlinePath } from '../../../board/hex';
import { circlePath } from '../../../board/paths';
import type { Words, XiaView } from '../../../wire/xia';
import { type Catalogue, filled, formatCredits } from '../reading/lookup';
import { type Place, spacesAround } from './chart';
import type { CubePiece, ShipPiece, Stand } from './pieces';

/** A lit space is drawn a little smaller than it is, so that its neighbours are told apart. */
const INSET = 0.93;
const HULL = 20;

const paths = new Map<string, string>();
const known = new Map<string, Stop>();

/** The same stop as before, as long as the same is said about it: then nothing has to be drawn anew. */
function remembered(stop: Stop): Stop {
  const key = `${stop.target}|${stop.name}|${stop.middle.x},${stop.middle.y}`;
  const same = known.get(key) ?? stop;
  known.set(key, same);
  return same;
}

function pathOf(at: Hex): string {
  const known = paths.get(keyOf(at)) ?? hexPath(at, INSET);
  paths.set(keyOf(at), known);
  return known;
}

export function spaceStops(
  places: ReadonlyMap<string, Place>,
  view: XiaView,
  ships: readonly ShipPiece[],
  cubes: readonly CubePiece[],
  catalogue: Catalogue,
  /** What else there is to say about spaces. */
  notes: ReadonlyMap<string, readonly string[]> = new Map(),
): Stop[] {
  const { words } = catalogue;
  const { labels, cargo: called } = words;
  const tokens = new Set(view.tokens.map(keyOf));
  const here = new Map<string, string[]>();
  const note = (at: Hex, text: string) => here.set(keyOf(at), [...(here.get(keyOf(at)) ?? []), text]);
  for (const ship of ships) note(ship.at, shipText(ship, view, words));
  for (const { at, cargo, count } of cubes) note(at, filled(labels.adrift, { cargo: called[cargo] ?? cargo, count }));
  return [...places].map(([key, place]) => {
    const { sector } = place.laid;
    const ground = sector.grounds[place.terrain] ?? sector.name;
    const feature = tokens.has(key) ? labels.to_explore : (sector.features[place.feature] ?? '');
    const details = [feature, entranceText(place, words), ...(notes.get(key) ?? []), ...(here.get(key) ?? [])].filter(Boolean);
    return remembered({
      target: `space ${key}`,
      name: [...numbersOf(place, words), ground, ...details].join(', '),
      title: capital(ground),
      details: details.map(capital),
      path: pathOf(place.at),
      middle: centreOf(place.at),
      spaces: [place.at],
    });
  });
}

export function beyondStops(centres: readonly Hex[], { words: { map } }: Catalogue): Stop[] {
  return centres.map((centre) => {
    const key = `beyond ${keyOf(centre)}`;
    const path = paths.get(key) ?? outlinePath(spacesAround(centre));
    paths.set(key, path);
    return remembered({
      target: key,
      name: filled(map.beyond, { space: keyOf(centre) }),
      title: map.unexplored,
      details: [],
      path,
      middle: centreOf(centre),
      spaces: spacesAround(centre),
    });
  });
}

export function shipStops(
  ships: readonly ShipPiece[],
  stands: ReadonlyMap<string, Stand>,
  view: XiaView,
  { words }: Catalogue,
  /** Where all of them are, if the numbers of their spaces would tell nobody anything. */
  where?: string,
): Stop[] {
  return ships.map((ship) => {
    const stand = stands.get(ship.id) ?? { point: centreOf(ship.at), scale: 1 };
    const text = shipText(ship, view, words);
    return remembered({
      target: `ship ${ship.id}`,
      name: where ? `${text}, ${where}` : filled(words.map.ship_at, { ship: text, space: keyOf(ship.at) }),
      title: capital(text),
      details: [],
      path: circlePath(stand.point, HULL * stand.scale),
      middle: stand.point,
      spaces: [],
    });
  });
}

function shipText({ seat, name, ship }: ShipPiece, view: XiaView, { map }: Words): string {
  if (seat === null) return filled(map.npc, { npc: name });
  const bounty = view.captains[seat]?.bounty ?? 0;
  return filled(bounty > 0 ? map.outlaw : map.ship, { captain: name, ship, credits: formatCredits(bounty) });
}

function entranceText({ at, laid: { entrance } }: Place, { map, sides }: Words): string {
  if (!entrance || keyOf(entrance.at) !== keyOf(at)) return '';
  return filled(map.entrance, { side: sides[entrance.side] ?? entrance.side });
}

/** The numbers of a berth would tell nobody anything. */
const numbersOf = ({ at, terrain }: Place, { map }: Words): string[] =>
  terrain === 'kiln' ? [] : [filled(map.space, { space: keyOf(at) })];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
