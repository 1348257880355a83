/** What is seen to happen on the deck: who walks where, who shoots at whom, and when each of it begins. */
import type { Flash } from '../../../board/flashes.svelte';
import type { Point } from '../../../board';
import { squares } from '../../../board/squares';
import type { GameEvent } from '../../../wire/corespace';
import type { LogLine } from '../../../wire/table';
import { squareOf } from './deck';

export interface Walk {
  figure: string;
  points: readonly Point[];
  /** Milliseconds until it begins, and while it lasts. */
  after: number;
  lasts: number;
}
export interface Shot {
  flash: Flash;
  after: number;
}

const STEP = 110;
const BEAM = 420;
const PAUSE = 160;

/** One thing after the other, from where everybody is seen now. */
export function happeningsOf(lines: readonly LogLine[], seen: ReadonlyMap<string, Point>): { walks: Walk[]; shots: Shot[] } {
  const places = new Map(seen);
  const walks: Walk[] = [];
  const shots: Shot[] = [];
  let now = 0;

  function walk(figure: string, way: readonly string[]): void {
    const from = places.get(figure);
    const points = way.map((at) => squares.centreOf(squareOf(at)));
    const end = points.at(-1);
    if (!end) return;
    places.set(figure, end);
    if (!from) return;
    const lasts = points.length * STEP;
    walks.push({ figure, points: [from, ...points], after: now, lasts });
    now += lasts;
  }

  function flash(kind: Flash['kind'], at: Point | undefined, to = at, text = ''): void {
    if (at && to) shots.push({ flash: { kind, at, to, text }, after: now });
  }

  for (const { event } of lines) {
    const told = event as GameEvent | null | undefined;
    switch (told?.type) {
      case 'corespace.moved':
      case 'corespace.pushed':
        walk(told.figure, told.way);
        break;
      case 'corespace.stepped':
        walk(told.figure, [told.to]);
        break;
      case 'corespace.dragged':
        walk(told.other, [told.at]);
        break;
      case 'corespace.attacked':
        if (told.figure && told.manner !== 'blast') {
          flash('beam', places.get(told.figure), places.get(told.other));
          now += BEAM;
        }
        break;
      case 'corespace.blast-began':
        flash('gone', squares.centreOf(squareOf(told.at)));
        now += BEAM;
        break;
      case 'corespace.hurt':
        flash('hurt', places.get(told.figure), undefined, `−${told.damage}`);
        now += PAUSE;
        break;
      case 'corespace.defeated':
        flash('gone', places.get(told.figure));
        now += PAUSE;
        break;
      default:
        break;
    }
  }
  return { walks, shots };
}
