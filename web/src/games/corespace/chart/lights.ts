/** What can be chosen on the deck now. Of many squares to walk to each is lit faintly, and the risky ones striped. */
import { type Light, lightsOf as lightsOfOptions } from '../../../board';
import { keyOf, outlineOf } from '../../../board/grid';
import { through } from '../../../board/paths';
import { type Square, squares } from '../../../board/squares';
import type { Question } from '../../../wire/table';
import { squareOf } from './deck';

const FEW = 3;
const SQUARE = 'square ';

export function lightsOf(question: Question | null): Map<string, Light> {
  const lights = lightsOfOptions(question);
  const places = [...lights.values()].filter(({ target }) => target.startsWith(SQUARE));
  if (places.length <= FEW) return lights;
  for (const light of places) lights.set(light.target, { ...light, isOneOfMany: true });
  return lights;
}

/** The answers that the deck shows better than any list: squares. */
export const squareAnswers = (question: Question | null): string[] =>
  (question?.options ?? []).filter(({ target }) => target?.startsWith(SQUARE)).map(({ answer }) => answer);

/** True if there is something to choose on the deck. */
export const isLit = (question: Question | null): boolean =>
  question?.options.some(({ target }) => target !== null) ?? false;

/** The outline of all squares to which somebody can go; whoever stands among them leaves no hole. */
export function regionOf(lights: ReadonlyMap<string, Light>, taken: readonly string[]): string {
  const lit = [...lights.values()].flatMap(({ target, isOneOfMany }) => (isOneOfMany ? [squareOf(target.slice(SQUARE.length))] : []));
  const keys = new Set(lit.map(keyOf));
  const isAmong = (at: Square): boolean => squares.sides.filter((side) => keys.has(keyOf(squares.neighbour(at, side)))).length > 1;
  const region = [...lit, ...taken.map(squareOf).filter((at) => !keys.has(keyOf(at)) && isAmong(at))];
  return outlineOf(squares, region)
    .map((loop) => through(loop.map(({ from }) => from), true))
    .join('');
}
