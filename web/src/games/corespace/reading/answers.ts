/** Answers by what they are about. */
import type { CoreSpaceView, FigureView } from '../../../wire/corespace';
import type { Option, Question } from '../../../wire/table';
import { choiceOf, crewOf, figureIn } from './lookup';

/** The answers about an item, by its name: use, throw, drop, hand over. */
export function answersAbout(question: Question | null, item: string): Option[] {
  return (question?.options ?? []).filter((option) => {
    const choice = choiceOf(option);
    const about = 'token' in choice ? choice.token : 'weapon' in choice ? choice.weapon : '';
    return item !== '' && about === item;
  });
}

/** The answer that lets a trader act, if it is asked who does. */
export function activationOf(question: Question | null, figure: string): Option | undefined {
  return question?.options.find((option) => {
    const choice = choiceOf(option);
    return choice.type === 'corespace.activate' && choice.figure === figure;
  });
}

/** The trader whom a question is about, or who matters most to whoever looks. */
export function foremost(view: CoreSpaceView, question: Question | null, seat: number): FigureView | undefined {
  const own = crewOf(view, question?.seat ?? seat);
  const acting = figureIn(view, view.acting?.figure);
  const clashing = own.find(({ id }) => id === view.clash?.figure);
  if (clashing) return clashing;
  if (acting?.crew === (question?.seat ?? seat)) return acting;
  return own.find(({ where, acted, defeated }) => where === 'deck' && !acted && !defeated) ?? own[0];
}
