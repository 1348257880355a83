import { expect, it } from 'vitest';
import type { LogLine } from '../../wire/table';
import type { Hex } from '../../wire/xia';
import { SCENERY as scenery, VIEW as view } from './two-sectors';
import { storyOf } from './story';

const line = (text: string, event?: object): LogLine => ({ revision: 1, text, targets: [], event });
const flies = (ship: string, name: string, start: Hex, to: Hex, place = to.join(',')): LogLine =>
  line(`${name} flies to ${place}.`, { type: 'xia.ship-moved', ship, start, to });
const told = (...log: LogLine[]): string[] => storyOf(log, view, scenery).map((each) => each.text);

it('a flight is one sentence about its captain', () => {
  expect(
    told(
      flies('numerator', 'Numerator', [0, 0], [0, -1]),
      flies('numerator', 'Numerator', [0, -1], [0, -2]),
      flies('numerator', 'Numerator', [0, -2], [1, -3]),
      flies('merchant', 'The Merchant', [0, 0], [0, 1]),
    ),
  ).toEqual(['Red flies 3 spaces to Loath.', 'The Merchant flies 1 space within Nyr.']);
});

it('a place that is not on the map is called what the game calls it', () => {
  expect(told(flies('easy-tiger', 'Easy Tiger', [90, 0], [91, 0], 'the Sell space of the Kiln'))).toEqual([
    'Blue flies 1 space to the Sell space of the Kiln.',
  ]);
});

it('places have the names of their sectors, which are not told twice', () => {
  expect(
    told(
      line('Numerator appears at -2,0.', { type: 'xia.respawned', ship: 'numerator', at: [-2, 0] }),
      line('Red scans for 1 energy and reveals Loath, around 2,-5.', {
        type: 'xia.sector-revealed',
        sector: 'loath',
        centre: [2, -5],
        turn: 0,
      }),
      line('The Kiln travels on from -2,1 to 0,-2.', { type: 'xia.kiln-moved', start: [-2, 1], to: [0, -2] }),
      line('Red pays 2,000 credits (outfit).', { type: 'xia.credits-changed', seat: 0, credits: -2000 }),
      line('Red takes back 1 answer.'),
    ),
  ).toEqual([
    'Numerator appears at Nyr.',
    'Red scans for 1 energy and reveals Loath.',
    'The Kiln travels on.',
    'Red pays 2,000 credits (outfit).',
    'Red takes back 1 answer.',
  ]);
});
