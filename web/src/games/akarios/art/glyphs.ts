/** Small signs: faces of dice, marks on ships, kinds of cards. Strokes and fills in a box of 24 × 24 around the origin. */
import type { Face, Mark } from '../reading/lookup';

export interface Glyph {
  path: string;
  isFilled: boolean;
}

export const FACES: Readonly<Record<Face, Glyph>> = {
  move: { path: 'M-6 1L0-5L6 1M-6 7L0 1L6 7', isFilled: false },
  attack: { path: 'M0-9V-4M0 4V9M-9 0H-4M4 0H9M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0-5.5 0', isFilled: false },
  wild: { path: 'M0-9.5L2.6-2.6L9.5 0L2.6 2.6L0 9.5L-2.6 2.6L-9.5 0L-2.6-2.6Z', isFilled: true },
  stress: { path: 'M2.5-10L-6 2H-.8L-2.5 10L6-2H.8Z', isFilled: true },
};

export const MARKS: Readonly<Record<Mark, string>> = {
  breach: 'M-8-6L-2-2L-4 2L1 3L-1 8M4-8L1-3L5-1L3 3L8 5',
  jam: 'M-8 0Q-6-8-4 0T0 0T4 0T8 0M-8 7L8-7',
  lock: 'M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3M-2 0A2 2 0 1 0 2 0A2 2 0 1 0-2 0',
  slow: 'M-6-5L0 1L6-5M-6 2L0 8L6 2',
  stealth: 'M-9 0Q0-9 9 0Q0 9-9 0M-7 7L7-7',
  stun: 'M-7-5L-3-1M-3-5L-7-1M3-5L7-1M7-5L3-1M-6 6Q-3 3 0 6T6 6',
};

export const HULL = 'M0-9L8-4.5V4.5L0 9L-8 4.5V-4.5Z';
export const SHIELD = 'M0-9L8-6V1C8 5 4 8 0 9.5C-4 8-8 5-8 1V-6Z';
export const BOLT = FACES.stress.path;
/** The bolt in a box of 16 × 16 whose corner is the origin, as risks on a board want it. */
export const RISK_BOLT = 'M10 0L3 9H7L5.7 16L13 7H8.7Z';
