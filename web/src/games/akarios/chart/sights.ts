/** What the server tells of a ship that is pointed at: what it covers, and the lines of sight to it. */
import { centreOf, cornerOf, DIRECTIONS, type Point } from '../../../board/hex';
import type { Aimed, EnemySeen, ShipSeen } from '../../../wire/akarios';
import { towards } from './fleet';

/** The line of sight from a pilot to the ship that is pointed at. */
export interface SightLine {
  pilot: string;
  from: Point;
  to: Point;
  /** The damage that may come of it, in figures; nothing if it does not arrive. */
  damage: string;
  /** Why it does not arrive; nothing if it does. */
  bar: Aimed['bar'];
}

/** A ship in what the server tells; nothing if it tells of something else. */
export function shipIn(seen: unknown): EnemySeen | ShipSeen | null {
  return typeof seen === 'object' && seen !== null && 'ship' in seen ? (seen as EnemySeen | ShipSeen) : null;
}

export const isEnemy = (seen: EnemySeen | ShipSeen | null): seen is EnemySeen => seen !== null && 'forecasts' in seen;

/** What the server tells of a ship in words: of shots at it first. */
export interface Told {
  shots: readonly string[];
  lines: readonly string[];
}

export function inWords(seen: unknown, lines: readonly string[]): Told {
  const shots = shipIn(seen)?.aims?.length ?? 0;
  return { shots: lines.slice(0, shots), lines: lines.slice(shots) };
}

/** One line for each pilot: that of the best shot, or of what comes closest to one. */
export function sightLines({ aims = [] }: Pick<EnemySeen, 'aims'>): SightLine[] {
  const best = new Map<string, Aimed>();
  for (const aim of aims) {
    const known = best.get(aim.pilot);
    if (!known || promise(aim) > promise(known)) best.set(aim.pilot, aim);
  }
  return [...best.values()].map((aim) => ({
    pilot: aim.pilot,
    from: towards(aim.at, aim.facing, 1),
    to: endOf(aim),
    damage: damageOf(aim),
    bar: aim.bar ?? null,
  }));
}

function promise({ shot, bar }: Aimed): number {
  return shot ? 1 + shot.tenths : bar === 'sight' ? 1 : 0;
}

/** Sides count clockwise as corners do, but the left corner of the side to the north is the fifth. */
function endOf({ end, corner }: Aimed): Point {
  if (!corner) return centreOf(end);
  return cornerOf(end, (DIRECTIONS.indexOf(corner) + 4) % DIRECTIONS.length);
}

function damageOf({ shot }: Aimed): string {
  if (!shot) return '';
  return shot.least === shot.most ? String(shot.least) : `${shot.least}–${shot.most}`;
}
