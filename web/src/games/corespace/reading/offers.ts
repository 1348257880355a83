/** Answers by what they do: those that can be given, and why others cannot. */
import type { GameChoice } from '../../../wire/corespace';
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

/** The answers of a crew between missions: each asked seat has its own, and all of them name their seat. */
export const lackOf = (question: Question | null, answer: string): string =>
  question?.withheld.find((each) => each.answer === answer)?.missing ?? '';
