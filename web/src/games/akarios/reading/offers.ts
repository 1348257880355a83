/** Answers between fights, found by what they do. */
import type { GameChoice } from '../../../wire/akarios';
import type { Option, Question } from '../../../wire/table';
import { choiceOf } from './lookup';

type Of<Kind extends GameChoice['type']> = Extract<GameChoice, { type: Kind }>;

export interface Offer<Choice> {
  option: Option;
  choice: Choice;
}

/** All answers of a kind. */
export function offersOf<Kind extends GameChoice['type']>(question: Question | null, kind: Kind): Offer<Of<Kind>>[] {
  return (question?.options ?? []).flatMap((option) => {
    const choice = choiceOf(option);
    return choice.type === kind ? [{ option, choice: choice as Of<Kind> }] : [];
  });
}

/** Why an answer cannot be given now; nothing if it is not known of. */
export function lackOf(question: Question | null, answer: string): string {
  return question?.withheld.find((each) => each.answer === answer)?.missing ?? '';
}

/** Answers that cannot be given now, by the words with which they begin; what follows is the key. */
export function lacksOf(question: Question | null, beginning: string): Map<string, string> {
  const found = (question?.withheld ?? []).filter(({ answer }) => answer.startsWith(`${beginning} `));
  return new Map(found.map(({ answer, missing }) => [answer.slice(beginning.length + 1), missing]));
}
