import type { Component } from 'svelte';
import type { LogLine, Person, Question } from '../wire/table';
import type { Scenery } from '../wire/xia';
import { xiaFacts } from './xia/facts';

/** The board of a game: shows what can be pointed at, and says what was. */
export interface MapProps {
  view: unknown;
  scenery: unknown;
  question: Question | null;
  route: string[];
  hovered: string | null;
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
  left(view: unknown): string | null;
  /** The score of each seat over time. */
  scores(log: readonly LogLine[]): ScorePoint[];
}

export interface ScorePoint {
  revision: number;
  seat: number;
  score: number;
}

export interface GameArt {
  map: Component<MapProps>;
  mat: Component<MatProps>;
  table: Component<MatProps>;
}

export interface GameEntry {
  facts: Facts;
  art(): Promise<GameArt>;
  /** Options of the game that one should begin with; nothing if it has none. */
  firstGame: Record<string, boolean | number | string> | null;
}

const noFacts: Facts = { headline: () => [], left: () => null, scores: () => [] };

const plain: GameEntry = {
  facts: noFacts,
  firstGame: null,
  art: async () => {
    const [map, mat] = await Promise.all([import('./plain/PlainMap.svelte'), import('./plain/PlainMat.svelte')]);
    return { map: map.default, mat: mat.default, table: mat.default };
  },
};

const entries: Record<string, GameEntry> = {
  xia: {
    facts: xiaFacts,
    firstGame: { first_game: true },
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

/** The shell passes a view and scenery on unread: that they are of this game's type, only the server can promise. */
function drawn<Props extends { view: unknown; scenery: unknown }, Read extends { view: object; scenery: Scenery }>(
  component: Component<Read>,
): Component<Props> {
  return component as unknown as Component<Props>;
}
