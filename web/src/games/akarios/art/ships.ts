/** The shapes of ships, bows up, in a circle of 13 around their middle. */

const PLAYER_SHIPS: Readonly<Record<string, string>> = {
  argonaut: 'M0-13L5-3L12 6L11 10L4 7.5L3 11H-3L-4 7.5L-11 10L-12 6L-5-3Z',
  merkava: 'M-3-12H3L5-5L11-2V8L6 11H-6L-11 8V-2L-5-5Z',
  knossis: 'M0-13L8-4L5 0L12 10L0 6L-12 10L-5 0L-8-4Z',
  invictus: 'M0-13L4-6V0L12 3L10 9L4 8L0 12L-4 8L-10 9L-12 3L-4 0V-6Z',
  charis: 'M0-13L3-4L13 3L5 5L7 11L0 7.5L-7 11L-5 5L-13 3L-3-4Z',
};

export const SPARROW = 'M0-27C5-20 6-12 6-6L25 9V15L6 11L5 17L11 22V25L0 23L-11 25V22L-5 17L-6 11L-25 15V9L-6-6C-6-12-5-20 0-27Z';

/** The first raiders, who are in the lobby as well. */
export const SCOUT = 'M0 12C-8 9-11 1-8-6L-5-12L-3-4Q0-1 3-4L5-12L8-6C11 1 8 9 0 12Z';

export const DART = 'M0-13L10 11L0 5.5L-10 11Z';

export const shipShape = (ship: string): string => PLAYER_SHIPS[ship] ?? DART;
