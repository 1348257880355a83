/** What the server tells of a square or of somebody who is pointed at, and what of it is drawn. */
import type { Foreseen } from '../../entry';
import type { CoreSpaceView, FigureSeen, FigureView, Forecast, SightView, SquareSeen } from '../../../wire/corespace';
import { figureIn } from '../reading/lookup';

export function squareIn(seen: unknown): SquareSeen | null {
  return typeof seen === 'object' && seen !== null && 'way' in seen && 'seen_by' in seen ? (seen as SquareSeen) : null;
}

export function figureSeenIn(seen: unknown): FigureSeen | null {
  return typeof seen === 'object' && seen !== null && 'aims' in seen ? (seen as FigureSeen) : null;
}

/** A line of sight from a square to somebody. */
export interface SightLine {
  from: string;
  to: FigureView;
  sight: SightView;
}

/** From the square that is pointed at to all enemies that would be seen from there. */
export function linesFromSquare(seen: SquareSeen | null, view: CoreSpaceView): SightLine[] {
  if (!seen || seen.way.length === 0) return [];
  const crew = figureIn(view, view.acting?.figure)?.crew;
  return Object.entries(seen.sights).flatMap(([id, sight]) => {
    const to = figureIn(view, id);
    return to && to.crew !== crew && !to.defeated ? [{ from: seen.at, to, sight }] : [];
  });
}

/** From whoever acts to the figure that is pointed at. */
export function lineToFigure(seen: FigureSeen | null, view: CoreSpaceView): SightLine[] {
  const acting = figureIn(view, view.acting?.figure);
  const to = figureIn(view, seen?.figure);
  return acting?.at && to?.at && seen?.sight && to !== acting ? [{ from: acting.at, to, sight: seen.sight }] : [];
}

/** The best chance of damage by any of the attacks that can be chosen; nothing if there is none. */
export function bestOdds(seen: FigureSeen | null): number | null {
  const hurts = seen?.aims.map((odds) => odds.hurts) ?? [];
  return hurts.length > 0 ? Math.max(...hurts) : null;
}

/** What those are about to do whom the rules move, as far as it is known. */
export const forecastsIn = (foreseen: ReadonlyMap<string, Foreseen> | undefined): Forecast[] =>
  [...(foreseen ?? [])].flatMap(([, { data }]) => figureSeenIn(data)?.forecast ?? []);

/** A plan as it is drawn: the way, then whom it ends with. */
export interface Plan {
  figure: string;
  way: readonly string[];
  /** The last whom it would attack, and with which chance of damage; nobody if it only comes nearer. */
  attacked: string;
  hurts: number;
}

export function planOf({ figure, deeds = [] }: Forecast): Plan {
  const attack = deeds.findLast(({ odds }) => odds);
  return {
    figure,
    way: deeds.flatMap(({ way = [] }) => way),
    attacked: attack?.target ?? '',
    hurts: attack?.odds?.hurts ?? 0,
  };
}
