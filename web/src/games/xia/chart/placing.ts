/** Where names stand so that they cover as little as possible. */

import { type Box, centreOf, distance, hexAt, keyOf, type Point, REACH, SIZE } from '../../../board/hex';
import { boxAt, sharedArea } from '../../../board/clear';
import { widthOf } from '../../../board/lettering';
import type { Detail } from '../../../board/camera';
import type { LaidSector, Terrain } from './chart';
import { signBox } from '../art/signs';

export interface NamePlate {
  detail: Detail;
  lines: readonly string[];
  /** The middle of the name. */
  at: Point;
  size: number;
}

/** How large names are written at each distance, so that they can be read. */
export const NAME_SIZES: Readonly<Record<Detail, number>> = { near: 16, middle: 23, far: 32 };
/** Between the letters of a name. */
export const SPACING = 0.05;
/** A numeral does not stand alone in a line. */
const SHORTEST_LINE = 3;
const LINE = 1.1;
/** The picture of a law, in parts of the size of the name behind it. */
export const LAW_WIDTH = 1.15;

/** So many points of a name are looked at. */
const POINTS = 14;
const OUTSIDE = 700;
/** A name keeps so far from the rim of its sector, because signs of the next may stand out of theirs. */
const RIM = 9;
const ON_A_FEATURE = 120;
const ACROSS_A_SHIELD = 40;
const ON_A_PATH = 2;
/** The kinds of sector whose star is a single space: a name would hide it. */
const SMALL_STARS: ReadonlySet<string> = new Set(['anomaly', 'dying-star']);
const TERRAIN_COSTS: Readonly<Record<Terrain, number>> = {
  open: 0,
  star: 0,
  gate: 12,
  nebula: 3,
  planet: 6,
  asteroid: 12,
  debris: 12,
  ice: 12,
  'dead-world': 4,
  kiln: 0,
};

const DETAILS: readonly Detail[] = ['near', 'middle', 'far'];
/** From the centre of a sector to that of the next. */
const NEXT = 5;
const known = new WeakMap<LaidSector, { beside: string; plates: NamePlate[] }>();

/** The best place for the name of a sector at each distance; sought again only when a sector is laid beside it. */
export function namePlates(laid: LaidSector, all: readonly LaidSector[] = []): NamePlate[] {
  const near = all.filter((one) => distance(one.centre, laid.centre) <= NEXT);
  const beside = near.map(({ id }) => id).join(' ');
  const before = known.get(laid);
  if (before?.beside === beside) return before.plates;
  const plates = DETAILS.map((detail) => bestPlate(laid, near, laid.sector.name.toUpperCase(), detail));
  known.set(laid, { beside, plates });
  return plates;
}

/** What is printed on a sector, and had better not be covered. */
export function printedIn(laid: LaidSector, all: readonly LaidSector[], detail: Detail): Box[] {
  const names = namePlates(laid, all).filter((plate) => plate.detail === detail);
  return [...obstaclesIn(laid, detail), ...names.map(({ at, lines, size }) => plateBox(laid, at, lines, size))];
}

/** The room that a name takes, with the picture of the law before it. */
function plateBox(laid: LaidSector, at: Point, lines: readonly string[], size: number): Box {
  const { width, height } = extentOf(lines, size);
  const box = boxAt(at, width, height);
  return laid.sector.law ? { ...box, left: box.left - LAW_WIDTH * size } : box;
}

function bestPlate(laid: LaidSector, near: readonly LaidSector[], name: string, detail: Detail): NamePlate {
  const size = NAME_SIZES[detail];
  const wordings = wordingsOf(name);
  const obstacles = [...new Set([laid, ...near])].flatMap((one) => obstaclesIn(one, detail));
  const terrain = new Map(laid.spaces.map((space) => [keyOf(space.at), space.terrain]));
  const paths = new Set(laid.paths.flatMap(({ spaces }) => spaces.map(keyOf)));
  const middle = centreOf(laid.centre);
  let best: NamePlate | undefined;
  let lowest = Infinity;
  for (const lines of wordings) {
    for (let down = -10; down <= 10; down++) {
      for (let across = -6; across <= 6; across++) {
        const at = { x: middle.x + (across * SIZE) / 2, y: middle.y + (down * REACH) / 2 };
        const box = plateBox(laid, at, lines, size);
        const cost =
          groundCost(widened(box, RIM), terrain, paths) +
          obstacles.filter((one) => sharedArea(box, one) > 0).length * ON_A_FEATURE +
          // Names belong to the rim, rather above than below, and in one line if nothing speaks against it.
          (12 - Math.abs(down)) * 0.9 +
          (down > 0 ? 2 : 0) +
          Math.abs(across) * 0.6 +
          (lines.length - 1) * 4;
        if (cost < lowest) {
          lowest = cost;
          best = { detail, lines, at, size };
        }
      }
    }
  }
  return best ?? { detail, lines: [name], at: middle, size };
}

/** A name in one line, in a line for each word, and in two. */
function wordingsOf(name: string): string[][] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const broken = words.length > 2 ? [words, ...halves] : halves;
  return [[name], ...broken.filter((lines) => lines.every((line) => line.length >= SHORTEST_LINE))];
}

export function extentOf(lines: readonly string[], size: number): { width: number; height: number } {
  return { width: Math.max(...lines.map((line) => widthOf(line, SPACING))) * size, height: lines.length * size * LINE };
}

function obstaclesIn(laid: LaidSector, detail: Detail): Box[] {
  const features = laid.spaces
    .filter(({ feature }) => feature !== '')
    .map(({ at, feature }) => {
      const { x, y } = centreOf(at);
      return moved(signBox(feature, laid.sector, detail), x, y);
    });
  const isCovered = SMALL_STARS.has(laid.sector.kind);
  const stars = laid.spaces.filter(({ terrain }) => isCovered && terrain === 'star').map(({ at }) => at);
  const doors = laid.entrance ? [laid.entrance.at] : [];
  return [...features, ...[...stars, ...doors].map((at) => boxAt(centreOf(at), 2 * SIZE, 2 * REACH))];
}

const moved = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({ left, right, top: top - by, bottom: bottom + by });

function groundCost(box: Box, terrain: ReadonlyMap<string, Terrain>, paths: ReadonlySet<string>): number {
  let cost = 0;
  let onPlanet = 0;
  for (let step = 0; step <= 6; step++) {
    const x = box.left + ((box.right - box.left) * step) / 6;
    for (const y of [box.top, box.bottom]) {
      const space = keyOf(hexAt({ x, y }));
      const ground = terrain.get(space);
      cost += ground ? TERRAIN_COSTS[ground] : OUTSIDE / POINTS;
      if (paths.has(space)) cost += ON_A_PATH;
      if (ground === 'planet') onPlanet++;
    }
  }
  return cost + (onPlanet > 0 && onPlanet < POINTS ? ACROSS_A_SHIELD : 0);
}
