/** What NPCs are about to do, ready to be drawn. */

import type { Detail } from '../../../board/camera';
import { boxAt, sharedArea } from '../../../board/clear';
import { type Box, centreOf, type Hex, keyOf, outlinePath, type Point, sameHex } from '../../../board/hex';
import { widthOf } from '../../../board/lettering';
import type { Intent, XiaView } from '../../../wire/xia';
import type { Foreseen } from '../../entry';
import { type Catalogue, filled, sectorName, shipName } from '../reading/lookup';
import type { Place } from './chart';

export interface Foretold {
  npc: Intent['npc'];
  /** Where it is. */
  at: Point;
  /** Its way, from where it is. */
  way: readonly Point[];
  /** Where it ends; nothing if it stays. */
  end: Point | null;
  /** All that its weapon reaches from there, as a path. */
  reach: string;
  attacks: boolean;
  /** A few words about it. */
  text: string;
  /** Dice may decide otherwise. */
  unsure: boolean;
}

export interface IntentLabel {
  npc: string;
  text: string;
  point: Point;
  width: number;
  height: number;
  size: number;
}

/** What is said of NPCs and their plans, by the spaces where they are. */
export function plansOn(foreseen: ReadonlyMap<string, Foreseen> | undefined, view: XiaView): Map<string, readonly string[]> {
  return new Map(
    [...(foreseen?.values() ?? [])].flatMap(({ data, lines }) => {
      const at = view.npcs.find(({ id }) => id === (data as Intent).npc)?.at;
      return at ? [[keyOf(at), lines] as const] : [];
    }),
  );
}

export function foretellOf(
  intent: Intent,
  view: XiaView,
  catalogue: Catalogue,
  places: ReadonlyMap<string, Place>,
): Foretold | null {
  const at = view.npcs.find(({ id }) => id === intent.npc)?.at;
  const isOnBoard = (space: Hex): boolean => places.has(keyOf(space));
  if (!at || !isOnBoard(at) || !isOnBoard(intent.end)) return null;
  const way = (intent.ways ?? []).flat().filter(isOnBoard);
  const unsure = (intent.unsure ?? []).length > 0;
  return {
    npc: intent.npc,
    at: centreOf(at),
    way: way.map(centreOf),
    end: sameHex(at, intent.end) && way.length === 0 ? null : centreOf(intent.end),
    reach: intent.reach?.length ? outlinePath(intent.reach) : '',
    attacks: (intent.dice ?? []).length > 0,
    text: `${textOf(intent, view, catalogue, places)}${unsure ? ' (?)' : ''}`,
    unsure,
  };
}

/** What it does in the end; on the way it only flies. */
function textOf(
  { acts, target = '', dice = [], plus = 0 }: Intent,
  view: XiaView,
  catalogue: Catalogue,
  places: ReadonlyMap<string, Place>,
): string {
  const words = catalogue.solo?.labels.acts ?? {};
  const doing = acts.findLast(({ act }) => act !== 'fly') ?? acts[0];
  const act = doing?.act ?? '';
  const aim = act === 'attack' && doing?.target ? `ship ${doing.target}` : target;
  return filled((plus > 0 && words[`${act}/plus`]) || (words[act] ?? act), {
    target: aimName(aim, view, catalogue, places),
    dice: diceIn(dice),
    plus,
  });
}

function aimName(aim: string, view: XiaView, catalogue: Catalogue, places: ReadonlyMap<string, Place>): string {
  const [kind, id = ''] = aim.split(' ', 2);
  if (kind === 'space') return places.get(id)?.laid.sector.name ?? id;
  if (kind === 'sector') return sectorName(catalogue, id);
  const isOwn = view.captains.some(({ ship }, seat) => ship === id && seat === view.viewer);
  return isOwn ? catalogue.words.labels.you : shipName(catalogue, id);
}

/** `1d8 + 1d20`. */
function diceIn(dice: readonly number[]): string {
  const kinds = [...new Set(dice)].sort((one, other) => one - other);
  return kinds.map((sides) => `${dice.filter((die) => die === sides).length}d${sides}`).join(' + ');
}

const SIZES: Readonly<Record<Detail, number>> = { near: 13, middle: 18, far: 26, farthest: 40 };
const LINE = 1.3;
const PADDING = 0.8;
const AWAY = 26;

/** A label for each, where it covers least. */
export function intentLabels(
  foretold: readonly Foretold[],
  detail: Detail,
  obstacles: readonly Box[],
): IntentLabel[] {
  const taken: Box[] = [...obstacles];
  return foretold.map(({ npc, text, end, at }) => {
    const size = SIZES[detail];
    const [width, height] = [(widthOf(text) + PADDING) * size, LINE * size];
    const { x, y } = end ?? at;
    const [down, across] = [AWAY + height / 2, AWAY + width / 2];
    const points = [[0, down], [0, -down], [across, 0], [-across, 0], [0, 2 * down], [0, -2 * down]].map(
      ([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }),
    );
    const costs = points.map((point) => taken.reduce((sum, box) => sum + sharedArea(boxAt(point, width, height), box), 0));
    const point = points[costs.indexOf(Math.min(...costs))] ?? { x, y };
    taken.push(boxAt(point, width, height));
    return { npc, text, point, width, height, size };
  });
}
