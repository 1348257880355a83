/** Where the names of sectors stand: clear of signs, of ships and of each other, and in sight where all of the map is. */

import { type Box, centreOf, distance, hexAt, keyOf, type Point, REACH, SIZE } from '../../../board/hex';
import { boxAt, holds, sharedArea } from '../../../board/clear';
import { initialsOf, widthOf } from '../../../board/lettering';
import type { Detail } from '../../../board/camera';
import type { LaidSector, Terrain } from './chart';
import { signBox } from '../art/signs';

export interface NamePlate {
  lines: readonly string[];
  /** The middle of the name. */
  at: Point;
  size: number;
  /** The room that it takes, with the picture of the law before it. */
  box: Box;
}

/** How large names are written at each distance, so that they can be read. */
const NAME_SIZES: Readonly<Record<Detail, number>> = { near: 16, middle: 23, far: 32, farthest: 52 };
/** Between the letters of a name. */
const SPACING = 0.05;
/** A numeral does not stand alone in a line. */
const SHORTEST_LINE = 3;
const LINE = 1.1;
/** The picture of a law, in parts of the size of the name behind it. */
export const LAW_WIDTH = 1.15;

/** A name keeps so far from the rim of its sector, because signs of the next may stand out of theirs. */
const RIM = 9;
/** Places are tried at such distances from each other, and so many to each side of the middle of a sector. */
const [ACROSS, DOWN] = [SIZE / 2.5, REACH / 2.5];
const [MOST_ACROSS, MOST_DOWN] = [8, 13];
/** So many points of an edge of a name are looked at, from one end to the other. */
const STEPS = 6;

const ON_A_NEIGHBOUR = 50;
const IN_THE_VOID = 8;
const ACROSS_A_SHIELD = 40;
const ON_A_PATH = 2;
const SHORTENED = 1000;
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

/** From the centre of a sector to that of the next. */
const NEXT = 5;
const known = new WeakMap<LaidSector, Map<string, NamePlate[]>>();

/**
 * The names of all sectors at one distance, each at its best place that is free.
 *
 * None covers what is `taken`, and of free places one is better that does not cover what is `dear` either.
 */
export function namePlates(
  all: readonly LaidSector[],
  detail: Detail,
  taken: readonly Box[] = [],
  dear: readonly Box[] = [],
  /** What is seen of the board. */
  within: Box | null = null,
): Map<string, NamePlate> {
  const plates = new Map<string, NamePlate>();
  for (const laid of all) {
    const everywhere = placesOf(laid, all, detail);
    const inSight = everywhere.filter(({ box }) => !within || holds(within, box));
    const places = inSight.length > 0 ? inSight : everywhere;
    const names = [...plates.values()].map(({ box }) => box);
    const clearOf = (boxes: readonly Box[]) => places.filter(({ box }) => isClear(box, boxes));
    const free = clearOf([...taken, ...names]);
    const [best] = free;
    const better = free.find((one) => isSameName(one, best) && isClear(one.box, dear));
    const plate = better ?? best ?? clearOf(names)[0];
    if (plate) plates.set(laid.id, plate);
  }
  return plates;
}

const isSameName = (one: NamePlate, other: NamePlate | undefined): boolean =>
  one.lines.join(' ') === other?.lines.join(' ');

const isClear = (box: Box, of: readonly Box[]): boolean => !of.some((one) => sharedArea(box, one) > 0);

/** The signs that are printed on a sector. */
export function signsOn(laid: LaidSector, detail: Detail): Box[] {
  const features = laid.spaces
    .filter(({ feature }) => feature !== '')
    .map(({ at, feature }) => moved(signBox(feature, laid.sector, detail), centreOf(at)));
  const isCovered = SMALL_STARS.has(laid.sector.kind);
  const stars = laid.spaces.filter(({ terrain }) => isCovered && terrain === 'star').map(({ at }) => at);
  const doors = laid.entrance ? [laid.entrance.at] : [];
  return [...features, ...[...stars, ...doors].map((at) => boxAt(centreOf(at), 2 * SIZE, 2 * REACH))];
}

/** All places that are clear of signs, best first; sought again only when a sector is laid next to it. */
function placesOf(laid: LaidSector, all: readonly LaidSector[], detail: Detail): NamePlate[] {
  const near = all.filter((one) => one !== laid && distance(one.centre, laid.centre) <= NEXT);
  const key = [detail, ...near.map(({ id }) => id)].join(' ');
  const before = known.get(laid)?.get(key);
  if (before) return before;
  const places = rankedPlaces(laid, near, detail);
  known.set(laid, new Map([...(known.get(laid) ?? []), [key, places]]));
  return places;
}

function rankedPlaces(laid: LaidSector, near: readonly LaidSector[], detail: Detail): NamePlate[] {
  const size = NAME_SIZES[detail];
  const signs = [laid, ...near].flatMap((one) => signsOn(one, detail));
  const own = new Set(laid.spaces.map((space) => keyOf(space.at)));
  const costOf = groundUnder(laid, near);
  const middle = centreOf(laid.centre);
  const ranked: { plate: NamePlate; cost: number }[] = [];
  for (const { lines, cost } of wordingsOf(laid.sector.name.toUpperCase())) {
    for (let down = -MOST_DOWN; down <= MOST_DOWN; down++) {
      for (let across = -MOST_ACROSS; across <= MOST_ACROSS; across++) {
        const at = { x: middle.x + across * ACROSS, y: middle.y + down * DOWN };
        const box = plateBox(laid, at, lines, size);
        if (!own.has(keyOf(hexAt(at))) || !isClear(box, signs)) continue;
        // Names belong to the rim, rather above than below.
        const place = (MOST_DOWN - Math.abs(down)) * 0.7 + (down > 0 ? 2 : 0) + Math.abs(across) * 0.5;
        ranked.push({ plate: { lines, at, size, box }, cost: cost + place + costOf(box) });
      }
    }
  }
  return ranked.toSorted((one, other) => one.cost - other.cost).map(({ plate }) => plate);
}

function plateBox(laid: LaidSector, at: Point, lines: readonly string[], size: number): Box {
  const { width, height } = extentOf(lines, size);
  const box = boxAt(at, width, height);
  return laid.sector.law ? { ...box, left: box.left - LAW_WIDTH * size } : box;
}

/** A name in one line if nothing speaks against it, in a line for each word, and in two; its initials if there is no room. */
function wordingsOf(name: string): { lines: string[]; cost: number }[] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const broken = words.length > 2 ? [words, ...halves] : halves;
  const whole = [[name], ...broken.filter((lines) => lines.every((line) => line.length >= SHORTEST_LINE))];
  return [
    ...whole.map((lines) => ({ lines, cost: (lines.length - 1) * 4 })),
    { lines: [initialsOf(name)], cost: SHORTENED },
  ];
}

export function extentOf(lines: readonly string[], size: number): { width: number; height: number } {
  return { width: Math.max(...lines.map((line) => widthOf(line, SPACING))) * size, height: lines.length * size * LINE };
}

/** How bad it is to write on what lies in a box. */
function groundUnder(laid: LaidSector, near: readonly LaidSector[]): (box: Box) => number {
  const terrain = new Map(laid.spaces.map(({ at, terrain }) => [keyOf(at), terrain]));
  const paths = new Set(laid.paths.flatMap(({ spaces }) => spaces.map(keyOf)));
  const foreign = new Set(near.flatMap(({ spaces }) => spaces.map(({ at }) => keyOf(at))));
  return ({ left, right, top, bottom }) => {
    const points = Array.from({ length: STEPS + 1 }, (_, step) => left + ((right - left) * step) / STEPS);
    const spaces = points.flatMap((x) => [top - RIM, bottom + RIM].map((y) => keyOf(hexAt({ x, y }))));
    const grounds = spaces.map((space) => terrain.get(space));
    const onPlanet = grounds.filter((ground) => ground === 'planet').length;
    const costs = spaces.map((space, index) => {
      const ground = grounds[index];
      if (ground) return TERRAIN_COSTS[ground] + (paths.has(space) ? ON_A_PATH : 0);
      return foreign.has(space) ? ON_A_NEIGHBOUR : IN_THE_VOID;
    });
    const across = onPlanet > 0 && onPlanet < spaces.length ? ACROSS_A_SHIELD : 0;
    return costs.reduce((sum, cost) => sum + cost, across);
  };
}

const moved = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});
