/** Whoever answers without a mouse is not to search for the next question. */
import type { Question } from '../wire/table';

/** All that belongs to a question, wherever it stands. */
const QUESTION = '[data-question]';

let last: { question: Question; answer: string } | null = null;

/** Before an answer is given. */
export function noteAnswer(question: Question, answer: string): void {
  last = document.querySelector(`${QUESTION} :focus-visible`) ? { question, answer } : null;
}

/** An answer that is offered again keeps the focus; else it goes to the question. */
export function focusAgain(question: Question, orElse: () => void): void {
  if (last === null || last.question === question) return;
  const again = document.querySelector<HTMLElement>(`${QUESTION} [data-answer="${CSS.escape(last.answer)}"]`);
  last = null;
  if (document.activeElement !== document.body) return;
  if (again?.checkVisibility()) again.focus({ preventScroll: true });
  else orElse();
}
