/** Finding a place for the piece in hand among those that are legal. */
import { inOneLine } from '../../../lib/options';
import type { Option, Question } from '../../../wire/table';
import type { GameChoice, Outfit, Piece } from '../../../wire/xia';
import { type Catalogue, filled } from '../reading/lookup';
import { middleOf, placeOf, sectionsOf, type Place } from './holds';

/** A legal way to put the piece into the hold. */
export interface Placement {
  answer: string;
  /** What the answer means, in words. */
  text: string;
  /** The space under each section of the piece, in the order in which its shape is read. */
  cells: string[];
  middle: Place;
  /** How the piece is turned; the same for all placements in which it looks the same. */
  looks: string;
}

/** An answer as data of the game. */
export const choiceOf = (option: Option): GameChoice => option.choice as GameChoice;

export function pieceName(piece: Piece, catalogue: Catalogue): string {
  if (piece.outfit) return catalogue.outfits.get(piece.outfit)?.name ?? piece.outfit;
  const { labels, cargo } = catalogue.words;
  return piece.cargo ? filled(labels.cube, { cargo: cargo[piece.cargo] ?? piece.cargo }) : labels.relic;
}

/** Where the first piece in hand may go. */
export function placementsOf(question: Question | null, piece: Piece | undefined, catalogue: Catalogue): Placement[] {
  if (!question || !piece) return [];
  const letters = lettersOf(piece.outfit ? catalogue.outfits.get(piece.outfit) : undefined);
  return question.options.flatMap((option) => {
    const choice = choiceOf(option);
    const cells = choice.type === 'xia.fit' ? choice.cells : choice.type === 'xia.stow' ? [choice.cell] : null;
    if (!cells) return [];
    const looks = looksOf(cells.map(placeOf), letters);
    return [{ answer: option.answer, text: inOneLine(option), cells, middle: middleOf(cells), looks }];
  });
}

function lettersOf(outfit: Outfit | undefined): string {
  return outfit
    ? sectionsOf(outfit)
        .map(({ letter }) => letter)
        .join('')
    : '.';
}

/** Two positions look the same if they cover the same squares with the same Use spaces. */
function looksOf(places: readonly Place[], letters: string): string {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  return places
    .map(({ x, y }, index) => `${x - left},${y - top}${letters[index] === 'U' ? 'U' : ''}`)
    .sort()
    .join(' ');
}

const quarter = ({ x, y }: Place): Place => ({ x: -y || 0, y: x });
const mirror = ({ x, y }: Place): Place => ({ x: -x || 0, y });

function changed(looks: string, change: (place: Place) => Place): string {
  const sections = looks.split(' ').map((section) => {
    const [x, y] = section.replace('U', '').split(',').map(Number);
    return { place: change({ x: x ?? 0, y: y ?? 0 }), letter: section.endsWith('U') ? 'U' : '.' };
  });
  return looksOf(
    sections.map(({ place }) => place),
    sections.map(({ letter }) => letter).join(''),
  );
}

const distance = (a: Place, b: Place): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The placement whose middle is nearest to a point; of those that look like that, if there are any. */
export function nearestTo(placements: readonly Placement[], point: Place, looks?: string): Placement | undefined {
  const alike = placements.filter((placement) => placement.looks === looks);
  let best: Placement | undefined;
  for (const placement of alike.length ? alike : placements)
    if (!best || distance(placement.middle, point) < distance(best.middle, point)) best = placement;
  return best;
}

/** The next placement in that direction; past the last one, the piece begins again at the other end. */
export function moved(placements: readonly Placement[], from: Placement, way: Place): Placement {
  const along = ({ middle }: Placement): number => middle.x * way.x + middle.y * way.y;
  const aside = ({ middle }: Placement): number =>
    Math.abs((middle.x - from.middle.x) * way.y) + Math.abs((middle.y - from.middle.y) * way.x);
  const alike = placements.filter((placement) => placement.looks === from.looks && placement !== from);
  const ahead = alike.filter((placement) => along(placement) > along(from));
  const cost = (placement: Placement): number => along(placement) + 3 * aside(placement);
  const next = (ahead.length ? ahead : alike).reduce<Placement | undefined>(
    (best, placement) => (!best || cost(placement) < cost(best) ? placement : best),
    undefined,
  );
  return next ?? from;
}

/** The piece a quarter turn on, or as many as it takes until it fits somewhere. */
export function turned(placements: readonly Placement[], from: Placement, about: Place = from.middle): Placement {
  let looks = from.looks;
  for (let turns = 0; turns < 3; turns++) {
    looks = changed(looks, quarter);
    const found = placedLike(placements, looks, from.looks, about);
    if (found) return found;
  }
  return from;
}

/** The piece flipped, and turned if it fits nowhere otherwise. */
export function flipped(placements: readonly Placement[], from: Placement, about: Place = from.middle): Placement {
  let looks = changed(from.looks, mirror);
  for (let turns = 0; turns < 4; turns++) {
    const found = placedLike(placements, looks, from.looks, about);
    if (found) return found;
    looks = changed(looks, quarter);
  }
  return from;
}

function placedLike(
  placements: readonly Placement[],
  looks: string,
  before: string,
  about: Place,
): Placement | undefined {
  const alike = placements.filter((placement) => placement.looks === looks && looks !== before);
  return nearestTo(alike, about, looks);
}
