/** The deck of the boat, on squares: a bay for each tool that is at hand, and a floor before them for the crew. */

import type { Point, Stop } from '../../board';
import { middleOf, outlineOf } from '../../board/grid';
import { areaPath } from '../../board/paths';
import { LENGTH, rectangle, type Square, squares, type Wall } from '../../board/squares';
import { sentence } from '../../lib/options';
import type { DrawnFace, DrawnTool, LifeboatScenery, LifeboatView } from '../../wire/lifeboat';

/** A bay is two squares wide and high, and a bulkhead stands between two of them. */
const STRIDE = 3;
const FLOOR = 2;
const APART = 40;

export interface Bay {
  tool: DrawnTool;
  squares: readonly Square[];
  middle: Point;
}

export function baysOf({ scene }: LifeboatView, { scenes, tools }: LifeboatScenery): Bay[] {
  const atHand = scenes.find(({ id }) => id === scene)?.tools ?? [];
  return tools
    .filter(({ id }) => atHand.includes(id))
    .map((tool, index) => {
      const bay = rectangle(2, 2).map(([column, row]) => [column + index * STRIDE, row] as const);
      return { tool, squares: bay, middle: middleOf(squares, bay) };
    });
}

export function deckOf(bays: readonly Bay[]): Square[] {
  return rectangle(Math.max(1, bays.length * STRIDE - 1), FLOOR + 1);
}

/** All around the deck, and beside each bay as far as its first row. */
export function wallsOf(bays: readonly Bay[]): Wall[] {
  const around = outlineOf(squares, deckOf(bays)).flatMap((loop) => loop.map(({ at, side }) => [at, side] as Wall));
  const bulkheads = bays.slice(1).flatMap((_, index): Wall[] => {
    const column = index * STRIDE + 2;
    return [[[column, 0], 'W'], [[column, 0], 'E']];
  });
  return [...around, ...bulkheads];
}

/** Where the crew stands: before the tool that each has used last, or between the bays if they have used none here. */
export function crewAt({ last_used }: LifeboatView, bays: readonly Bay[]): Point[] {
  const standing = last_used.map((tool) => bays.find((bay) => bay.tool.id === tool)?.middle.x ?? 2 * LENGTH);
  return standing.map((x, seat) => {
    const here = standing.flatMap((where, other) => (where === x ? [other] : []));
    return { x: x + (here.indexOf(seat) - (here.length - 1) / 2) * APART, y: FLOOR * LENGTH };
  });
}

export function stopsOf(bays: readonly Bay[]): Stop[] {
  return bays.map(({ tool, squares: spaces, middle }) => ({
    target: `tool ${tool.id}`,
    name: `${tool.name}: ${tool.task}`,
    title: sentence(tool.name),
    details: [tool.task],
    path: areaPath(squares, spaces),
    middle,
    spaces,
  }));
}

/** The sides of a die: work first, then air, then nothing, then what costs air. */
export function goodFirst(faces: readonly DrawnFace[]): DrawnFace[] {
  return faces.toSorted((one, other) => worthOf(other) - worthOf(one));
}

const worthOf = ({ work, air }: DrawnFace): number => 10 * work + air;
