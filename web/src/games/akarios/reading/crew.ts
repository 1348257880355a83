/** Pilots: who flies for a seat, and who of them is to be shown large. */
import type { AkariosView, FlyerView } from '../../../wire/akarios';
import type { Question } from '../../../wire/table';
import { choiceOf } from './lookup';

export const crewOf = ({ flyers }: AkariosView, seat: number): FlyerView[] => flyers.filter((flyer) => flyer.seat === seat);

/** The pilot that a question is about, as far as its answers tell. */
export function askedPilot(question: Question | null): string | null {
  for (const option of question?.options ?? []) {
    const choice = choiceOf(option);
    if ('pilot' in choice && choice.type !== 'akarios.enlist') return choice.pilot;
    const [kind, who] = option.target?.split(' ') ?? [];
    if ((kind === 'card' || kind === 'facing') && who !== undefined) return who;
  }
  return null;
}

/** Whom to show large: whoever is asked about, of the own crew who is still acting, or simply the first of it. */
export function foremost(view: AkariosView, question: Question | null, seat: number): FlyerView | undefined {
  const asked = askedPilot(question);
  const crew = crewOf(view, seat);
  return (
    view.flyers.find(({ id }) => id !== '' && id === asked) ??
    crew.find(({ status }) => status === 'acting') ??
    crew.find(({ status }) => status === 'rolled') ??
    crew.find(({ id }) => id !== '') ??
    crew[0]
  );
}

export const isDone = ({ status }: FlyerView): boolean => status === 'done' || status === 'out' || status === 'away';
