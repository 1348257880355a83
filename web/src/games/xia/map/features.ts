/** What is printed on spaces, and how it is spoken of. */

import type { DrawnSector } from '../../../wire/xia';
import { CARGO, type Cargo } from '../lookup';
import type { Feature, Terrain } from './chart';

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

const listed = (cargo: readonly Cargo[]): string => cargo.map((kind) => CARGO[kind].name).join(', ');

/** A feature in words; nothing if there is none. Whether an exploration token lies there is seen elsewhere. */
export function featureText(feature: Feature, sector: DrawnSector): string {
  switch (feature) {
    case 'mission':
      return 'Mission Point';
    case 'spawn':
      return `Spawn Point ${sector.spawn}`;
    case 'buy':
      return `buy ${listed(sector.buy)}`;
    case 'sell':
      return `sell ${listed(sector.sell)}`;
    case 'work':
      return sector.yields ? `${workOf(sector)} ${CARGO[sector.yields].name}` : `${workOf(sector)} relics`;
    case 'trade':
      return 'trade with the economy board';
    case 'sift':
      return 'sift relics';
    case 'relics':
      return 'Relic space';
    case 'special':
      return 'special rules space';
    default:
      return '';
  }
}

const TERRAIN_TEXTS: Readonly<Record<Terrain, string>> = {
  open: 'open space',
  planet: 'planet',
  asteroid: 'asteroids',
  debris: 'debris field',
  nebula: 'nebula',
  gate: 'gate',
  star: 'star',
  ice: 'ice asteroids',
  'dead-world': 'dead world',
  kiln: 'berth',
};

/** Where a space is: `asteroids of Red Gulch`, `Kemplar II, lawful planet`. */
export function groundText(terrain: Terrain, sector: DrawnSector): string {
  if (terrain === 'planet') return `${sector.name}, ${sector.law ?? 'neutral'} planet`;
  if (terrain === 'star' && sector.kind === 'anomaly') return `black hole of ${sector.name}`;
  if (terrain === 'star' && sector.kind === 'dying-star') return `${sector.name}, dying star`;
  return `${TERRAIN_TEXTS[terrain]} of ${sector.name}`;
}
