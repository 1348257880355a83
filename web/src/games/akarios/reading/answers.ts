/** The open question as the playerboard shows it: cards with ways to pay for them, and dice to roll again. */
import type { Option, Question, Withheld } from '../../../wire/table';
import { choiceOf, type Face } from './lookup';

/** A way to pay for a card. */
export interface Payment {
  option: Option;
  dice: readonly Face[];
}

/** All ways to pay for each card of a pilot, those with the least stress first, then those with the fewest wild dice. */
export function paymentsOf(question: Question | null, pilot: string): Map<string, Payment[]> {
  const found = new Map<string, Payment[]>();
  for (const option of question?.options ?? []) {
    const choice = choiceOf(option);
    if (choice.type !== 'akarios.act' || choice.pilot !== pilot) continue;
    found.set(choice.card, [...(found.get(choice.card) ?? []), { option, dice: choice.dice }]);
  }
  for (const [card, payments] of found) found.set(card, payments.toSorted(byPrice));
  return found;
}

const count = (dice: readonly Face[], face: Face): number => dice.filter((each) => each === face).length;

function byPrice({ dice: one }: Payment, { dice: other }: Payment): number {
  return (
    count(one, 'stress') - count(other, 'stress') ||
    count(one, 'wild') - count(other, 'wild') ||
    one.length - other.length
  );
}

/** The ways that use all of some dice, whatever else they use. */
export function payingWith(payments: readonly Payment[], held: readonly Face[]): Payment[] {
  return payments.filter(({ dice }) => held.every((face) => count(dice, face) >= count(held, face)));
}

/** The answers that roll dice again: some for stress, or all of them free. */
export function rerollsOf(question: Question | null, pilot: string): { free: Option | null; paid: Payment[] } {
  let free: Option | null = null;
  const paid: Payment[] = [];
  for (const option of question?.options ?? []) {
    const choice = choiceOf(option);
    if (choice.type === 'akarios.reroll-all' && choice.pilot === pilot) free = option;
    if (choice.type === 'akarios.reroll' && choice.pilot === pilot) paid.push({ option, dice: choice.dice });
  }
  return { free, paid };
}

/** The answers by which pilots are done for this round: they stand beside their dice. */
export const finishesIn = (question: Question | null): Option[] =>
  (question?.options ?? []).filter((option) => choiceOf(option).type === 'akarios.finish');

/** The answer by which a pilot is done for this round. */
export const finishOf = (question: Question | null, pilot: string): Option | null =>
  finishesIn(question).find((option) => {
    const choice = choiceOf(option);
    return 'pilot' in choice && choice.pilot === pilot;
  }) ?? null;

/** The answer that rolls just these dice again. */
export function rerollOf(paid: readonly Payment[], held: readonly Face[]): Option | null {
  const isSame = ({ dice }: Payment): boolean =>
    dice.length === held.length && held.every((face) => count(dice, face) === count(held, face));
  return paid.find(isSame)?.option ?? null;
}

/** What is missing for each card of a pilot that cannot be used. */
export function missingOf(question: Question | null, pilot: string): Map<string, string> {
  return new Map((question?.withheld ?? []).flatMap((each) => withheldCard(each, pilot)));
}

function withheldCard({ answer, missing }: Withheld, pilot: string): [string, string][] {
  const [verb, who, card] = answer.split(' ');
  return verb === 'act' && who === pilot && card !== undefined ? [[card, missing]] : [];
}

/** Answers that are about a card in another way: to flip it, to refill it, to fit it. */
export function aboutCards(question: Question | null): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of question?.options ?? []) {
    const { type } = choiceOf(option);
    const isAbout = type === 'akarios.flip' || type === 'akarios.refill';
    if (isAbout && option.target !== null) found.set(option.target, option);
  }
  return found;
}

const ON_MAT: ReadonlySet<string> = new Set([
  'akarios.enlist',
  'akarios.board',
  'akarios.fit',
  'akarios.mount',
  'akarios.take-usual',
  'akarios.act',
  'akarios.reroll',
  'akarios.reroll-all',
  'akarios.take',
  'akarios.flip',
  'akarios.refill',
]);

/** The answers that the playerboard shows. */
export const onMat = (question: Question | null): Option[] =>
  (question?.options ?? []).filter((option) => ON_MAT.has(choiceOf(option).type));
