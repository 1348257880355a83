import type { Person } from '../wire/table';

/** How a seat is called: what the game calls it, and who sits there. */
export function nameOf(people: readonly Person[], seat: number): string {
  const person = people.find((each) => each.seat === seat);
  if (!person) return '';
  return person.name && person.name !== person.colour ? `${person.colour} (${person.name})` : person.colour;
}

export function colourOf(people: readonly Person[], seat: number): string {
  return people.find((person) => person.seat === seat)?.colour ?? '';
}

/** What stands in the list as a sentence does: `Red, Blue and Green`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
