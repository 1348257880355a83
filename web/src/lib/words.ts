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

/** A letter for each name, and a second one for those that begin alike; if no letter tells them apart, those of the
    title's words for the seats do. */
export function lettersOf(names: readonly string[], seats: readonly string[]): string[] {
  const letters = names.map((name) => {
    const first = name.charAt(0).toUpperCase();
    const alike = names.filter((other) => other.charAt(0).toUpperCase() === first);
    return alike.length > 1 ? `${first}${name.charAt(firstDifference(alike))}` : first;
  });
  return new Set(letters).size === letters.length ? letters : seats.map((seat) => seat.charAt(0));
}

/** The first place at which each of these has a letter of its own; behind their ends if there is none. */
function firstDifference(names: readonly string[]): number {
  const longest = Math.max(...names.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, place) => place);
  return places.find((place) => isDistinct(names.map((name) => name.charAt(place)))) ?? longest;
}

const isDistinct = (letters: readonly string[]): boolean =>
  letters.every((letter) => letter.trim() !== '') && new Set(letters).size === letters.length;

const calledAt = ({ kind, name, colour }: Person): string => (kind === 'free' ? colour : name.trim() || colour);

const isSame = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
