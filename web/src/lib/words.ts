import type { Person } from '../wire/table';

/** A piece of a sentence, and the seat whose name it is. */
export interface Piece {
  text: string;
  seat: number | null;
}

/** How a seat is called: what the game calls it, and who sits there. */
export function nameOf(people: readonly Person[], seat: number): string {
  const person = people.find((each) => each.seat === seat);
  if (!person) return '';
  return person.name && person.name !== person.colour ? `${person.colour} (${person.name})` : person.colour;
}

export function colourOf(people: readonly Person[], seat: number): string {
  return people.find((person) => person.seat === seat)?.colour ?? '';
}

/** A sentence in pieces, so that the names of seats can be told apart. */
export function pieces(text: string, people: readonly Person[]): Piece[] {
  const seats = new Map(people.map((person) => [person.colour, person.seat]));
  if (seats.size === 0) return [{ text, seat: null }];
  const names = [...seats.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`\\b(${names})\\b(?! [A-Z])`)) // but not the name of a place, such as Red Gulch
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, seat: seats.get(piece) ?? null }));
}

/** What stands in the list as a sentence does: `Red, Blue and Green`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
