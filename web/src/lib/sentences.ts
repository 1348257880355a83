import type { Question } from '../wire/table';

/** A piece of a sentence, and what it is about: `seat 0`, `space 3,-2`; empty for mere words. */
export interface Piece {
  text: string;
  about: string;
}

/** What things are called here, by what a reference names. Of those that are missing the sentence has words itself. */
export type Names = ReadonlyMap<string, string>;
/** Names for things that are mentioned together, so that they can be told apart. */
export type Naming = (abouts: readonly string[]) => Names;

export const NAMELESS: Names = new Map();

/** References stand in a sentence as the server writes them: `[[seat 0|Red]] flies to [[space 3,-2|3,-2]].` */
const REFERENCE = /\[\[([^|\]]*)\|(.*?)\]\]/g;

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: about = '', 2: text = '', index } of sentence.matchAll(REFERENCE)) {
    if (index > end) found.push({ text: sentence.slice(end, index), about: '' });
    found.push({ text, about });
    end = index + whole.length;
  }
  return end < sentence.length ? [...found, { text: sentence.slice(end), about: '' }] : found;
}

/** The words alone, for labels and voices. */
export function plain(sentence: string, names: Names = NAMELESS): string {
  return sentence.replaceAll(REFERENCE, (_, about: string, words: string) => names.get(about) ?? words);
}

/** The sentence with the names that things have here; it still says what it is about. */
export function named(sentence: string, naming: Naming): string {
  const names = naming(aboutsIn(sentence));
  if (names.size === 0) return sentence;
  return sentence.replaceAll(REFERENCE, (_, about: string, words: string) => `[[${about}|${names.get(about) ?? words}]]`);
}

/** The seat that a piece is about, if it is about one. */
export function seatOf({ about }: Piece): number | null {
  return about.startsWith('seat ') ? Number(about.slice('seat '.length)) : null;
}

/** A question in plain words. An answer that is called by a name needs none in common with others. */
export function worded(question: Question, naming: Naming): Question {
  const names = naming(question.options.flatMap(({ text }) => aboutsIn(text)));
  const word = (sentence: string): string => plain(sentence, names);
  return {
    ...question,
    text: plain(question.text),
    options: question.options.map((option) => {
      const isNamed = aboutsIn(option.text).some((about) => names.has(about));
      return { ...option, text: word(option.text), heading: isNamed ? '' : option.heading };
    }),
    withheld: question.withheld.map((refusal) => ({ ...refusal, text: word(refusal.text), missing: word(refusal.missing) })),
  };
}

function aboutsIn(sentence: string): string[] {
  return [...sentence.matchAll(REFERENCE)].map(([, about = '']) => about);
}
