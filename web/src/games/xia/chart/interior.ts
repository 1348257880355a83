/** The inside of the Kiln: berths that lie far from everything else, and are shown on a card of their own. */

import { type Hex, keyOf } from '../../../board/hex';
import type { Scenery } from '../../../wire/xia';
import { lay, type LaidSector, type Place, placesOf } from './chart';

export type Berths = ReadonlyMap<string, Place>;

const none: Berths = new Map();
const known = new WeakMap<LaidSector, Berths>();

/** The berths where they lie; nothing if there is no Kiln. */
export function interiorOf({ interior }: Scenery): LaidSector | null {
  return interior && lay(interior.sector, { sector: interior.sector.id, centre: interior.centre, turn: 0 });
}

export function berthsOf(scenery: Scenery): Berths {
  const interior = interiorOf(scenery);
  if (!interior) return none;
  const berths = known.get(interior) ?? placesOf([interior]);
  known.set(interior, berths);
  return berths;
}

/** Where a space is on the board: what is inside the Kiln is where the Kiln is. Nowhere if that is nowhere. */
export const outside = (at: Hex, berths: Berths, kiln: Hex | null): Hex | null => (berths.has(keyOf(at)) ? kiln : at);
