/** The ways in which a match can begin, as a title names them. */
import type { BeginningInfo, GameInfo } from '../wire/table';
import type { Values } from './boxes';

/** What is chosen to begin like this, with one of the values that there are to choose among. */
export function chosenBy({ options, among }: BeginningInfo, value?: Values[string]): Values {
  return among && value !== undefined ? { ...options, [among]: value } : options;
}

/** The way in which a match with these options would begin, if it is one that has a name. */
export function beginningWith({ beginnings = [] }: GameInfo, values: Values): BeginningInfo | null {
  const begins = ({ options, among, values: listed = [] }: BeginningInfo): boolean =>
    Object.entries(options).every(([name, value]) => values[name] === value) &&
    (!among || listed.some((value) => value === values[among]));
  return beginnings.find(begins) ?? null;
}

/** What the values of its option are called, each with the value. */
export function waysOf(game: GameInfo, { among, values = [] }: BeginningInfo): { value: Values[string]; name: string }[] {
  const option = game.options.find(({ name }) => name === among);
  return values.map((value) => {
    const place = option?.choices?.indexOf(value) ?? -1;
    return { value, name: option?.names?.[place] ?? String(value) };
  });
}

/** For how few and how many it is, however it begins. */
export function seatsOf({ fewest_seats, most_seats, beginnings = [] }: GameInfo): [number, number] {
  return [
    Math.min(fewest_seats, ...beginnings.map((each) => each.fewest_seats)),
    Math.max(most_seats, ...beginnings.map((each) => each.most_seats)),
  ];
}
