/** Alone: where the first sectors can be laid, how one is turned, and beyond which edges the known space grows. */

import type { Stop } from '../../../board';
import { centreOf, type Hex, keyOf, middleOf, outlinePath } from '../../../board/hex';
import type { Option, Question } from '../../../wire/table';
import type { GameChoice, Placed, XiaView } from '../../../wire/xia';
import { type Catalogue, filled } from '../reading/lookup';
import { beyondSide, lay, type LaidSector, spacesAround } from './chart';

/** An answer by which a sector is laid. */
export interface Laying {
  answer: string;
  sector: string;
  at: Placed['centre'];
}

export function layingsIn(question: Question | null): Laying[] {
  return (question?.options ?? []).flatMap(({ answer, choice }) => {
    const made = choice as GameChoice;
    return made.type === 'xia.lay' ? [{ answer, sector: made.sector, at: made.at }] : [];
  });
}

/** The question with those answers alone by which this sector is laid, and all that are about something else. */
export function onlyLaying(question: Question, sector: string): Question {
  const isLaid = ({ choice }: Option): boolean => {
    const made = choice as GameChoice;
    return made.type !== 'xia.lay' || made.sector === sector;
  };
  return { ...question, options: question.options.filter(isLaid) };
}

/** The sector as it would lie on each of these places. */
export function ghostsOf(catalogue: Catalogue, sector: string, places: readonly Placed['centre'][], turn = 0): LaidSector[] {
  const drawn = catalogue.sectors.get(sector);
  return drawn ? places.map((centre) => lay(drawn, { sector, centre, turn })) : [];
}

/** The place of the sector in hand: choosing it lays the sector as it is turned now. */
export function turnStop({ centre, sector }: Placed, turn: number, { sectors }: Catalogue): Stop {
  const name = sectors.get(sector)?.name ?? sector;
  return stopOn(`turn ${turn}`, name, spacesAround(centre));
}

/** The edges beyond which the known space can grow. Where several lead to one place, each has its part of it. */
export function edgeStops(question: Question | null, view: XiaView, { words: { map } }: Catalogue): Stop[] {
  const edges = (question?.options ?? []).flatMap(({ target, choice }) => {
    const made = choice as GameChoice;
    const from = made.type === 'xia.expand' && view.sectors.find(({ sector }) => sector === made.sector);
    return from && target ? [{ target, from, beyond: beyondSide(from, made.side) }] : [];
  });
  return edges.map(({ target, from, beyond }) => {
    const rivals = edges.filter((edge) => keyOf(edge.beyond) === keyOf(beyond)).map((edge) => edge.from.centre);
    const spaces = spacesAround(beyond).filter((at) => isNearest(at, from.centre, rivals));
    return stopOn(target, filled(map.beyond, { space: keyOf(beyond) }), spaces, map.unexplored);
  });
}

function stopOn(target: string, name: string, spaces: readonly Hex[], title = name): Stop {
  return { target, name, title, details: [], path: outlinePath(spaces), middle: middleOf(spaces), spaces };
}

function isNearest(at: Hex, centre: Hex, centres: readonly Hex[]): boolean {
  const near = centres.map((other) => away(at, other));
  return near.indexOf(Math.min(...near)) === centres.findIndex((other) => keyOf(other) === keyOf(centre));
}

function away(one: Hex, other: Hex): number {
  const [from, to] = [centreOf(one), centreOf(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}
