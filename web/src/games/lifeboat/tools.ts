/** Drawings of the tools, as strokes in a box of 60 × 60 around the origin. */

const DRAWINGS: Readonly<Record<string, string>> = {
  torch: 'M-22 18 2-6M-26 10-14 22M2-6 10-14 18-6 10 2zM20-16C30-20 30-28 24-32 24-26 16-26 16-18',
  hammer: 'M-20 22 8-6M-4-18 20 6M-4-18-12-22 4-30 16-18 20 6 26-2 16-18',
  pump: 'M-16 24H16M-10 24V-4H10V24M0-4V-26M-12-26H12M10 6H22V16',
  crank: 'M-22 0A12 12 0 1 0 2 0 12 12 0 1 0-22 0M-10 0H20M20 0V-18M14-18H26M-10-5V5',
  starter: 'M-14-22H14V4H-14zM-14-10H14M0 4V12M-8 24 0 12 8 24M-22 16-14 12M22 16 14 12',
};
/** A spanner stands for whatever else is at hand. */
const OTHER = 'M-20 20 6-6M6-6A11 11 0 0 1 20-22L14-14 20-8 28-14A11 11 0 0 1 12 2';

export const drawingOf = (tool: string): string => DRAWINGS[tool] ?? OTHER;
