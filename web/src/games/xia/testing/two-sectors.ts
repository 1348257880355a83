/** A map of two sectors for tests, without anything that they do not read. */
import { GENERAL } from './labels';
import type { Scenery, XiaView } from '../../../wire/xia';

export const SCENERY = {
  ...Object.fromEntries(
    ['ships', 'outfits', 'missions', 'titles', 'npcs', 'tokens', 'relics', 'events', 'powers'].map((each) => [each, []]),
  ),
  sectors: [
    { id: 'nyr', name: 'Nyr' },
    { id: 'loath', name: 'Loath' },
  ],
  colours: ['Red', 'Blue'],
  words: GENERAL,
} as unknown as Scenery;
export const VIEW = {
  sectors: [
    { sector: 'nyr', centre: [0, 0] },
    { sector: 'loath', centre: [2, -5] },
  ],
  captains: [{ ship: 'numerator' }, { ship: 'easy-tiger' }],
} as unknown as XiaView;
