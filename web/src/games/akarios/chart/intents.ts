/** What the server foresees of enemies: ways, targets and chances, card by card. */
import { centreOf, type Direction, type Hex, keyOf, type Point } from '../../../board/hex';
import type { Foreseen } from '../../entry';
import type { Body } from './fleet';

export interface Intent {
  id: string;
  /** From where the enemy is to where it would end. */
  way: Point[];
  /** How it would face at the end, if it has moved or turned. */
  facing: Direction | null;
  /** Whom it would fire at. */
  target: Point | null;
  /** The part of the cards that lead to it, from 0 to 1. */
  part: number;
  isCertain: boolean;
}

/** A card of the forecast, as far as it is drawn. */
interface Course {
  copies: number;
  target: string;
  way: readonly (readonly [Hex, Direction])[];
  shots: readonly { target: string }[];
}

/** Of every enemy the likeliest course; of the one that is pointed at, all of them. */
export function intentsOf(
  foreseen: ReadonlyMap<string, Foreseen> | undefined,
  fleet: readonly Body[],
  only: string | null,
): Intent[] {
  return [...(foreseen ?? [])].flatMap(([about, { data }]) => {
    const courses = coursesIn(data);
    const all = courses.reduce((sum, { copies }) => sum + copies, 0);
    const together = new Map<string, Course>();
    for (const course of courses) {
      const key = keyOfCourse(course);
      together.set(key, { ...course, copies: course.copies + (together.get(key)?.copies ?? 0) });
    }
    const likely = [...together].toSorted(([, one], [, other]) => other.copies - one.copies);
    return likely.slice(0, about === only ? likely.length : 1).map(([key, course]) => ({
      id: `${about} ${key}`,
      way: course.way.map(([at]) => centreOf(at)),
      facing: course.way.length > 1 ? (course.way.at(-1)?.[1] ?? null) : null,
      target: placeOf(course.shots[0]?.target ?? '', fleet),
      part: course.copies / Math.max(1, all),
      isCertain: likely.length === 1,
    }));
  });
}

/** The same way and the same shot, whatever card brings it. */
function keyOfCourse({ way, shots }: Course): string {
  return [...way.map(([at, facing]) => `${keyOf(at)}${facing}`), shots[0]?.target ?? ''].join(' ');
}

function placeOf(id: string, fleet: readonly Body[]): Point | null {
  const body = fleet.find((each) => each.id === id);
  return body ? centreOf(body.at) : null;
}

/** How many enemies may fire at each ship, as things stand now. */
export function threatsOf(foreseen: ReadonlyMap<string, Foreseen> | undefined): Map<string, number> {
  const threats = new Map<string, number>();
  for (const { data } of (foreseen ?? new Map<string, Foreseen>()).values()) {
    const aimedAt = new Set(coursesIn(data).flatMap(({ shots }) => shots.map(({ target }) => target)));
    for (const ship of aimedAt) threats.set(ship, (threats.get(ship) ?? 0) + 1);
  }
  return threats;
}

/** The cards of a forecast; nothing if the server tells something else of the thing. */
function coursesIn(data: unknown): Course[] {
  if (typeof data !== 'object' || data === null) return [];
  const { cards, forecasts } = data as { cards?: unknown; forecasts?: unknown };
  const found = Array.isArray(forecasts) ? forecasts : Array.isArray(cards) ? cards : [];
  return found.filter((each): each is Course => typeof each === 'object' && each !== null && 'way' in each && 'copies' in each);
}
