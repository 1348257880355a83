/** Real dice: what they show is pressed on a pad, or typed. */
import type { Option, Question } from '../wire/table';

const ROLL_PROMPT = 'kernel.roll';
const WIDEST = 5;
const NARROWEST = 3;

/** True if a question asks what a real die shows. */
export const isRoll = (question: Question): boolean => question.prompt === ROLL_PROMPT;

/** The faces of a die side by side: as many that all rows are full, if that can be. */
export function columnsOf(sides: number): number {
  for (let columns = WIDEST; columns >= NARROWEST; columns -= 1) if (sides % columns === 0) return columns;
  return Math.min(sides, WIDEST);
}

/** The digits after one more key; one that leads to no face is not taken. */
export function typedAfter(typed: string, key: string, sides: number): string {
  if (key === 'Backspace') return typed.slice(0, -1);
  if (!/^\d$/.test(key)) return typed;
  const number = Number(typed + key);
  return number >= 1 && number <= sides ? typed + key : typed;
}

/** The face that was typed; nothing before the first digit. */
export function faceOf(options: readonly Option[], typed: string): Option | undefined {
  return options.find(({ answer }) => typed !== '' && answer.endsWith(` ${typed}`));
}
