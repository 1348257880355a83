import type { LogLine } from '../wire/table';
import { named, type Naming } from './sentences';

/** A turn of the log, or what happened before the first one of a scene: who began it, and what followed. */
export interface Chapter {
  seat: number | null;
  /** Counted from 1; 0 is what happened before the first turn. */
  number: number;
  lines: LogLine[];
  /** What the scene is called that begins with it, if one does. */
  scene: string;
}

export interface Die {
  sides: number;
  shown: number;
  purpose: string;
}

/** What is known of the log now: what came lately replaces all that is later than `from`. */
export function mergeLog(known: readonly LogLine[], from: number, lately: readonly LogLine[]): LogLine[] {
  return [...known.filter((line) => line.revision <= from), ...lately];
}

/** Of lines that tell more and more of the same, the last. */
export function lastOfRuns<Line extends Pick<LogLine, 'run'>>(log: readonly Line[]): Line[] {
  return log.filter(({ run }, place) => !run || log[place + 1]?.run !== run);
}

/** The log as one tells it, with the names that things have here. In a turn, a reason is given once. */
export function storyOf(log: readonly LogLine[], naming: Naming): LogLine[] {
  let [why, told] = ['', ''];
  return log.flatMap((line, place) => {
    const { run, text, reason = '' } = line;
    why = reason || (run && log[place - 1]?.run === run ? why : '');
    if (run && log[place + 1]?.run === run) return [];
    if (turnBegun(line) !== null) told = '';
    const isNew = why !== '' && why !== told;
    if (isNew) told = why;
    return [{ ...line, text: named(text, naming), reason: isNew ? named(why, naming) : '' }];
  });
}

export function chapters(log: readonly LogLine[]): Chapter[] {
  let chapter: Chapter = { seat: null, number: 0, lines: [], scene: '' };
  const all = [chapter];
  for (const line of log) {
    const seat = turnBegun(line);
    if (line.scene) chapter = { seat: null, number: 0, lines: [], scene: line.text };
    else if (seat !== null) chapter = { seat, number: chapter.number + 1, lines: [], scene: '' };
    if (line.scene || seat !== null) all.push(chapter);
    if (!line.scene) chapter.lines.push(line);
  }
  return all.filter((each) => each.lines.length > 0 || each.scene);
}

/** A turn of a scene: whose it is, which, and the moment at which it begins. */
export interface Turn {
  seat: number;
  number: number;
  revision: number;
}

export function turnsOf(log: readonly LogLine[]): Turn[] {
  return chapters(log).flatMap(({ seat, number, lines }) =>
    seat !== null && lines[0] ? [{ seat, number, revision: lines[0].revision }] : [],
  );
}

/** The round of the scene that is being played: how many turns the one with the most turns has begun. */
export function roundOf(log: readonly LogLine[]): number {
  const turns = new Map<number, number>();
  for (const line of log) {
    const seat = turnBegun(line);
    if (line.scene) turns.clear();
    if (seat !== null) turns.set(seat, (turns.get(seat) ?? 0) + 1);
  }
  return Math.max(0, ...turns.values());
}

/** True until somebody begins a second turn, or all of them a second round. */
export function isBeginning(log: readonly LogLine[]): boolean {
  const scene = log.slice(log.findLastIndex((line) => line.scene) + 1);
  return roundOf(scene) <= 1 && scene.filter((line) => kind(line).endsWith('.round-began')).length <= 1;
}

/** What happened between a seat's last turn and the one that it has begun now. */
export function sinceLastTurn(log: readonly LogLine[], seat: number): LogLine[] {
  const told = chapters(log);
  if (told.at(-1)?.seat !== seat) return [];
  const before = told.slice(0, -1);
  const last = before.findLastIndex((chapter) => chapter.seat === seat);
  return last < 0 ? [] : before.slice(last + 1).flatMap((chapter) => chapter.lines);
}

/** Whether the log tells of something that a seat did: turns begin by themselves. */
export function hasActed(log: readonly LogLine[], seat: number): boolean {
  return log.some(
    (line) => line.revision > 0 && fields(line.event)?.['seat'] === seat && !kind(line).endsWith('.turn-began'),
  );
}

export function diceIn(lines: readonly LogLine[]): Die[] {
  return lines.flatMap((line) => {
    const event = fields(line.event);
    if (!event || !kind(line).endsWith('-rolled')) return [];
    const { sides, shown } = event;
    if (typeof sides !== 'number' || typeof shown !== 'number') return [];
    return [{ sides, shown, purpose: line.rolled_for ?? '' }];
  });
}

/** The dice that were rolled last, those of one answer together. */
export function lastRoll(log: readonly LogLine[]): Die[] {
  const last = log.findLast((line) => diceIn([line]).length > 0)?.revision;
  return diceIn(log.filter(({ revision }) => revision === last));
}

/** Which seat's turn begins with this line, if one does. */
export function turnBegun(line: LogLine): number | null {
  const seat = kind(line).endsWith('.turn-began') ? fields(line.event)?.['seat'] : null;
  return typeof seat === 'number' ? seat : null;
}

/** What kind of event a line is about, such as `demo.flew`; empty if it is about the table. */
export function kind(line: LogLine): string {
  const type = fields(line.event)?.['type'];
  return typeof type === 'string' ? type : '';
}

function fields(event: unknown): Record<string, unknown> | null {
  return typeof event === 'object' && event !== null ? (event as Record<string, unknown>) : null;
}
