/** The deck on the squares of its mat: walls, doors and windows as strokes, and what can be pointed at. */

import type { Point, Stop } from '../../board';
import { type Box, edgeOf } from '../../board/grid';
import { cellPath, circlePath, through } from '../../board/paths';
import { LENGTH, type Side, type Square, squares } from '../../board/squares';
import { sentence } from '../../lib/options';
import type { CoreSpaceScenery, CoreSpaceView, DrawnAirlock, DrawnEdges, FigureView } from '../../wire/corespace';

export const SIDE = 24;
const RIM = 1.4;
const BASE = LENGTH * 0.4;
const BACK: Readonly<Record<string, Side>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

/** The column and the row of `d7`. */
export function squareOf(name: string): Square {
  return [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1];
}

export const nameOf = ([column, row]: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The whole mat, with room for the ships. */
export const box: Box = {
  left: -LENGTH * RIM - LENGTH / 2,
  top: -LENGTH * RIM - LENGTH / 2,
  right: LENGTH * (SIDE + RIM) - LENGTH / 2,
  bottom: LENGTH * (SIDE + RIM) - LENGTH / 2,
};

export const floor: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, index) => [
  index % SIDE,
  Math.floor(index / SIDE),
]);

const strokes = (names: readonly string[], side: Side): string =>
  names
    .map((name) => edgeOf(squares, squareOf(name), side))
    .map(({ from, to }) => through([from, to]))
    .join('');

/** Edges as path data. */
export const edgesPath = ({ west, north }: Pick<DrawnEdges, 'west' | 'north'>): string =>
  strokes(west, 'W') + strokes(north, 'N');

/** The rim as path data, without its airlocks. */
export function rimPath(airlocks: readonly DrawnAirlock[]): string {
  const open = new Set(airlocks.flatMap(({ squares: before, out }) => before.map((name) => `${name} ${out}`)));
  const sides: readonly [Side, (square: Square) => boolean][] = [
    ['N', ([, row]) => row === 0],
    ['S', ([, row]) => row === SIDE - 1],
    ['W', ([column]) => column === 0],
    ['E', ([column]) => column === SIDE - 1],
  ];
  return sides
    .flatMap(([side, lies]) => floor.filter(lies).filter((at) => !open.has(`${nameOf(at)} ${side}`)).map((at) => edgeOf(squares, at, side)))
    .map(({ from, to }) => through([from, to]))
    .join('');
}

/** The square outside of the deck in front of each half of an airlock. */
const outsideOf = ({ squares: before, out }: DrawnAirlock): Square[] =>
  before.map((name) => squares.neighbour(squareOf(name), BACK[out] ?? 'N'));

/** Where the letter of an airlock stands. */
export function middleOfAirlock(airlock: DrawnAirlock): Point {
  const points = outsideOf(airlock).map((at) => squares.centreOf(at));
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

export const standing = ({ figures }: CoreSpaceView): FigureView[] => figures.filter(({ where }) => where === 'deck');

export const placeOf = ({ at }: FigureView): Point => squares.centreOf(squareOf(at));

/** The letter of a figure, and its number if there are several of its kind. */
export function signOf({ id, crew, number }: FigureView): string {
  const letter = id[0]?.toUpperCase() ?? '';
  return crew === null ? `${letter}${number}` : letter;
}

/** Squares, then airlocks, then whoever stands there. */
export function stopsOf(view: CoreSpaceView, scenery: CoreSpaceScenery): Stop[] {
  const { labels, deck } = scenery;
  const names = new Map(scenery.traders.map(({ id, name }) => [id, name]));
  const ground = floor.map((at): Stop => {
    const name = nameOf(at);
    const piece = deck.pieces.find(({ squares: covered }) => covered.includes(name));
    return {
      target: `square ${name}`,
      name: piece ? `${name}: ${piece.name}` : name,
      title: name,
      details: piece ? [piece.name] : [],
      path: cellPath(squares, at, 0.94),
      middle: squares.centreOf(at),
      spaces: [at],
    };
  });
  const airlocks = deck.airlocks.map((airlock): Stop => {
    const outside = outsideOf(airlock);
    const name = `${labels.airlock} ${airlock.letter}`;
    return {
      target: `airlock ${airlock.letter}`,
      name,
      title: name,
      details: [],
      path: outside.map((at) => cellPath(squares, at, 0.94)).join(''),
      middle: middleOfAirlock(airlock),
      spaces: outside,
    };
  });
  const figures = standing(view).map((figure): Stop => {
    const name = names.get(figure.board) ?? sentence(figure.id.replace('-', ' '));
    return {
      target: `figure ${figure.id}`,
      name: `${name}: ${figure.at}`,
      title: name,
      details: [`${labels.health}: ${figure.health}`],
      path: circlePath(placeOf(figure), BASE),
      middle: placeOf(figure),
      spaces: [],
    };
  });
  return [...ground, ...airlocks, ...figures];
}
