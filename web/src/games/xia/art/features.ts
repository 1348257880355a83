/** What is printed on spaces. */

import type { DrawnSector } from '../../../wire/xia';

/** Features stand a little above the middle of their space, so that a ship there hides none. */
export const FEATURE_RISE = -9;

export type Work = 'mine' | 'salvage' | 'harvest' | 'quarry' | 'excavate';

const WORK_BY_KIND: Readonly<Record<string, Work>> = {
  asteroids: 'mine',
  debris: 'salvage',
  nebula: 'harvest',
  ice: 'quarry',
  'dead-world': 'excavate',
};

export const workOf = (sector: DrawnSector): Work => WORK_BY_KIND[sector.kind] ?? 'mine';
