import { expect, it } from 'vitest';
import type { Person } from '../wire/table';
import { pieces } from './words';

const people: Person[] = ['Red', 'Blue'].map((colour, seat) => ({ seat, kind: 'person', name: '', colour, present: true }));
const named = (text: string): (number | null)[] => pieces(text, people).map((piece) => piece.seat);

it('captains are found in a sentence, and places that are called alike are not', () => {
  expect(named("Red's shield holds against Blue.")).toEqual([0, null, 1, null]);
  expect(named('Blue flies 4 spaces to Red Gulch.')).toEqual([1, null]);
});
