/** What everybody is called, wherever they are spoken of. */
import { getContext, setContext } from 'svelte';
import type { Person } from '../wire/table';
import { type Names, type Naming, reference } from './sentences';
import { nameOf } from './words';

/** The seats that pieces belong to, by how sentences refer to them: `piece swift` stands for its player. */
export type Owners = ReadonlyMap<string, number>;

export const NOBODYS: Owners = new Map();

/** Names of players, and of what the title names itself. A piece has its player's name, but
    after that its own: Mira takes Swift. */
export function calling(people: readonly Person[], owners: Owners, named: Naming): Naming {
  const players: Names = new Map(people.map(({ seat }) => [seatAbout(seat), withoutMarks(nameOf(people, seat))]));
  return (abouts) => {
    const belongings = abouts.flatMap((about) => {
      const owner = seatAbout(owners.get(about) ?? -1);
      const isNamed = abouts.slice(0, abouts.indexOf(about)).includes(owner);
      const name = isNamed ? undefined : players.get(owner);
      return name === undefined ? [] : [[about, reference(owner, name)] as const];
    });
    const others = named(abouts);
    return belongings.length + others.size === 0 ? players : new Map([...others, ...players, ...belongings]);
  };
}

const seatAbout = (seat: number): string => `seat ${seat}`;

/** No name is taken for the end of a reference. */
const withoutMarks = (name: string): string => name.replaceAll(']]', '] ]');

export type NameOfSeat = (seat: number) => string;

const CALLING = Symbol('calling');

/** For all components within this one. */
export function provideNames(names: NameOfSeat): void {
  setContext(CALLING, names);
}

/** What the players are called; empty where nobody has said. */
export function useNames(): NameOfSeat {
  return getContext<NameOfSeat | undefined>(CALLING) ?? (() => '');
}
