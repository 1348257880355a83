/** The sectors on the board, turned and moved to where they lie, ready to be drawn. */

import {
  cornerOf,
  type Direction,
  disc,
  type Edge,
  type Hex,
  keyOf,
  neighbour,
  outline,
  plus,
  turned,
  turnedDirection,
} from '../../../board/hex';
import { outlinePath } from '../../../board/hex';
import { through } from '../../../board/paths';
import type { DrawnPath, DrawnSector, DrawnSpace, Placed } from '../../../wire/xia';
import type { Catalogue } from '../reading/lookup';

export type Terrain = DrawnSpace['terrain'];
export type Feature = DrawnSpace['feature'];

export interface LaidSpace {
  at: Hex;
  terrain: Terrain;
  feature: Feature;
}
/** Along it comets and stations travel, and ships are pulled. */
export interface LaidPath {
  id: string;
  kind: DrawnPath['kind'];
  name: string;
  die: number;
  spaces: readonly Hex[];
  closed: boolean;
  /** Where its end leads, if it has one. */
  beyond: Hex | null;
}
export interface LaidSector {
  id: string;
  sector: DrawnSector;
  centre: Hex;
  spaces: readonly LaidSpace[];
  /** The edge of the whole sector, and the lines between its spaces. */
  edge: string;
  grid: string;
  entrance: { at: Hex; side: Direction } | null;
  paths: readonly LaidPath[];
}
/** A space together with the sector that it belongs to. */
export interface Place extends LaidSpace {
  laid: LaidSector;
}

const AROUND: readonly Hex[] = [0, 1, 2, 3, 4, 5].map((sixths) => turned([2, -5], sixths));
const WITHIN: readonly Hex[] = disc(2);

const known = new WeakMap<DrawnSector, Map<string, LaidSector>>();

/** A sector where it lies. The same place gives the same object, so that nothing is drawn twice. */
export function lay(sector: DrawnSector, placed: Placed): LaidSector {
  const turn = placed.turn ?? 0;
  const key = `${keyOf(placed.centre)}/${turn}`;
  const places = known.get(sector) ?? new Map<string, LaidSector>();
  known.set(sector, places);
  const laid = places.get(key) ?? laidOut(sector, placed.centre, turn);
  places.set(key, laid);
  return laid;
}

function laidOut(sector: DrawnSector, centre: Hex, turn: number): LaidSector {
  const onBoard = (at: Hex): Hex => plus(turned(at, turn), centre);
  const spaces = sector.spaces.map(({ at, terrain, feature }) => ({ at: onBoard(at), terrain, feature }));
  const hexes = spaces.map((space) => space.at);
  const { entrance } = sector;
  return {
    id: sector.id,
    sector,
    centre,
    spaces,
    edge: outlinePath(hexes),
    grid: gridPath(hexes),
    entrance: entrance && { at: onBoard(entrance.space), side: turnedDirection(entrance.side, turn) },
    paths: sector.paths.map((path) => ({
      ...path,
      spaces: path.spaces.map(onBoard),
      beyond: path.beyond ? onBoard(path.beyond) : null,
    })),
  };
}

export function layAll(sectors: readonly Placed[], catalogue: Catalogue): LaidSector[] {
  return sectors.flatMap((placed) => {
    const sector = catalogue.sectors.get(placed.sector);
    return sector ? [lay(sector, placed)] : [];
  });
}

export function placesOf(laid: readonly LaidSector[]): Map<string, Place> {
  return new Map(laid.flatMap((one) => one.spaces.map((space) => [keyOf(space.at), { ...space, laid: one }] as const)));
}

/** The centres of places beside the explored sectors where nothing lies yet. */
export function unexplored(laid: readonly LaidSector[]): Hex[] {
  const explored = new Set(laid.map(({ centre }) => keyOf(centre)));
  const found = new Map<string, Hex>();
  for (const { centre } of laid) {
    for (const way of AROUND) {
      const beside = plus(centre, way);
      if (!explored.has(keyOf(beside))) found.set(keyOf(beside), beside);
    }
  }
  return [...found.values()];
}

/** The centre of the place beyond a side, 1 to 6, of a sector. */
export function beyondSide({ centre, turn = 0 }: Placed, side: number): Hex {
  return plus(centre, AROUND[(side - 1 + turn) % AROUND.length] ?? [0, 0]);
}

/** The 19 spaces of the place with this centre. */
export const spacesAround = (centre: Hex): Hex[] => WITHIN.map((at) => plus(at, centre));

export const spacesOf = (laid: LaidSector, terrain: Terrain): Hex[] =>
  laid.spaces.filter((space) => space.terrain === terrain).map((space) => space.at);

/** Spaces in groups of those that hang together, each with the loops around it. */
export function areasOf(hexes: readonly Hex[]): { spaces: Hex[]; loops: Edge[][] }[] {
  const left = new Map(hexes.map((at) => [keyOf(at), at]));
  const areas: { spaces: Hex[]; loops: Edge[][] }[] = [];
  while (left.size > 0) {
    const [first] = left.values();
    const spaces: Hex[] = [];
    const open = first ? [first] : [];
    if (first) left.delete(keyOf(first));
    for (let at = open.pop(); at; at = open.pop()) {
      spaces.push(at);
      for (const side of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
        const next = left.get(keyOf(neighbour(at, side)));
        if (next && left.delete(keyOf(next))) open.push(next);
      }
    }
    areas.push({ spaces, loops: outline(spaces) });
  }
  return areas;
}

function gridPath(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(keyOf));
  const lines = hexes.flatMap((at) =>
    ([['NE', 5], ['SE', 0], ['S', 1]] as const)
      .filter(([side]) => inside.has(keyOf(neighbour(at, side))))
      .map(([, corner]) => through([cornerOf(at, corner), cornerOf(at, corner + 1)])),
  );
  return lines.join('');
}
