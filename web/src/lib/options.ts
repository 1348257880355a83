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

/** How an option reads on a button: a title, and what else there is to know. */
export interface Reading {
  title: string;
  detail: string;
}

const SHORT = 12;
const NARROW = 40;
const LONG = 55;

/**
 * The options in the order in which they came, those with the same heading together;
 * what is risky has to say so, and leaves the others their small buttons.
 * Those that have none of their own may be given one.
 */
export function grouped(options: readonly Option[], headingFor: (option: Option) => string = () => ''): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.heading || headingFor(option);
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
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

export function readings(options: readonly Option[]): Map<string, Reading> {
  return new Map(
    options.map((option) => {
      const { title, detail } = parts(option.text);
      const isShared = options.some((other) => other !== option && other.text.startsWith(title));
      const whole = { title: sentence(option.text), detail: '' };
      return [option.answer, isShared ? whole : { title: sentence(title), detail }];
    }),
  );
}

/** What distinguishes an answer from others with the same verb. */
export function argument(answer: string): string {
  const rest = answer.slice(answer.indexOf(' ') + 1);
  return /^\d{4,}$/.test(rest) ? Number(rest).toLocaleString('en') : rest.replaceAll(/,(?=[a-z])/g, ' ');
}

function isCompact(options: readonly Option[]): boolean {
  if (options.length < 2) return false;
  const verb = options[0]?.answer.split(' ')[0];
  return options.every(({ answer, danger, heading }) => {
    const [first, ...rest] = answer.split(' ');
    return heading !== '' && first === verb && rest.length === 1 && rest.join(' ').length <= SHORT && danger === null;
  });
}

function isNarrow({ text, danger }: Option): boolean {
  return text.length <= NARROW && (danger ?? '').length <= NARROW;
}

function parts(text: string): Reading {
  const colon = text.indexOf(': ');
  if (colon < 0 || text.length < LONG) return { title: text, detail: '' };
  return { title: text.slice(0, colon), detail: text.slice(colon + 2) };
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
