import type { Component } from 'svelte';
import type { Change } from '../lib/chart';
import type { Names } from '../lib/sentences';
import type { LogLine, Person, Question } from '../wire/table';

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
  asked: readonly number[];
  hovered: string | null;
  onanswer(answer: string): void;
  onhover(target: string | null): void;
}

/** One thing of the box: `about` says which, as the server names it. */
export interface ThingProps {
  about: string;
  scenery: unknown;
}

/** What the shell shows of a game without knowing it. */
export interface Facts {
  /** The short facts of the top bar. */
  headline(view: unknown): string[];
  /** What the one who is asked has left to spend, in words. */
  left(view: unknown, question: Question, log: readonly LogLine[]): string | null;
  /** What the page calls things that a sentence, or a list of answers, refers to; what the server says, if nothing. */
  called(abouts: readonly string[], view: unknown, scenery: unknown): Names;
  /** How the score of each seat grew, and by what. */
  scores(log: readonly LogLine[]): Change[];
}

export interface GameArt {
  map: Component<MapProps>;
  mat: Component<MatProps>;
  table: Component<MatProps>;
}

/** The title's own words for what every title has. */
export interface Words {
  /** Whoever plays. */
  player: string;
  players: string;
  /** What lies beside the board and belongs to one seat. */
  mat: string;
  /** What is counted, and wins. */
  score: string;
}

/** The page of one title: the default export of `games/<title>/index.ts`. */
export interface GameEntry {
  words: Words;
  /** What is seen of it in the lobby, drawn on a sky of 400 by 200; nothing if it has no picture of its own. */
  picture: Component | null;
  facts: Facts;
  art(): Promise<GameArt>;
  /** A picture of one thing of its box; nothing where words must do. */
  thing?(): Promise<Component<ThingProps>>;
  /** Options of the game that one should begin with; nothing if it has none. */
  firstGame: Record<string, boolean | number | string> | null;
  /** Which of its options are boxes that can be added to the game. */
  modules: readonly string[];
}

/** A component of one title. The shell passes its view and scenery on unread: that they are of the title's types, only
    the server can promise. */
export function drawn<Props extends { scenery: unknown }, Read extends { scenery: object }>(
  component: Component<Read>,
): Component<Props> {
  return component as unknown as Component<Props>;
}
