/** The hold of a ship as a grid: where its spaces are, and what lies on them. */
import type { Fitted, Hold, Outfit } from '../../../wire/xia';
import { CARGO, type Catalogue } from '../lookup';

/** A place of a grid; y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

const FIRST_COLUMN = 'a'.charCodeAt(0);

/** Where a space of a hold lies: `b3` is in the second column and the third row. */
export function placeOf(cell: string): Place {
  return { x: cell.charCodeAt(0) - FIRST_COLUMN, y: Number(cell.slice(1)) - 1 };
}

export function cellAt({ x, y }: Place): string {
  return `${String.fromCharCode(FIRST_COLUMN + x)}${y + 1}`;
}

/** The spaces of a hold that is drawn in rows, in reading order. */
export function spacesOf(rows: readonly string[]): string[] {
  return drawn(rows).map(cellAt);
}

export interface Size {
  columns: number;
  rows: number;
}

export function sizeOf(rows: readonly string[]): Size {
  return { columns: Math.max(0, ...rows.map((row) => row.length)), rows: rows.length };
}

/** A section of an outfit: U has a Use space, D the die. */
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

/** The outfit that covers a cell, by its place in the list. */
export function outfitOn(hold: Hold, cell: string): number | null {
  const index = (hold.outfits ?? []).findIndex(({ cells }) => cells.includes(cell));
  return index < 0 ? null : index;
}

export function damageOn(hold: Hold, fitted: Fitted): number {
  return (hold.damage ?? []).filter((cell) => fitted.cells.includes(cell)).length;
}

function useSpaces(catalogue: Catalogue, fitted: Fitted): string[] {
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

/** What lies on a space of the hold, in words. */
export function contentsOf(catalogue: Catalogue, hold: Hold, cell: string): string {
  const parts: string[] = [];
  const fitted = hold.outfits?.[outfitOn(hold, cell) ?? -1];
  if (fitted) {
    parts.push(catalogue.outfits.get(fitted.outfit)?.name ?? fitted.outfit);
    if (fitted.used?.includes(cell)) parts.push('a marker on its Use space');
    else if (useSpaces(catalogue, fitted).includes(cell)) parts.push('a Use space');
  }
  const cargo = hold.cubes?.[cell];
  if (cargo) parts.push(`a cube of ${CARGO[cargo].name}`);
  if (hold.damage?.includes(cell)) parts.push('damage');
  return parts.length ? parts.join(', ') : 'empty';
}

/** All that is in a hold, in words. */
export function summaryOf(catalogue: Catalogue, hold: Hold): string {
  const outfits = (hold.outfits ?? []).map(
    ({ outfit, cells }) => `${catalogue.outfits.get(outfit)?.name ?? outfit} on ${cells.join(', ')}`,
  );
  const cubes = Object.entries(hold.cubes ?? {}).map(([cell, cargo]) => `${CARGO[cargo].name} on ${cell}`);
  const damage = hold.damage?.length ? [`damage on ${hold.damage.join(', ')}`] : [];
  return [...outfits, ...cubes, ...damage].join('; ') || 'empty';
}

/** What damage on a space of the hold would take away, in words. */
export function lossesAt(catalogue: Catalogue, hold: Hold, cell: string): string[] {
  const losses: string[] = [];
  const cargo = hold.cubes?.[cell];
  if (cargo) losses.push(`the cube of ${CARGO[cargo].name} drifts away`);
  const fitted = hold.outfits?.[outfitOn(hold, cell) ?? -1];
  if (fitted) {
    const name = catalogue.outfits.get(fitted.outfit)?.name ?? fitted.outfit;
    losses.push(`rolls of the ${name} get 1 lower`);
    if (useSpaces(catalogue, fitted).includes(cell)) losses.push('a Use space is blocked');
    if (fitted.used?.includes(cell)) losses.push('the marker on it is disarmed');
  }
  return losses;
}
