/** The shapes of enemy ships, bows up, in a circle of 13 around their middle. The lobby does not need them. */
import { DART, SCOUT } from './ships';

const ENEMY_SHIPS: Readonly<Record<string, string>> = {
  'ronin-scout': SCOUT,
  'uia-dart': 'M0-13L4-2L11 9L3 6L0 12L-3 6L-11 9L-4-2Z',
  'tkotchka-assault': 'M0-12C5-9 8-5 8 0L12 4L8 11L4 7H-4L-8 11L-12 4L-8 0C-8-5-5-9 0-12ZM-3-2A3 3 0 1 0 3-2A3 3 0 1 0-3-2Z',
  'ronin-lancer': 'M0-13L2-5L7-3L5 2L11 10L3 7L0 12L-3 7L-11 10L-5 2L-7-3L-2-5Z',
  'uia-warden': 'M0-12L6-6H11V4L5 8L4 12H-4L-5 8L-11 4V-6H-6Z',
  'uia-arnaut': 'M-2-13H2L4-8H9L12-2V6L8 12H3L2 8H-2L-3 12H-8L-12 6V-2L-9-8H-4Z',
  'tkotchka-drone': 'M0-11L5-4L12-6L8 3L10 10L0 6L-10 10L-8 3L-12-6L-5-4Z',
  'tkotchka-mammoth': 'M0-10C5-10 8-8 10-4L13 6L9 4C8 9 5 12 0 12C-5 12-8 9-9 4L-13 6L-10-4C-8-8-5-10 0-10ZM-4-3A2 2 0 1 0 0-3A2 2 0 1 0-4-3Z',
  'yur-shard': 'M1-13L8-2L4 12L-3 5L-8 8L-6-3Z',
  'yur-beacon': 'M0-13L3-3L13 0L3 3L0 13L-3 3L-13 0L-3-3ZM-7-7L-3-3M7-7L3-3M7 7L3 3M-7 7L-3 3Z',
  'synthetic-titan': 'M-3-13H3L5-8L12-9L13 0L9 3L10 11L4 13L0 9L-4 13L-10 11L-9 3L-13 0L-12-9L-5-8Z',
  'ronin-frigate': 'M0-12L3-6L9-10L12-1L8 3L10 9L4 8L3 12H-3L-4 8L-10 9L-8 3L-12-1L-9-10L-3-6Z',
};

export const enemyShape = (type: string): string => ENEMY_SHIPS[type] ?? DART;
