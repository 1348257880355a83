import { centreOf, disc, keyOf, middleOf, plus, type Point } from '../../../board/hex';
import { type Names, NAMELESS } from '../../../lib/sentences';
import type { Hex, Placed, Scenery, XiaView } from '../../../wire/xia';
import { catalogueOf, sectorName } from './lookup';

const SPACE = 'space ';
const WITHIN = disc(2);

/** Spaces by the names of their sectors; several of one sector with their bearings. None, if that does not tell them apart. */
export function placesOf(abouts: readonly string[], view: XiaView, scenery: Scenery): Names {
  const sectorOf = sectorNames(view.sectors, scenery);
  const places = [...new Set(abouts)].flatMap((about) => {
    const sector = about.startsWith(SPACE) ? sectorOf.get(about.slice(SPACE.length)) : undefined;
    return sector === undefined ? [] : [{ about, sector, at: centreOf(hexOf(about)) }];
  });
  if (places.length === 0) return NAMELESS;
  const middle = middleOf(places.map(({ about }) => hexOf(about)));
  const names = new Map(
    places.map(({ about, sector, at }) => {
      const isAlone = places.filter((other) => other.sector === sector).length === 1;
      return [about, isAlone ? sector : `${sector} (${scenery.words.bearings[eighth(middle, at)]})`] as const;
    }),
  );
  return new Set(names.values()).size < names.size ? NAMELESS : names;
}

const known = new WeakMap<readonly Placed[], Names>();

/** The sectors in which spaces lie, by the keys of the spaces. */
function sectorNames(sectors: readonly Placed[], scenery: Scenery): Names {
  const found = known.get(sectors);
  if (found) return found;
  const catalogue = catalogueOf(scenery);
  const names = new Map(
    sectors.flatMap(({ sector, centre }) =>
      WITHIN.map((at) => [keyOf(plus(at, centre)), sectorName(catalogue, sector)] as const),
    ),
  );
  known.set(sectors, names);
  return names;
}

const hexOf = (about: string): Hex => about.slice(SPACE.length).split(',').map(Number) as Hex;

/** The direction of a place, in eighths of a turn, clockwise from the east. */
function eighth(from: Point, to: Point): number {
  return (Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) + 8) % 8;
}
