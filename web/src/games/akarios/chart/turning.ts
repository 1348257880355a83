/** Facings that are chosen on the board: arrows around a ship, or around a space that was picked for one. */
import type { Light, Stop } from '../../../board';
import { DIRECTIONS, type Direction, type Hex, hexPath, keyOf, neighbour } from '../../../board/hex';
import { circlePath } from '../../../board/paths';
import { sentence } from '../../../lib/options';
import type { Option, Question } from '../../../wire/table';
import { type Catalogue, choiceOf, filled } from '../reading/lookup';
import { type Body, towards } from './fleet';

export interface Arrow {
  way: Direction;
  /** The space around which it stands. */
  around: Hex;
  option: Option;
  stop: Stop;
}

/** The answers that choose a space together with a facing, by the space. */
export function posesOf(question: Question | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of question?.options ?? []) {
    const choice = choiceOf(option);
    if (choice.type !== 'akarios.deploy' && choice.type !== 'akarios.emerge') continue;
    const key = keyOf(choice.at);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

const INSET = 0.9;
const SMALL = 15;
/** Where the middle of an arrow is, if 1 is the side of the space. */
const OUTSIDE = 1.42;

/** An arrow for each facing that can be chosen: around the ship that turns, or around the space that was picked. */
export function arrowsOf(
  question: Question | null,
  picked: string | null,
  fleet: readonly Body[],
  catalogue: Catalogue,
): Arrow[] {
  const taken = new Set(fleet.map(({ at }) => keyOf(at)));
  const turns = (question?.options ?? []).flatMap((option) => turnOf(option, fleet));
  const poses = picked === null ? [] : (posesOf(question).get(picked) ?? []).flatMap(poseOf);
  return [...turns, ...poses].map(({ option, way, around }) => {
    const beside = neighbour(around, way);
    const name = filled(catalogue.labels.face, { way: catalogue.words.ways[way] ?? way });
    const isSmall = taken.has(keyOf(beside));
    const middle = isSmall ? towards(around, way, 1.12) : towards(around, way, OUTSIDE);
    const stop = {
      target: `arrow ${way}`,
      name,
      title: sentence(name),
      details: [],
      path: isSmall ? circlePath(middle, SMALL) : hexPath(beside, INSET),
      middle,
      spaces: [],
    };
    return { way, around, option, stop };
  });
}

type Turning = Pick<Arrow, 'way' | 'around' | 'option'>;

function turnOf(option: Option, fleet: readonly Body[]): Turning[] {
  const [kind, ship, way] = option.target?.split(' ') ?? [];
  const body = kind === 'facing' ? fleet.find(({ id }) => id === ship) : undefined;
  return body && isDirection(way) ? [{ option, way, around: body.at }] : [];
}

function poseOf(option: Option): Turning[] {
  const choice = choiceOf(option);
  const isPose = choice.type === 'akarios.deploy' || choice.type === 'akarios.emerge';
  return isPose ? [{ option, way: choice.facing, around: choice.at }] : [];
}

const isDirection = (way: string | undefined): way is Direction => DIRECTIONS.includes(way as Direction);

export const arrowLights = (arrows: readonly Arrow[]): [string, Light][] =>
  arrows.map(({ stop: { target }, option: { text, danger } }) => [
    target,
    { target, kind: 'answer', text, danger, risks: [] },
  ]);

