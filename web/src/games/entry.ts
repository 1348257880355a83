/**
 * The page of one title: all that the shell cannot know by itself.
 *
 * A title is a folder `games/<name>` whose `index.ts` exports a `GameEntry` as its default. Every part of it is
 * optional, and `plain.ts` holds what stands in for it: a title without a folder shows the text board of its server.
 *
 * Colours of its own are a style sheet that `index.ts` imports: the page is `[data-game='<name>']` while the title is
 * shown, and `lib/theme.css` tells which colours there are to change, those of the seats among them.
 */
import type { Component } from 'svelte';
import type { Grid } from '../board';
import type { Owners } from '../lib/calling';
import type { Change } from '../lib/chart';
import type { Names } from '../lib/sentences';
import type { Ending, LogLine, Person, Question } from '../wire/table';

export interface GameEntry {
  /** What is seen of it in the lobby, drawn on a sky of 400 by 200. Unless told, a field of hexes. */
  picture?: Component;
  /** The ways of its board, as a grid has them: which letters lead there. */
  ways?: Ways;
  /** What the shell shows of it without knowing it; fetched with what is drawn. */
  facts?(): Promise<Partial<Facts>>;
  /** Which of its options are boxes that can be added to the game. */
  modules?: readonly string[];
  /** What is drawn of it; fetched only when a table of this title is opened. */
  art?(): Promise<Partial<GameArt>>;
  /** A picture of one thing of its box. Unless drawn, words must do. */
  thing?(): Promise<Component<ThingProps>>;
}

/** The ways in which keys walk over a board, and their names unless the title's words have them. */
export type Ways = Pick<Grid, 'keys' | 'names'>;


/** What the shell shows of a game without knowing it. */
export interface Facts {
  /** The short facts of the top bar. */
  headline(view: unknown): string[];
  /** How everybody stands; the title's words say what is counted. Nothing if the view does not tell. */
  scores(view: unknown, scenery?: unknown): Scores | null;
  /** What the one who is asked has left to spend, in words. */
  left(view: unknown, question: Question, log: readonly LogLine[], scenery: unknown): string | null;
  /** What the page calls things that a sentence, or a list of answers, refers to; what the server says, if nothing. */
  called(abouts: readonly string[], view: unknown, scenery: unknown): Names;
  /** The seats that pieces stand for, by how sentences refer to them; nothing if no piece stands for anybody. */
  owners?(view: unknown): Owners;
  /** How the score of each seat grew, and by what. Rivals come after the last seat. */
  gains(log: readonly LogLine[]): Change[];
  /** What the scores of a match that is over count, if it is not what the title counts otherwise. */
  counted?(scenery: unknown): string | null;
  /** What can be asked about to learn what the rules' own pieces are about to do; the map shows it. */
  foreseen?(view: unknown): readonly string[];
}

/** How everybody stands now. */
export interface Scores {
  bySeat: readonly number[];
  /** True if it is one score for all, who win or lose together. */
  shared: boolean;
  /** The score that wins, if one does. */
  goal: number | null;
  /** Those whom nobody plays, but who can win. */
  rivals?: readonly Rival[];
}

export interface Rival {
  name: string;
  score: number;
}

/** What is drawn of a title. */
export interface GameArt {
  /** The board. Unless drawn, the text board of the server. */
  map: Component<MapProps>;
  /** The mat of one seat. Unless drawn, everybody with their scores. */
  mat: Component<MatProps>;
  /** Everybody's. Unless drawn, everybody with their scores. */
  table: Component<MatProps>;
  /** What else there is to tell of how everybody stands, in the bar at the top. */
  standing: Component<StandingProps> | null;
  /** Further tabs, beside log, table and rules. */
  tabs: readonly Tab[];
  /** True if one decides on the mat above all: then it has more of the room, and the question above it less. */
  isRoomy: boolean;
  /** A picture of how a match has ended. The shell says who has won, the epilogue and the scores in any case. */
  ending: Component<EndingProps> | null;
}

/** The board of a game: shows what can be pointed at, and says what was. */
export interface MapProps {
  view: unknown;
  scenery: unknown;
  /** The view as a picture of letters; only for a title without a folder of its own. */
  letters: string;
  question: Question | null;
  route: string[];
  hovered: string | null;
  /** What is known of the thing that is pointed at: how far it is, what it risks. */
  about?: readonly string[];
  /** The same as data of the title. */
  seen?: unknown;
  /** What the rules' own pieces are about to do, by what `facts.foreseen` names; nothing if nobody wants to see it. */
  foreseen?: ReadonlyMap<string, Foreseen>;
  onpoint(target: string): void;
  onhover(target: string | null): void;
  /** Gives an answer that the board shows in another way than by something to point at. */
  onanswer?(answer: string): void;
}

/** Something that is about to happen, as data of the title and in words. */
export interface Foreseen {
  data: unknown;
  lines: readonly string[];
}

/** More about how everybody stands. */
export interface StandingProps {
  view: unknown;
  scenery: unknown;
}

/** What lies beside the board: the mat of one seat, or everybody's. */
export interface MatProps {
  view: unknown;
  scenery: unknown;
  question: Question | null;
  people: Person[];
  seat: number;
  /** Who is asked, also if it is somebody else. */
  asked: readonly number[];
  /** How everybody stands, as `facts` tell. */
  scores: Scores | null;
  hovered: string | null;
  onanswer(answer: string): void;
  onhover(target: string | null): void;
}

/** A tab of the title's own. */
export interface Tab {
  /** Its name, from the words of the scenery. */
  label(scenery: unknown): string;
  content: Component<TabProps>;
  /** False where this match has nothing to show there. */
  isThere?(scenery: unknown): boolean;
  /** True while it is what matters: then it has the place of the board, and whoever wants can look at that. */
  leads?(view: unknown, question: Question | null): boolean;
}

/** What a tab of the title's own can show besides. */
export interface TabProps extends MatProps {
  /** The name of the table. */
  table: string;
  /** All that was told in this scene; nothing if it is not known from its beginning. */
  log: readonly LogLine[];
}

/** One thing of the box: `about` says which, as the server names it. */
export interface ThingProps {
  about: string;
  scenery: unknown;
}

/** The end of a match: who won, alone or all together, and how. */
export interface EndingProps {
  view: unknown;
  scenery: unknown;
  ending: Ending;
  people: Person[];
  /** All that was told; nothing if it is not known from the beginning. */
  log: readonly LogLine[];
  /** The name of the table. */
  table: string;
}

/** A component of one title. The shell passes its view and scenery on unread: that they are of the title's types, only
    the server can promise. */
export function drawn<Props extends { scenery: unknown }, Read extends { scenery: object }>(
  component: Component<Read>,
): Component<Props> {
  return component as unknown as Component<Props>;
}
