/** What can be chosen on the deck now. Of many squares to walk to each is lit faintly, and the risky ones striped. */
import { type Light, lightsOf as lightsOfOptions } from '../../../board';
import { keyOf, outlineOf } from '../../../board/grid';
import { through } from '../../../board/paths';
import { type Square, squares } from '../../../board/squares';
import type { Question } from '../../../wire/table';
import { squareOf } from './deck';

const FEW = 3;

export function lightsOf(question: Question | null): Map<string, Light> {
  const lights = lightsOfOptions(question);
  const places = [...lights.values()].filter(({ target }) => target.startsWith('square '));
  if (places.length <= FEW) return lights;
  for (const light of places) lights.set(light.target, { ...light, isOneOfMany: true });
  return lights;
}

/** The answers that the deck shows. */
export const litAnswers = (question: Question | null): string[] =>
  (question?.options ?? []).filter(({ target }) => target !== null).map(({ answer }) => answer);

/** The outline of all squares to which somebody can go; whoever stands among them leaves no hole. */
export function regionOf(lights: ReadonlyMap<string, Light>, taken: readonly string[]): string {
  const lit = [...lights.values()].flatMap(({ target, isOneOfMany }) => (isOneOfMany ? [squareOf(target.slice('square '.length))] : []));
  const keys = new Set(lit.map(keyOf));
  const isAmong = (at: Square): boolean => squares.sides.filter((side) => keys.has(keyOf(squares.neighbour(at, side)))).length > 1;
  const region = [...lit, ...taken.map(squareOf).filter((at) => !keys.has(keyOf(at)) && isAmong(at))];
  return outlineOf(squares, region)
    .map((loop) => through(loop.map(({ from }) => from), true))
    .join('');
}
