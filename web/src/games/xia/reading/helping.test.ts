import { expect, it } from 'vitest';
import type { LogLine } from '../../../wire/table';
import type { Band } from '../../../wire/xia';
import { helpIn } from './helping';

const BANDS: Band[] = [
  [1, 0],
  [4, 1],
  [15, 2],
];
const rolled = (revision: number, shown: number, fame: number, pluses: object[]): LogLine => ({
  revision,
  text: '',
  targets: [],
  event: { type: 'xia.round-rolled', shown, pluses, total: 0, fame },
});

it('adds up what helped the NPCs, and what it was worth', () => {
  const log = [
    rolled(1, 2, 1, [{ cause: 'cubes', amount: 2 }]),
    rolled(2, 12, 2, [{ cause: 'cubes', amount: 2 }, { cause: 'behind', amount: 6 }]),
    rolled(3, 8, 1, []),
  ];
  expect(helpIn(log, BANDS)).toEqual({
    pluses: [
      { cause: 'behind', amount: 6 },
      { cause: 'cubes', amount: 4 },
    ],
    fame: 2,
  });
});

it('forgets rounds that were taken back', () => {
  const log = [rolled(1, 2, 1, [{ cause: 'cubes', amount: 2 }]), { revision: 2, text: '', targets: [], undoes: 1 }];
  expect(helpIn(log, BANDS)).toEqual({ pluses: [], fame: 0 });
});
