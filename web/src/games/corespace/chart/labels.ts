/** Words beside those whom they are about: below, unless more of everybody would be covered there than above. */
import { boxAt, sharedArea } from '../../../board/clear';
import type { Box, Point } from '../../../board/grid';
import type { FigureView } from '../../../wire/corespace';
import { type Catalogue, shortName } from '../reading/lookup';
import { placeOf } from './deck';

export interface Label {
  id: string;
  /** Of whom it is about. */
  at: Point;
  width: number;
}

export interface Labelling {
  /** Those whose words stand above them. */
  above: ReadonlySet<string>;
  /** What the words cover. */
  boxes: readonly Box[];
}

/** From the middle of somebody to that of the words. */
export const BESIDE = 47;
const HEIGHT = 32;
const BODY = 44;
const LETTER = 15;

export const bodyAt = (at: Point): Box => boxAt(at, BODY, BODY);

/** Labels keep clear of everybody, and of those that are laid before them. */
export function laidOut(labels: readonly Label[], taken: readonly Box[]): Labelling {
  const above = new Set<string>();
  const boxes: Box[] = [];
  for (const { id, at, width } of labels.toSorted((one, other) => one.at.y - other.at.y || one.at.x - other.at.x)) {
    const [below, over] = [BESIDE, -BESIDE].map((off) => boxAt({ x: at.x, y: at.y + off }, width, HEIGHT)) as [Box, Box];
    const covered = (box: Box): number => [...taken, ...boxes].reduce((sum, other) => sum + sharedArea(box, other), 0);
    const isAbove = covered(below) > covered(over);
    if (isAbove) above.add(id);
    boxes.push(isAbove ? over : below);
  }
  return { above, boxes };
}

/** The name that stands beside a trader; nothing beside those whom the rules move. */
export function nameLabel(catalogue: Catalogue, figure: FigureView): Label | null {
  if (catalogue.npcs.has(figure.board)) return null;
  return { id: figure.id, at: placeOf(figure), width: shortName(catalogue, figure).length * LETTER };
}
