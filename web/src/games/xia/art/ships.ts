/** The shapes of ships, bows up, around their middle. */

import type { NpcView } from '../../../wire/xia';

/** One for each seat, so that captains are told apart without their colours. */
const DARTS: readonly string[] = [
  'M0-13L10 11L0 5.5L-10 11Z',
  'M0-13L4-4L13 7L4.5 6.5L0 12L-4.5 6.5L-13 7L-4-4Z',
  'M0-13L9.5 1.5L4.5 12H-4.5L-9.5 1.5Z',
  'M0-13L11 5L6 12L0 2.5L-6 12L-11 5Z',
  'M0-14L3.5-3L11 1V10L3.5 6.5L0 12L-3.5 6.5L-11 10V1L-3.5-3Z',
];

const HULLS: Readonly<Record<NpcView['id'], string>> = {
  enforcer: 'M0-13L10-8V2C10 8 5 11 0 13C-5 11-10 8-10 2V-8ZM0-8L-1.8-2.5H-7L-2.8 1L-4.4 6.5L0 3.2L4.4 6.5L2.8 1L7-2.5H1.8Z',
  scoundrel: 'M0-13L3-5L12-10L8 0L13 8L4 6L0 13L-4 6L-13 8L-8 0L-12-10L-3-5Z',
  cinderbeard: 'M0-13L5-7L12-11L10-2L13 3L8 5L9 12L4.5 8L2 13.5L0 9L-2 13.5L-4.5 8L-9 12L-8 5L-13 3L-10-2L-12-11L-5-7ZM-5-2L-1.5 1L-5.5 2.5ZM5-2L1.5 1L5.5 2.5Z',
  sellsword: 'M0-14L3.2-8V1H9V4.4H3.2V9.5L5 13H-5L-3.2 9.5V4.4H-9V1H-3.2V-8Z',
  merchant: 'M-4-13H4L6-8H11V-1H6V1H11V9H5L3 13H-3L-5 9H-11V1H-6V-1H-11V-8H-6Z',
};

/** Ships that nobody owns; the colours of the theme, as far as it has one for them. */
const HULL_COLOURS: Readonly<Record<NpcView['id'], string>> = {
  enforcer: 'var(--npc-enforcer)',
  scoundrel: 'var(--npc-scoundrel)',
  merchant: 'var(--npc-merchant)',
  cinderbeard: 'var(--npc-cinderbeard, #ff9270)',
  sellsword: 'var(--npc-sellsword, #cfd6e4)',
};

interface Hull {
  id: string;
  /** The seat of its captain; none for a ship that nobody owns. */
  seat: number | null;
}

export const shapeOf = ({ id, seat }: Hull): string | undefined =>
  seat === null ? HULLS[id as NpcView['id']] : DARTS[seat % DARTS.length];

export const colourOf = ({ id, seat }: Hull): string =>
  seat === null ? HULL_COLOURS[id as NpcView['id']] : `var(--seat-${seat})`;
