import type { Person } from '../wire/table';

/** The one name of whoever has a seat: their own, or what the game calls a seat that nobody has named. */
export function nameOf(people: readonly Person[], seat: number): string {
  const person = people.find((each) => each.seat === seat);
  if (!person) return '';
  const name = calledAt(person);
  const isShared = people.some((other) => other.seat !== seat && isSame(calledAt(other), name));
  return isShared && name !== person.colour ? `${name} (${person.colour})` : name;
}

/** What stands in the list as a sentence does: `Mira, Jonas and Vesper`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** A letter for each name; if two begin alike, those of the title's words for the seats tell them apart. */
export function lettersOf(names: readonly string[], seats: readonly string[]): string[] {
  const letters = names.map((name) => name.charAt(0).toUpperCase());
  return new Set(letters).size === letters.length ? letters : seats.map((seat) => seat.charAt(0));
}

const calledAt = ({ kind, name, colour }: Person): string => (kind === 'free' ? colour : name.trim() || colour);

const isSame = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
