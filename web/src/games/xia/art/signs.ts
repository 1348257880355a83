/** How large the signs on spaces are, so that nothing else is put on them. */

import type { Detail } from '../../../board/camera';
import { boxAt } from '../../../board/clear';
import type { Box } from '../../../board/hex';
import type { DrawnSector } from '../../../wire/xia';
import type { Cargo } from '../reading/lookup';
import { FEATURE_RISE } from './features';

export interface Extent {
  width: number;
  height: number;
}
export interface TradeSign extends Extent {
  word: 'BUY' | 'SELL';
  rows: Cargo[][];
  /** The width of its longest row. */
  wide: number;
  /** Beside its word there is room for one row, and only from near by; otherwise the word is above. */
  isInline: boolean;
}

export const CRATE = 17;
const [ACROSS, DOWN] = [CRATE + 1.5, CRATE + 2];
export const WORD_HEIGHT = 15;
const WORD_WIDTHS = { BUY: 33, SELL: 38 } as const;
/** From afar, signs are drawn larger: those with one row of crates most. */
const GROWTH: Readonly<Record<Detail, number>> = { near: 1, middle: 1.1, far: 1.3, farthest: 1.3 };
const SMALL_GROWTH: Readonly<Record<Detail, number>> = { near: 1, middle: 1.25, far: 1.6, farthest: 1.6 };
const PLAIN = { width: 36, height: 36 };
const WORKING = { width: 48, height: 27 };

export function tradeSign(cargo: readonly Cargo[], isBuying: boolean, isNear: boolean): TradeSign {
  const word = isBuying ? 'BUY' : 'SELL';
  const rows = cargo.length <= 3 ? [[...cargo]] : [cargo.slice(0, 3), cargo.slice(3)];
  const wide = Math.max(...rows.map((row) => row.length)) * ACROSS;
  const isInline = isNear && rows.length === 1;
  return {
    word,
    rows,
    wide,
    isInline,
    width: isInline ? wide + WORD_WIDTHS[word] + 7 : Math.max(wide, WORD_WIDTHS[word]) + 7,
    height: rows.length * DOWN + 6 + (isInline ? 0 : WORD_HEIGHT),
  };
}

/** Where the crate of a row and a column stands in its sign. */
export function crateAt(sign: TradeSign, row: number, column: number): { x: number; y: number } {
  const left = sign.isInline ? sign.width / 2 - 4 - sign.wide : -((sign.rows[row]?.length ?? 0) * ACROSS) / 2;
  const top = -sign.height / 2 + 3 + (sign.isInline ? 0 : WORD_HEIGHT);
  return { x: left + (column + 0.5) * ACROSS, y: top + (row + 0.5) * DOWN };
}

/** A die stands higher than other signs: whatever travels its path stands below. */
export const DIE_RISE = -13;

/** The box of what is printed on a space of a sector, from the middle of the space. */
export function signBox(feature: string, sector: DrawnSector, detail: Detail): Box {
  const rise = FEATURE_RISE + (feature === 'special' ? DIE_RISE : 0);
  const { width, height } = signExtent(feature, sector, detail);
  return boxAt({ x: 0, y: rise }, width, height);
}

function signExtent(feature: string, sector: DrawnSector, detail: Detail): Extent {
  if (feature === 'special') return PLAIN;
  if (feature === 'work') return grown(WORKING, SMALL_GROWTH[detail]);
  if (feature !== 'buy' && feature !== 'sell') return grown(PLAIN, GROWTH[detail]);
  const sign = tradeSign(feature === 'buy' ? sector.buy : sector.sell, feature === 'buy', detail === 'near');
  return grown(sign, sign.rows.length === 1 ? SMALL_GROWTH[detail] : 1);
}

const grown = ({ width, height }: Extent, by: number): Extent => ({ width: width * by, height: height * by });
