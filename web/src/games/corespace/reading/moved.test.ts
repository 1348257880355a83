import { describe, expect, it } from 'vitest';

import { PAGE } from '../testing/samples';
import { rearranged } from './moved';

describe('terrain that was moved', () => {
  it('stands elsewhere, and keeps its shape', () => {
    const { deck } = rearranged(PAGE, [['e5', 'g7']]);
    expect(deck.pieces[0]).toMatchObject({ id: 'g7', squares: ['g7'], height: 'low' });
    const wide = { ...PAGE, deck: { ...PAGE.deck, pieces: [{ ...PAGE.deck.pieces[0]!, squares: ['e5', 'f5'] }] } };
    expect(rearranged(wide, [['e5', 'a10']]).deck.pieces[0]?.squares).toEqual(['a10', 'b10']);
  });

  it('is made once for each arrangement', () => {
    expect(rearranged(PAGE, [])).toBe(PAGE);
    expect(rearranged(PAGE, [['e5', 'g7']])).toBe(rearranged(PAGE, [['e5', 'g7']]));
  });
});
