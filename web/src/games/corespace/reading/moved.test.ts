import { describe, expect, it } from 'vitest';

import { SCENERY } from '../testing/samples';
import { rearranged } from './moved';

describe('terrain that was moved', () => {
  it('stands elsewhere, and keeps its shape', () => {
    const { deck } = rearranged(SCENERY, [['e5', 'g7']]);
    expect(deck.pieces[0]).toMatchObject({ id: 'g7', squares: ['g7'], height: 'low' });
    const wide = { ...SCENERY, deck: { ...SCENERY.deck, pieces: [{ ...SCENERY.deck.pieces[0]!, squares: ['e5', 'f5'] }] } };
    expect(rearranged(wide, [['e5', 'a10']]).deck.pieces[0]?.squares).toEqual(['a10', 'b10']);
  });

  it('is made once for each arrangement', () => {
    expect(rearranged(SCENERY, [])).toBe(SCENERY);
    expect(rearranged(SCENERY, [['e5', 'g7']])).toBe(rearranged(SCENERY, [['e5', 'g7']]));
  });
});
