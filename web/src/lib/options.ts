import type { Option } from '../wire/table';

/** Options that have something in common, as they stand together. */
export interface Group {
  heading: string;
  options: Option[];
  /** So alike and so short that a row of small buttons is enough. */
  compact: boolean;
  /** Short enough for two columns. */
  paired: boolean;
  /** Those of a group that are dangerous, while the others stand in a row. */
  apart: boolean;
}

const SHORT = 12;
const NARROW = 40;

/**
 * The options in the order in which they came, those with the same heading together;
 * what is risky has to say so, and leaves the others their small buttons.
 */
export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.heading, [...(groups.get(option.heading) ?? []), option]);
  return [...groups].flatMap(([heading, members]) => {
    const safe = members.filter(({ danger }) => danger === null);
    if (safe.length === members.length || !isCompact(safe)) return groupOf(heading, members);
    const risky = members.filter(({ danger }) => danger !== null);
    return [groupOf(heading, safe), { ...groupOf(heading, risky), apart: true }];
  });
}

function groupOf(heading: string, options: Option[]): Group {
  return {
    heading,
    options,
    compact: isCompact(options),
    paired: options.length > 1 && options.every(isNarrow),
    apart: false,
  };
}

/** What distinguishes an answer from others with the same verb. */
export function argument(answer: string): string {
  const rest = answer.slice(answer.indexOf(' ') + 1);
  return /^\d{4,}$/.test(rest) ? Number(rest).toLocaleString('en') : rest.replaceAll(/,(?=[a-z])/g, ' ');
}

function isCompact(options: readonly Option[]): boolean {
  if (options.length < 2) return false;
  const verb = options[0]?.answer.split(' ')[0];
  return options.every(({ answer, danger, heading, alike }) => {
    const [first, ...rest] = answer.split(' ');
    return alike && heading !== '' && first === verb && rest.length === 1 && rest.join(' ').length <= SHORT && danger === null;
  });
}

function isNarrow({ text, detail, danger }: Option): boolean {
  return [text, detail, danger].every((words) => (words ?? '').length <= NARROW);
}

/** All that there is to say of an option, where it has but one line. */
export function inOneLine({ text, detail }: Option): string {
  return detail ? `${text} · ${detail}` : text;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
