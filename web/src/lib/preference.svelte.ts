import { recall, remember } from './memory';

/** Something that whoever sits at this browser has chosen. It is remembered here, and nowhere else. */
export class Preference<Value extends string> {
  #value: Value;

  /** The first of the values is the usual one. */
  constructor(
    private readonly key: string,
    readonly values: readonly [Value, ...Value[]],
    private readonly show: (value: Value) => void = () => {},
  ) {
    const kept = recall(key);
    this.#value = $state(values.find((value) => value === kept) ?? values[0]);
    show(this.#value);
  }

  get value(): Value {
    return this.#value;
  }

  set value(chosen: Value) {
    this.#value = chosen;
    remember(this.key, chosen);
    this.show(chosen);
  }
}

/** Marks the whole page with what was chosen: the style sheets look for it. */
export function markedAs(attribute: string): (value: string) => void {
  return (value) => globalThis.document?.documentElement.setAttribute(attribute, value);
}
