import type { NewTable, OptionInfo } from '../wire/table';

export type Values = NonNullable<NewTable['options']>;

/** Which boxes a match is played with: those that were chosen, or else the usual ones with what is chosen besides. */
export function boxesIn(boxes: readonly OptionInfo[], values: Values, usual: Values = {}): Record<string, boolean> {
  return Object.fromEntries(
    boxes.map(({ name, default: always }) => [name, (values[name] ?? usual[name] ?? always) === true]),
  );
}
