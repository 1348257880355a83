/** The inside of the Kiln: three berths that lie far from everything else, and are shown on a card of their own. */

import { type Hex, keyOf } from '../../../board/hex';
import type { DrawnSector } from '../../../wire/xia';
import { lay, placesOf } from './chart';

/** Where the server has it. */
const FAR_AWAY: [number, number] = [500, 500];

const STATION: DrawnSector = {
  id: 'kiln',
  name: 'the Kiln',
  kind: 'station',
  law: null,
  spawn: 0,
  buy: [],
  sell: ['ember'],
  yields: null,
  tethered: true,
  entrance: null,
  relics: 0,
  paths: [],
  spaces: [
    { at: [0, 0], terrain: 'kiln', feature: '' },
    { at: [0, -1], terrain: 'kiln', feature: 'sell' },
    { at: [1, -1], terrain: 'kiln', feature: 'mission' },
  ],
};

export const INTERIOR = lay(STATION, { sector: STATION.id, centre: FAR_AWAY, turn: 0 });
export const BERTHS = placesOf([INTERIOR]);

export const isInside = (at: Hex): boolean => BERTHS.has(keyOf(at));

/** Where a space is on the board: what is inside the Kiln is where the Kiln is. Nowhere if that is nowhere. */
export const outside = (at: Hex, kiln: Hex | null): Hex | null => (isInside(at) ? kiln : at);
