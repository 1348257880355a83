import type { Option } from '../wire/table';

/** Keys that mean the same in every question: they are never given to another answer. */
export const UNDO = 'u';
export const ONWARD = 'n';

/** The ways of a board by their letters, as its grid has them. */
export type WayKeys = Readonly<Record<string, string>>;

const NO_WAYS: WayKeys = {};
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';

type Keyed = Pick<Option, 'answer' | 'text' | 'heading' | 'weight'>;

/** The keys of one table at this screen: an answer that had a key in any question before keeps it. */
export class Keyring {
  private readonly known = new Map<string, string>();
  private readonly ways: WayKeys;

  constructor(ways: WayKeys = NO_WAYS) {
    this.ways = ways;
  }

  keysOf(options: readonly Keyed[]): Map<string, string> {
    const keys = assignKeys(options, this.known, this.ways);
    for (const [answer, key] of keys) this.known.set(answer, key);
    return keys;
  }
}

/**
 * A key for each answer. Ways and what leads on have theirs; others the first free letter of their words, then a digit,
 * then any letter.
 *
 * What had a key before keeps it, so that fingers can learn. Where a group is about numbers, a digit comes first.
 */
export function assignKeys(
  options: readonly Keyed[],
  before: ReadonlyMap<string, string> = new Map(),
  ways = NO_WAYS,
): Map<string, string> {
  const keys = fixedKeys(options, ways);
  const taken = new Set([UNDO, ONWARD, ...Object.keys(ways)]);
  const give = (answer: string, key: string): void => {
    keys.set(answer, key);
    taken.add(key);
  };
  for (const { answer } of options) {
    const key = before.get(answer);
    if (key && !keys.has(answer) && !taken.has(key)) give(answer, key);
  }
  // What stands alone has but one good letter; one of several finds another.
  const lone = options.filter((option) => alike(option, options).length === 0);
  for (const option of [...lone, ...options]) {
    if (keys.has(option.answer)) continue;
    const key = [...candidates(option, options)].find((each) => !taken.has(each));
    if (key) give(option.answer, key);
  }
  return keys;
}

/** The answers whose keys are always the same: the first that goes each way, and the first that leads on. */
function fixedKeys(options: readonly Keyed[], ways: WayKeys): Map<string, string> {
  const letters = new Map(Object.entries(ways).map(([letter, way]) => [way, letter]));
  const byKey = new Map<string, string>();
  for (const option of options) {
    const key = option.weight === 'onward' ? ONWARD : letters.get(wayOf(option));
    if (key && !byKey.has(key)) byKey.set(key, option.answer);
  }
  return new Map([...byKey].map(([key, answer]) => [answer, key]));
}

/** Where an answer would name the way that it takes, such as `fly NE`. */
function wayOf({ answer }: Keyed): string {
  return answer.split(' ').slice(1).at(-1) ?? '';
}

/** What an option would like as its key, best first. */
function candidates(option: Keyed, options: readonly Keyed[]): string {
  const others = alike(option, options);
  const digit = / (\d)$/.exec(option.answer)?.[1] ?? '';
  // Of several answers with the same verb, each is known by the words that the others lack.
  const own = words(option.text).filter((word) => !others.every((other) => words(other.text).includes(word)));
  const telling = others.length > 0 ? own : [...words(verb(option)), ...words(option.text)];
  const initials = telling.map((word) => word.charAt(0)).join('');
  return (option.heading ? digit : '') + initials + telling.join('') + digit + DIGITS + ALPHABET;
}

function alike(option: Keyed, options: readonly Keyed[]): Keyed[] {
  return options.filter((other) => other !== option && verb(other) === verb(option));
}

function verb({ answer }: Keyed): string {
  return answer.split(' ')[0] ?? answer;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Whether a key press is meant for the page, and not for a field or another part of it. */
export function isForPage(event: KeyboardEvent, { held = false } = {}): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.repeat && !held) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]'));
}
