/** What of a hold can be pointed at to answer the question. */
import type { Option, Question } from '../../../wire/table';
import type { Hold } from '../../../wire/xia';
import type { Catalogue } from '../reading/lookup';
import { choiceOf } from './fitting';
import { cellsLifted, middleOf, relicOn, type Place } from './holds';

/** Some cells that stand for one or more answers. */
export interface Spot {
  target: string;
  cells: string[];
  middle: Place;
  options: Option[];
}

/** The lit places of a hold; smaller ones last, so that they lie on top. */
export function spotsOf(question: Question | null, hold: Hold, catalogue: Catalogue): Spot[] {
  const spots = new Map<string, Spot>();
  for (const option of question?.options ?? []) {
    const cells = cellsMeant(option, hold, catalogue);
    if (!cells) continue;
    const shape = [...cells].sort().join();
    const known = spots.get(shape);
    if (known) known.options.push(option);
    else spots.set(shape, { target: targetIn(option, hold), cells, middle: middleOf(cells), options: [option] });
  }
  return [...spots.values()].sort((a, b) => b.cells.length - a.cells.length);
}

/** The cells that an answer is about. A lifted piece, or a weapon that aims at a ship, is meant as a whole. */
function cellsMeant(option: Option, hold: Hold, catalogue: Catalogue): string[] | null {
  const choice = choiceOf(option);
  switch (choice.type) {
    case 'xia.fit':
    case 'xia.stow':
      return null;
    case 'xia.lift':
      return cellsLifted(catalogue, hold, choice.cell);
    case 'xia.jettison-relic':
    case 'xia.sift':
      return relicOn(hold, choice.cell) ?? [choice.cell];
    case 'xia.attack':
    case 'xia.pierce':
    case 'xia.ram':
      return hold.outfits?.[choice.outfit]?.cells ?? null;
  }
  const [kind, name = ''] = (option.target ?? '').split(' ');
  if (kind === 'cell') return [name];
  if (kind === 'outfit') return hold.outfits?.[Number(name)]?.cells ?? null;
  return null;
}

function targetIn(option: Option, hold: Hold): string {
  if (option.target?.startsWith('cell ') || option.target?.startsWith('outfit ')) return option.target;
  const choice = choiceOf(option);
  return 'outfit' in choice && hold.outfits?.[Number(choice.outfit)] ? `outfit ${choice.outfit}` : '';
}

/** The cells of a hold that a target names; none if it names something else. */
export function cellsOfTarget(target: string | null, hold: Hold): string[] {
  const [kind, name = ''] = (target ?? '').split(' ');
  if (kind === 'cell') return [name];
  return kind === 'outfit' ? (hold.outfits?.[Number(name)]?.cells ?? []) : [];
}

/** The spot next to another in a direction, for the arrow keys. */
export function spotTowards(spots: readonly Spot[], from: Spot, way: Place): Spot {
  const cost = ({ middle }: Spot): number => {
    const ahead = (middle.x - from.middle.x) * way.x + (middle.y - from.middle.y) * way.y;
    const aside = Math.abs((middle.x - from.middle.x) * way.y) + Math.abs((middle.y - from.middle.y) * way.x);
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), from);
}

export const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
