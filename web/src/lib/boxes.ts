import type { NewTable, OptionInfo } from '../wire/table';

export type Values = NonNullable<NewTable['options']>;

/** Which boxes a match is played with: those that were chosen, or else the usual ones, and in a first game none. */
export function boxesIn(boxes: readonly OptionInfo[], values: Values, isFirstGame: boolean): Record<string, boolean> {
  return Object.fromEntries(
    boxes.map(({ name, default: usual }) => [name, (values[name] ?? (!isFirstGame && usual)) === true]),
  );
}
