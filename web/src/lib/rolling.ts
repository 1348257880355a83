/** Real dice, decks and bags: what they show is pressed on a pad, or typed. */
import type { Option, Question, Seated } from '../wire/table';

const ROLL_PROMPT = 'kernel.roll';
const WIDEST = 5;
const NARROWEST = 3;

/** True if a question asks what a real die shows, or what was drawn. */
export const isRoll = (question: Question): boolean => question.prompt === ROLL_PROMPT;

/** How the faces of a real die are called: by numbers or by names; or it is a deck or a bag with things in it. */
export type Faces = 'numbers' | 'names' | 'things';

export function facesOf({ options }: Question): Faces {
  const verb = options[0]?.answer.split(' ')[0];
  return verb === 'showed' ? 'names' : verb === 'drew' ? 'things' : 'numbers';
}

/** True if real dice are rolled: nobody can check what was typed in. */
export const hasRealDice = ({ dice }: Pick<Seated, 'dice'>): boolean => dice === 'asked' || dice === 'asked-all';

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

/** The face that was typed, by its number from 1 on; nothing before the first digit. */
export function faceOf(options: readonly Option[], typed: string): Option | undefined {
  return typed === '' ? undefined : options[Number(typed) - 1];
}
