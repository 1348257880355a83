/** The campaign between its missions: careers, and where a crew keeps what it has. */
import type { BetweenView, CoreSpaceView, CrewView, DrawnRank, DrawnTrader, FigureView, Member } from '../../../wire/corespace';
import type { Option, Question } from '../../../wire/table';
import { type Catalogue, choiceOf } from './lookup';

/** What is done after a mission and before the next one, in this order. */
export const STAGES: readonly BetweenView['stage'][] = [
  'extraction',
  'rescue',
  'advancement',
  'trade',
  'maintenance',
  'ransom',
  'roll-call',
];
/** Where tokens lie that nobody carries. */
export const HOLD = 'hold';

/** True in a campaign, as long as no mission is under way. */
export const isBetween = ({ campaign }: Pick<CoreSpaceView, 'campaign'>): boolean => campaign?.between != null;

export interface Row extends DrawnRank {
  level: number;
  /** How many of its spaces are filled. */
  done: number;
}

/** The rows of a career, the first one first. */
export function rowsOf({ ranks }: Pick<DrawnTrader, 'ranks'>, { career = 0 }: Pick<Member, 'career'>): Row[] {
  let left = career;
  return ranks.map((rank, place) => {
    const done = Math.max(0, Math.min(rank.spaces, left));
    left -= rank.spaces;
    return { ...rank, level: place + 1, done };
  });
}

/** The career points that no skill has yet. */
export const pointsOf = ({ career = 0, skills = [] }: Pick<Member, 'career' | 'skills'>): number =>
  career - skills.reduce((sum, { level = 0 }) => sum + level, 0);

export interface Store {
  place: string;
  tokens: readonly string[];
  worn: string;
  /** The small tokens for which it has room, and those for which there still is some. */
  size: number;
  room: number;
}

/** The hold and the trays of the living; whoever is out on the deck carries what they have. */
export function storesOf(crew: CrewView, { scenery, tokens }: Catalogue, figures: readonly FigureView[] = []): Store[] {
  const space = (token: string): number => (tokens.get(token.split('/')[0] ?? '')?.size === 'large' ? 2 : 1);
  const store = (place: string, held: readonly string[], size: number, worn = ''): Store => ({
    place,
    tokens: held,
    worn,
    size,
    room: size - held.reduce((sum, token) => sum + space(token), 0),
  });
  const living = crew.members.filter(({ dead }) => !dead);
  return [
    store(HOLD, crew.hold, scenery.ledger?.holds[crew.sheet] ?? 0),
    ...living.map(({ board, kit = [], worn }) => {
      const out = figures.find(({ id }) => id === board);
      return out ? store(board, out.tray.map(({ name = '' }) => name), scenery.tray, out.worn?.name) : store(board, kit, scenery.tray, worn);
    }),
  ];
}

/** The answers about a token in a place: sell it, bring it elsewhere, wear it, lay it on the table. */
export function answersAt(question: Question | null, token: string, place: string): Option[] {
  return (question?.options ?? []).filter((option) => {
    const choice = choiceOf(option);
    if ('token' in choice && choice.token === token) {
      return 'place' in choice ? choice.place === place : choice.type === 'corespace.wear' && choice.figure === place;
    }
    return false;
  });
}

/** The answer that brings a token to another place. */
export const moveTo = (answers: readonly Option[], into: string): Option | undefined =>
  answers.find((option) => {
    const choice = choiceOf(option);
    return choice.type === 'corespace.stow' && choice.into === into;
  });

/** The answers that name somebody: what they learn, whether they stay aboard, and the like. */
export const answersFor = (question: Question | null, figure: string): Option[] =>
  (question?.options ?? []).filter((option) => {
    const choice = choiceOf(option);
    return 'figure' in choice && choice.figure === figure && !('token' in choice);
  });
