/** Which rules to read about an answer, and about what is pointed at. */
import { getContext, setContext } from 'svelte';
import type { ClauseInfo, Option } from '../wire/table';

export interface Rules {
  /** Of an answer: first what governs its dangers, then the answer itself. */
  of(option: Option): readonly string[];
  /** Of what is pointed at on the board. */
  pointed(): readonly string[];
  /** What a rule says, if that is known. */
  sentence(rule: string): string | undefined;
  read(rule: string): void;
}

const MOST = 2;
const RULES = Symbol('rules');
const NONE: Rules = { of: () => [], pointed: () => [], sentence: () => undefined, read: () => undefined };

/** For all components within this one. */
export function provideRules(rules: Rules): void {
  setContext(RULES, rules);
}

export function useRules(): Rules {
  return getContext<Rules | undefined>(RULES) ?? NONE;
}

/** The rule to read about each kind of choice, and each cause of a risk. */
export function governing(clauses: readonly ClauseInfo[]): ReadonlyMap<string, string> {
  return new Map(clauses.flatMap(({ id, governs = [] }) => governs.map((what) => [what, id] as const)));
}

export function rulesOf({ choice, risks = [] }: Option, governed: ReadonlyMap<string, string>): string[] {
  const what = [...risks.map(({ cause }) => cause?.what), (choice as { type?: string }).type];
  return foremost(what.flatMap((each) => governed.get(each ?? '') ?? []));
}

/** Those to be named; more would take the place of what they are about. */
export const foremost = (rules: readonly string[]): string[] => [...new Set(rules)].slice(0, MOST);
