/** Who stands in contact with whom: squares that share an edge without wall, window or locked door. */
import { type Direction, type Side, squares, wallKey } from '../../../board/squares';
import type { CoreSpaceView, DrawnDeck, DrawnEdges, FigureView } from '../../../wire/corespace';
import { standing } from '../reading/lookup';
import { nameOf, squareOf } from './deck';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Everybody in contact with a figure. */
export function contactsOf(figure: FigureView, view: CoreSpaceView, deck: DrawnDeck): FigureView[] {
  if (figure.where !== 'deck' || figure.defeated) return [];
  const shut = shutEdges(deck, view.locked);
  const here = squareOf(figure.at);
  const near = SIDES.filter((side) => !shut.has(wallKey([here, side]))).map((side) => nameOf(squares.neighbour(here, side as Direction)));
  return standing(view).filter(({ at, defeated }) => !defeated && near.includes(at));
}

const known = new WeakMap<DrawnDeck, Map<string, ReadonlySet<string>>>();

function shutEdges(deck: DrawnDeck, locked: readonly string[]): ReadonlySet<string> {
  const decks = known.get(deck) ?? new Map<string, ReadonlySet<string>>();
  known.set(deck, decks);
  const key = locked.join();
  const doors = deck.doors.filter(({ id }) => locked.includes(id));
  const found = decks.get(key) ?? new Set([deck.walls, deck.windows, ...doors].flatMap(keysOf));
  decks.set(key, found);
  return found;
}

const keysOf = ({ west, north }: Pick<DrawnEdges, 'west' | 'north'>): string[] => [
  ...west.map((at) => wallKey([squareOf(at), 'W'])),
  ...north.map((at) => wallKey([squareOf(at), 'N'])),
];
