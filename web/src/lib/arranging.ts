/** A question as it is laid out: what stands where, and what is folded away because it is shown elsewhere. */
import type { Option, Question, Withheld } from '../wire/table';
import { inOrder, type Group } from './options';
import type { Where } from './shown.svelte';

const FEWEST_FOLDED = 3;

export interface Arranged {
  /** Listed, in the order of interest: what the place offers, and all the rest. */
  here: Group[];
  rest: Group[];
  /** Folded away: the board, the mat, or what has the place of the board, shows them. */
  onMap: Option[];
  onMat: Option[];
  onPage: Option[];
  /** Rarely needed; with what is not allowed of that kind. */
  aside: Option[];
  refusedAside: Withheld[];
}

export function arranged(
  question: Question,
  shown: ReadonlyMap<string, Where>,
  withheld: readonly Withheld[] = [],
): Arranged {
  const isApart = ({ weight }: { weight?: string }): boolean => weight === 'aside' || weight === 'onward';
  const answers = question.options.filter((option) => !isApart(option));
  const onMap = foldOf(question, answers, 'map', shown);
  const onMat = foldOf(question, answers, 'mat', shown);
  const onPage = foldOf(question, answers, 'page', shown);
  const folded = new Set([...onMap, ...onMat, ...onPage]);
  const listed = answers.filter((option) => !folded.has(option));
  const groups = inOrder(listed, withheld);
  const isHere = ({ options, withheld: refused }: Group): boolean => (options[0] ?? refused[0])?.weight === 'here';
  return {
    here: groups.filter(isHere),
    rest: groups.filter((group) => !isHere(group)),
    onMap,
    onMat: [...onMat, ...atFoot(question, shown)],
    onPage,
    aside: question.options.filter(({ weight }) => weight === 'aside'),
    refusedAside: withheld.filter(isApart),
  };
}

/** What leads on, where the mat has a place for it: in the list it is one answer among others. */
const atFoot = ({ options }: Question, shown: ReadonlyMap<string, Where>): Option[] =>
  options.flatMap((option) => (shown.get(option.answer) === 'foot' ? [{ ...option, weight: 'usual' as const }] : []));

/** What leads on: it stands at the foot, unless the mat has a better place for it. */
export const onwardIn = ({ options }: Question, shown: ReadonlyMap<string, Where>): Option[] =>
  options.filter(({ weight, answer }) => weight === 'onward' && shown.get(answer) !== 'foot');

/** What need not be read twice: all of it if the question is about what shows it, else only long lists with a heading. */
function foldOf(
  question: Question,
  answers: readonly Option[],
  where: Where,
  shown: ReadonlyMap<string, Where>,
): Option[] {
  const isAll = where === 'page' || (where === 'mat' && question.on_mat);
  const there = answers.filter(({ answer, heading }) => shown.get(answer) === where && (isAll || heading !== ''));
  return isAll || there.length >= FEWEST_FOLDED ? there : [];
}
