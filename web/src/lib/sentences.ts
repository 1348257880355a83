import type { Question } from '../wire/table';

/** A piece of a sentence, and what it is about: `seat 0`, `space 3,-2`; empty for mere words. */
export interface Piece {
  text: string;
  about: string;
}

/** What things are called here, by what a reference names. Of those that are missing the sentence has words itself.
    What is called by somebody's name refers to them: `[[seat 0|Mira]]`. */
export type Names = ReadonlyMap<string, string>;
/** Names for things that are mentioned together, so that they can be told apart. */
export type Naming = (abouts: readonly string[]) => Names;

const SEAT = 'seat ';
/** Before the seat of what belongs to one, and keeps a name of its own: `[[figure beck@seat 0|Beck]]`. */
const OF = '@';

export const NAMELESS: Names = new Map();

/** References stand in a sentence as the server writes them: `[[seat 0|Red]] flies to [[space 3,-2|3,-2]].` */
const REFERENCE = /\[\[([^|\]]*)\|(.*?)\]\]/g;

export const reference = (about: string, words: string): string => `[[${about}|${words}]]`;

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
  const called = named(sentence, () => names);
  return called.replaceAll(REFERENCE, (_, __, words: string) => words);
}

/** The sentence with the names that things have here; it still says what it is about. */
export function named(sentence: string, naming: Naming): string {
  const names = naming(aboutsIn(sentence));
  if (names.size === 0) return sentence;
  return sentence.replaceAll(REFERENCE, (_, about: string, words: string) => {
    const name = names.get(about) ?? words;
    return name.startsWith('[[') ? name : reference(about, name);
  });
}

/** A reference to something of a seat, by its own name. */
export const belonging = (about: string, seat: number, words: string): string =>
  reference(`${about}${OF}${SEAT}${seat}`, words);

/** The seat that a piece is about, or to which it belongs, if there is one. */
export function seatOf({ about }: Piece): number | null {
  const seat = about.slice(about.lastIndexOf(OF) + 1);
  return seat.startsWith(SEAT) ? Number(seat.slice(SEAT.length)) : null;
}

/** True if a piece is about a seat itself: it is called by whoever plays it. */
export const isSeat = ({ about }: Piece): boolean => about.startsWith(SEAT);

/** A question in plain words. An answer whose place has a name needs no heading in common with others. */
export function worded(question: Question, naming: Naming): Question {
  const all = naming(question.options.flatMap(({ text }) => aboutsIn(text)));
  /** Places are told apart in all answers together, players are named in each. */
  const places = new Map([...all].filter(([about, name]) => !isPlayer(about, name)));
  const inWords = (sentence: string): string => {
    const players = [...naming(aboutsIn(sentence))].filter(([about, name]) => isPlayer(about, name));
    return plain(sentence, new Map([...places, ...players]));
  };
  return {
    ...question,
    text: inWords(question.text),
    options: question.options.map((option) => {
      const isNamed = aboutsIn(option.text).some((about) => places.has(about));
      return { ...option, text: inWords(option.text), heading: isNamed ? '' : option.heading };
    }),
    withheld: question.withheld.map((refusal) => ({
      ...refusal,
      text: inWords(refusal.text),
      missing: inWords(refusal.missing),
    })),
  };
}

/** Players have names in every sentence: that tells no answers apart. */
function isPlayer(about: string, name: string): boolean {
  return about.startsWith(SEAT) || name.startsWith('[[');
}

function aboutsIn(sentence: string): string[] {
  return [...sentence.matchAll(REFERENCE)].map(([, about = '']) => about);
}
