import type { Component } from 'svelte';
import type { Change } from '../lib/chart';
import type { LogLine, Option, Person, Question } from '../wire/table';
import type { Scenery } from '../wire/xia';
import { xiaFacts } from './xia/facts';
import { xiaGuidance } from './xia/guidance';

/** The board of a game: shows what can be pointed at, and says what was. */
export interface MapProps {
  view: unknown;
  scenery: unknown;
  question: Question | null;
  route: string[];
  hovered: string | null;
  /** What is known of the thing that is pointed at: how far it is, what it risks. */
  about?: readonly string[];
  onpoint(target: string): void;
  onhover(target: string | null): void;
}

/** What lies beside the board: the mat of one seat, or everybody's. */
export interface MatProps {
  view: unknown;
  scenery: unknown;
  question: Question | null;
  people: Person[];
  seat: number;
  /** Who is asked, also if it is somebody else. */
  asked: number | null;
  hovered: string | null;
  onanswer(answer: string): void;
  onhover(target: string | null): void;
}

/** What the shell shows of a game without knowing it. */
export interface Facts {
  /** The short facts of the top bar. */
  headline(view: unknown): string[];
  /** What the one who is asked has left to spend, in words. */
  left(view: unknown, question: Question, log: readonly LogLine[]): string | null;
  /** A question as it reads best. */
  asked(question: Question, view: unknown, scenery: unknown): Question;
  /** The log as it reads best. */
  story(log: readonly LogLine[], view: unknown, scenery: unknown): readonly LogLine[];
  /** How the score of each seat grew, and by what. */
  scores(log: readonly LogLine[]): Change[];
}

/** Done rarely; or done with what is asked, and on to what comes next. */
export type Weight = 'usual' | 'aside' | 'onward';

/** What helps somebody who plays for the first time. */
export interface Guidance {
  /** How one wins, in a sentence. */
  aim: string;
  /** What a question is about; empty if it says so itself. */
  hint(prompt: string): string;
  weight(option: Option): Weight;
  /** Whether one has to look at the mat to answer. */
  isOnMat(prompt: string): boolean;
  /** What an option has in common with others of its kind, where the game gives them no heading. */
  heading(option: Option): string;
}

export interface GameArt {
  map: Component<MapProps>;
  mat: Component<MatProps>;
  table: Component<MatProps>;
}

export interface GameEntry {
  facts: Facts;
  guidance: Guidance;
  art(): Promise<GameArt>;
  /** Options of the game that one should begin with; nothing if it has none. */
  firstGame: Record<string, boolean | number | string> | null;
  /** Which of its options are boxes that can be added to the game. */
  modules: readonly string[];
}

const noFacts: Facts = {
  headline: () => [],
  left: () => null,
  asked: (question) => question,
  story: (log) => log,
  scores: () => [],
};

const noGuidance: Guidance = { aim: '', hint: () => '', weight: () => 'usual', isOnMat: () => false, heading: () => '' };

const plain: GameEntry = {
  facts: noFacts,
  guidance: noGuidance,
  firstGame: null,
  modules: [],
  art: async () => {
    const [map, mat] = await Promise.all([import('./plain/PlainMap.svelte'), import('./plain/PlainMat.svelte')]);
    return { map: map.default, mat: mat.default, table: mat.default };
  },
};

const entries: Record<string, GameEntry> = {
  xia: {
    facts: xiaFacts,
    guidance: xiaGuidance,
    firstGame: { first_game: true },
    modules: ['embers', 'missions_and_powers', 'sellsword', 'envoy'],
    art: async () => {
      const [map, mat, table] = await Promise.all([
        import('./xia/map/XiaMap.svelte'),
        import('./xia/mat/XiaMat.svelte'),
        import('./xia/mat/XiaTable.svelte'),
      ]);
      return { map: drawn(map.default), mat: drawn(mat.default), table: drawn(table.default) };
    },
  },
};

export function gameEntry(name: string): GameEntry {
  return entries[name] ?? plain;
}

/** The guidance of the game that asks: the name of a question begins with it. */
export function guidanceFor(question: Question): Guidance {
  return gameEntry(question.prompt.split('.', 1)[0] ?? '').guidance;
}

/** The shell passes a view and scenery on unread: that they are of this game's type, only the server can promise. */
function drawn<Props extends { view: unknown; scenery: unknown }, Read extends { view: object; scenery: Scenery }>(
  component: Component<Read>,
): Component<Props> {
  return component as unknown as Component<Props>;
}
