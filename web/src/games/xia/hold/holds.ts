/** The hold of a ship as a grid: where its spaces are, and what lies on them. */
import type { Fitted, Hold, Outfit } from '../../../wire/xia';
import { type Catalogue, filled } from '../reading/lookup';

/** A place of a grid; y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Columns from here on lie left of the first one. */
const FARTHEST_RIGHT = ALPHABET.length / 2;

/**
 * Where a space of a hold lies: `b3` is in the second column and the third row.
 * What hangs outside goes on counting: `z1` is left of `a1`, and `a0` above it.
 */
export function placeOf(cell: string): Place {
  const column = ALPHABET.indexOf(cell[0] ?? '');
  return { x: column < FARTHEST_RIGHT ? column : column - ALPHABET.length, y: Number(cell.slice(1)) - 1 };
}

export function cellAt({ x, y }: Place): string {
  return `${ALPHABET.at(x) ?? ''}${y + 1}`;
}

/** The spaces of a hold that is drawn in rows, in reading order. */
export function spacesOf(rows: readonly string[]): string[] {
  return drawn(rows).map(cellAt);
}

/** A rectangle of squares. */
export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The rectangle around a hold and the cells outside of it that something covers, or could. */
export function boundsOf(rows: readonly string[], cells: readonly string[] = []): Bounds {
  const places = cells.map(placeOf);
  const xs = [0, Math.max(0, ...rows.map((row) => row.length)) - 1, ...places.map(({ x }) => x)];
  const ys = [0, rows.length - 1, ...places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** All cells that outfits cover. */
export const outfittedCells = (hold: Hold): string[] => (hold.outfits ?? []).flatMap(({ cells }) => cells);

/** A section of an outfit: U has a Use space, D the die, C connects it to the hold. */
export interface Section extends Place {
  letter: string;
}

/** The sections of an outfit in reading order, as the cells of a fitted one are. */
export function sectionsOf(outfit: Outfit): Section[] {
  return drawn(outfit.shape);
}

function drawn(rows: readonly string[]): Section[] {
  return rows.flatMap((row, y) =>
    [...row].map((letter, x) => ({ x, y, letter })).filter(({ letter }) => letter !== '_'),
  );
}

/** The cells of an outfit with what is printed there. */
export function sectionsOn(outfit: Outfit, cells: readonly string[]): Section[] {
  const letters = sectionsOf(outfit).map(({ letter }) => letter);
  return cells.map((cell, index) => ({ ...placeOf(cell), letter: letters[index] ?? '.' }));
}

/** The middle of some cells: that of the rectangle around them. */
export function middleOf(cells: readonly string[]): Place {
  const places = cells.map(placeOf);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs) + 1) / 2, y: (Math.min(...ys) + Math.max(...ys) + 1) / 2 };
}

/** The relic that lies on a cell: both of its cells. */
export function relicOn(hold: Hold, cell: string): [string, string] | undefined {
  return hold.relics?.find((pair) => pair.includes(cell));
}

const isMod = (catalogue: Catalogue, { outfit }: Fitted): boolean => catalogue.outfits.get(outfit)?.family === 'mod';

/** The outfits in the order in which they lie: mods may lie over others. */
export function fromBelow(catalogue: Catalogue, hold: Hold): Fitted[] {
  const outfits = hold.outfits ?? [];
  return [...outfits.filter((one) => !isMod(catalogue, one)), ...outfits.filter((one) => isMod(catalogue, one))];
}

/** The outfits that cover a cell, what lies on top last. */
export function outfitsOn(catalogue: Catalogue, hold: Hold, cell: string): Fitted[] {
  return fromBelow(catalogue, hold).filter(({ cells }) => cells.includes(cell));
}

/** The cells of what is taken out by a cell: a cube, a relic, or the uppermost outfit. */
export function cellsLifted(catalogue: Catalogue, hold: Hold, cell: string): string[] {
  if (hold.cubes?.[cell]) return [cell];
  return relicOn(hold, cell) ?? outfitsOn(catalogue, hold, cell).at(-1)?.cells ?? [cell];
}

export function damageOn(hold: Hold, fitted: Fitted): number {
  return (hold.damage ?? []).filter((cell) => fitted.cells.includes(cell)).length;
}

export const isIce = (hold: Hold, cell: string): boolean => hold.ice?.includes(cell) ?? false;

/** The damage that is not ice. */
export const regularDamage = (hold: Hold): string[] => (hold.damage ?? []).filter((cell) => !isIce(hold, cell));

export function useSpaces(catalogue: Catalogue, fitted: Fitted): string[] {
  const outfit = catalogue.outfits.get(fitted.outfit);
  if (!outfit) return [];
  const sections = sectionsOn(outfit, fitted.cells);
  return fitted.cells.filter((_, index) => sections[index]?.letter === 'U');
}

/** Its Use spaces without a marker and without damage. */
export function freeUseSpaces(catalogue: Catalogue, hold: Hold, fitted: Fitted): number {
  const blocked = new Set([...(fitted.used ?? []), ...(hold.damage ?? [])]);
  return useSpaces(catalogue, fitted).filter((cell) => !blocked.has(cell)).length;
}

// In words

const nameOf = (catalogue: Catalogue, { outfit }: Fitted): string => catalogue.outfits.get(outfit)?.name ?? outfit;

/** What lies on a space of the hold, in words. */
export function contentsOf(catalogue: Catalogue, hold: Hold, cell: string): string {
  const { labels } = catalogue.words;
  const parts: string[] = [];
  for (const fitted of outfitsOn(catalogue, hold, cell)) {
    parts.push(nameOf(catalogue, fitted));
    if (fitted.used?.includes(cell)) parts.push(labels.marker_on);
    else if (useSpaces(catalogue, fitted).includes(cell)) parts.push(labels.use_space);
  }
  const cargo = hold.cubes?.[cell];
  if (cargo) parts.push(filled(labels.cube, { cargo: catalogue.words.cargo[cargo] ?? cargo }));
  if (relicOn(hold, cell)) parts.push(labels.relic_down);
  if (isIce(hold, cell)) parts.push(labels.ice);
  else if (hold.damage?.includes(cell)) parts.push(labels.damage);
  return parts.length ? parts.join(', ') : labels.empty;
}

/** All that is in a hold, in words. */
export function summaryOf(catalogue: Catalogue, hold: Hold): string {
  const { labels, cargo: called } = catalogue.words;
  const on = (thing: string, cells: readonly string[]): string =>
    filled(labels.stowed, { thing, spaces: cells.join(', ') });
  const outfits = (hold.outfits ?? []).map((fitted) => on(nameOf(catalogue, fitted), fitted.cells));
  const cubes = Object.entries(hold.cubes ?? {}).map(([cell, cargo]) => on(called[cargo] ?? cargo, [cell]));
  const relics = (hold.relics ?? []).map((pair) => on(labels.relic, pair));
  const regular = regularDamage(hold);
  const damage = regular.length ? [on(labels.damage, regular)] : [];
  const ice = hold.ice?.length ? [on(labels.ice, hold.ice)] : [];
  return [...outfits, ...cubes, ...relics, ...damage, ...ice].join('; ') || labels.empty;
}
