/** Pilots: who flies for a seat, in which colour, and who of them is to be shown large. */
import type { AkariosView, FlyerView } from '../../../wire/akarios';
import type { Question } from '../../../wire/table';
import { choiceOf } from './lookup';

export const crewOf = ({ flyers }: AkariosView, seat: number): FlyerView[] => flyers.filter((flyer) => flyer.seat === seat);

/** Each pilot has a colour, also where one seat flies several. */
export const colourOf = ({ flyers }: AkariosView, flyer: FlyerView): string => `var(--seat-${flyers.indexOf(flyer)})`;

/** The pilot whom a question is about: whose action or hit is settled, or whom its answers name. */
export function askedPilot(question: Question | null, view: AkariosView): string | null {
  if (question === null) return null;
  const acting = view.flyers.find(({ id }) => id !== '' && id === view.acting);
  if (acting?.seat === question.seat) return acting.id;
  for (const option of question.options) {
    const choice = choiceOf(option);
    if ('pilot' in choice && choice.type !== 'akarios.enlist') return choice.pilot;
    const [kind, who] = option.target?.split(' ') ?? [];
    if ((kind === 'card' || kind === 'facing') && who !== undefined) return who;
  }
  return null;
}

/** The pilots who can put dice on cards now. */
export function pilotsWithDice(question: Question | null): ReadonlySet<string> {
  const choices = (question?.options ?? []).map(choiceOf);
  return new Set(choices.flatMap((choice) => (choice.type === 'akarios.act' ? [choice.pilot] : [])));
}

/** Whom to show large: whoever is asked about, of the own crew who can still act, or simply the first of it. */
export function foremost(
  view: AkariosView,
  question: Question | null,
  seat: number,
  /** The pilot who was busy last, and goes on as long as there are dice to use. */
  busy = '',
): FlyerView | undefined {
  const able = pilotsWithDice(question);
  const asked = askedPilot(question, view);
  const ready = view.flyers.filter(({ id }) => able.has(id));
  const crew = crewOf(view, seat);
  return (
    ready.find(({ id }) => id === busy) ??
    ready.find(({ status }) => status === 'acting') ??
    ready[0] ??
    view.flyers.find(({ id }) => id !== '' && id === asked) ??
    crew.find(({ status }) => status === 'acting') ??
    crew.find(({ status }) => status === 'rolled') ??
    crew.find(({ id }) => id !== '') ??
    crew[0]
  );
}

export const isDone = ({ status }: FlyerView): boolean => status === 'done' || status === 'out' || status === 'away';
