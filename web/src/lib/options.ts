import type { Option, Withheld } from '../wire/table';

/** Options that have something in common, as they stand together. */
export interface Group {
  heading: string;
  options: Option[];
  /** What belongs here, but is not allowed now. */
  withheld: Withheld[];
  /** So alike and so short that a row of small buttons is enough. */
  compact: boolean;
  /** Short enough for two columns. */
  paired: boolean;
  /** Those of a group that are dangerous: the others come first. */
  apart: boolean;
}

const SHORT = 12;
const NARROW = 40;

/** The options in the order of interest: what the place offers, what else there is, what is risky. */
export function inOrder(options: readonly Option[], withheld: readonly Withheld[] = []): Group[] {
  const offered = (weight: string) => (each: { weight?: string }) => (each.weight ?? 'usual') === weight;
  const [here, usual] = ['here', 'usual'].map((weight) =>
    grouped(options.filter(offered(weight)), withheld.filter(offered(weight))),
  );
  const isSafe = ({ options: [first] }: Group): boolean => (first?.danger ?? null) === null;
  const rest = usual ?? [];
  return [...(here ?? []), ...rest.filter(isSafe), ...rest.filter((group) => !isSafe(group))];
}

/** Those with the same heading together, in the order in which they came; of these the risky ones last, and apart. */
export function grouped(options: readonly Option[], withheld: readonly Withheld[] = []): Group[] {
  const headings = new Set([...options, ...withheld].map(({ heading = '' }) => heading));
  return [...headings].flatMap((heading) => {
    const refused = withheld.filter((each) => (each.heading ?? '') === heading);
    const members = options.filter((each) => each.heading === heading);
    const safe = members.filter(({ danger }) => danger === null);
    const risky = members.filter(({ danger }) => danger !== null);
    if (safe.length === 0 || risky.length === 0) return groupOf(heading, members, refused);
    return [groupOf(heading, safe, refused), { ...groupOf(heading, risky, []), apart: true }];
  });
}

function groupOf(heading: string, options: Option[], withheld: Withheld[]): Group {
  return {
    heading,
    options,
    withheld,
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

/** Why an answer is asked back once: it is dangerous, or given too early; nothing for all others. */
export function doubtOf({ danger, regret }: Pick<Option, 'danger' | 'regret'>): string | null {
  return danger ?? (regret || null);
}

/** True if there is still something to do that risks nothing. */
export function isUseful({ weight = 'usual', danger }: Option): boolean {
  return danger === null && (weight === 'here' || weight === 'usual');
}

/** All that there is to say of an option, where it has but one line. */
export function inOneLine({ text, detail }: Option): string {
  return detail ? `${text} · ${detail}` : text;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
