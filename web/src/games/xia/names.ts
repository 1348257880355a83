import { disc, keyOf, plus } from '../../board/hex';
import type { Placed, Scenery } from '../../wire/xia';
import { catalogueOf, sectorName } from './lookup';

/** What the sector is called in which a space lies, by the key of the space. */
export type NameOf = (key: string) => string | undefined;

const WITHIN = disc(2);
const known = new WeakMap<readonly Placed[], NameOf>();

/** In which sector a space lies; nothing for one that is not on the map. */
export function sectorNames(sectors: readonly Placed[], scenery: Scenery): NameOf {
  const found = known.get(sectors);
  if (found) return found;
  const catalogue = catalogueOf(scenery);
  const names = new Map(
    sectors.flatMap(({ sector, centre }) =>
      WITHIN.map((at) => [keyOf(plus(at, centre)), sectorName(catalogue, sector)] as const),
    ),
  );
  const nameOf: NameOf = (key) => names.get(key);
  known.set(sectors, nameOf);
  return nameOf;
}
