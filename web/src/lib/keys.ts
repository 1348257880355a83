import type { Option } from '../wire/table';

/** Keys that mean something else on the table page. */
export const RESERVED = 'u';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';

type Keyed = Pick<Option, 'answer' | 'text' | 'heading'>;

/**
 * A key for each answer: the first free letter of its words, then a digit, then any letter.
 *
 * What had a key before keeps it, so that fingers can learn. Where a group is about numbers, a digit comes first.
 */
export function assignKeys(
  options: readonly Keyed[],
  before: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(RESERVED);
  const give = (answer: string, key: string): void => {
    keys.set(answer, key);
    taken.add(key);
  };
  for (const { answer } of options) {
    const key = before.get(answer);
    if (key && !taken.has(key)) give(answer, key);
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

/** What an option would like as its key, best first. */
function candidates(option: Keyed, options: readonly Keyed[]): string {
  const others = alike(option, options);
  const digit = option.heading ? (/ (\d)$/.exec(option.answer)?.[1] ?? '') : '';
  // Of several answers with the same verb, each is known by the words that the others lack.
  const own = words(option.text).filter((word) => !others.every((other) => words(other.text).includes(word)));
  const telling = others.length > 0 ? own : [...words(verb(option)), ...words(option.text)];
  const initials = telling.map((word) => word.charAt(0)).join('');
  return digit + initials + telling.join('') + DIGITS + ALPHABET;
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
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]'));
}
