/** Spaces of one terrain that lie side by side. */
import { DIRECTIONS, type Hex, keyOf, neighbour } from '../../../board/hex';
import type { DrawnSpace } from '../../../wire/akarios';

export const placesOf = (spaces: readonly DrawnSpace[], terrain: DrawnSpace['terrain']): Hex[] =>
  spaces.filter((space) => space.terrain === terrain).map(({ at }) => at);

export function areasOf(places: readonly Hex[]): Hex[][] {
  const left = new Map(places.map((at) => [keyOf(at), at]));
  const areas: Hex[][] = [];
  for (const first of places) {
    if (!left.delete(keyOf(first))) continue;
    const area = [first];
    for (let next = 0; next < area.length; next++) {
      for (const way of DIRECTIONS) {
        const beside = neighbour(area[next] ?? first, way);
        if (left.delete(keyOf(beside))) area.push(beside);
      }
    }
    areas.push(area);
  }
  return areas;
}
