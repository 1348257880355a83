/** The shapes of ships, bows up, around their middle. */

import type { NpcView } from '../../../wire/xia';

/** One for each seat, so that captains are told apart without their colours. */
export const DARTS: readonly string[] = [
  'M0-13L10 11L0 5.5L-10 11Z',
  'M0-13L4-4L13 7L4.5 6.5L0 12L-4.5 6.5L-13 7L-4-4Z',
  'M0-13L9.5 1.5L4.5 12H-4.5L-9.5 1.5Z',
  'M0-13L11 5L6 12L0 2.5L-6 12L-11 5Z',
  'M0-14L3.5-3L11 1V10L3.5 6.5L0 12L-3.5 6.5L-11 10V1L-3.5-3Z',
];

export const HULLS: Readonly<Record<NpcView['id'], string>> = {
  enforcer: 'M0-13L10-8V2C10 8 5 11 0 13C-5 11-10 8-10 2V-8ZM0-8L-1.8-2.5H-7L-2.8 1L-4.4 6.5L0 3.2L4.4 6.5L2.8 1L7-2.5H1.8Z',
  scoundrel: 'M0-13L3-5L12-10L8 0L13 8L4 6L0 13L-4 6L-13 8L-8 0L-12-10L-3-5Z',
  merchant: 'M-4-13H4L6-8H11V-1H6V1H11V9H5L3 13H-3L-5 9H-11V1H-6V-1H-11V-8H-6Z',
};
