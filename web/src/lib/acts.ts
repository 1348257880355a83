/** What others do, act by act, from what is told of it. */
import type { LogLine } from '../wire/table';
import { diceIn, type Die, turnBegun } from './log';
import { named, type Naming, pieces, plain, seatOf } from './sentences';

/** Something that somebody, or the rules alone, did: one sentence, and all that belongs to it. */
export interface Act {
  /** With the names that things have here. */
  text: string;
  /** Why the rules did it, or a bot says it did; empty for what nobody explains. */
  reason: string;
  /** The seat that it is told of first; none for what no seat plays. */
  seat: number | null;
  /** Where on the board it happened. */
  targets: readonly string[];
  dice: readonly Die[];
  lines: readonly LogLine[];
}

/**
 * The lines of news that tell what others did, and what came of it: all from the first that tells of another seat, or
 * of what the rules do by themselves. If others were acting already, they go on.
 */
export function doneByOthers(
  news: readonly LogLine[],
  viewer: number | null,
  naming: Naming,
  areActing: boolean,
): readonly LogLine[] {
  const isTheirs = (line: LogLine): boolean => {
    const seat = actorOf(line, naming);
    return Boolean(line.reason) || (seat !== null && seat !== viewer);
  };
  const first = areActing || viewer === null ? 0 : news.findIndex(isTheirs);
  if (first < 0) return [];
  return news.slice(first).filter((line) => line.event && (viewer === null || turnBegun(line) !== viewer));
}

/** The acts with one more line: it is an act of its own, or goes on with the last one, as dice and runs do. */
export function withLine(acts: readonly Act[], line: LogLine, naming: Naming): readonly Act[] {
  const last = acts.at(-1);
  const before = last?.lines.at(-1);
  const isOfRun = Boolean(line.run) && before?.run === line.run;
  const isRoll = diceIn([line]).length > 0 && before?.revision === line.revision;
  if (!last || !(isOfRun || isRoll)) return [...acts, actOf([line], line, naming)];
  const telling = isOfRun ? line : (last.lines.findLast((each) => diceIn([each]).length === 0) ?? line);
  return [...acts.slice(0, -1), actOf([...last.lines, line], telling, naming)];
}

function actOf(lines: readonly LogLine[], telling: LogLine, naming: Naming): Act {
  return {
    text: named(telling.text, naming),
    reason: named(lines.findLast(({ reason }) => reason)?.reason ?? '', naming),
    seat: actorOf(telling, naming),
    targets: [...new Set(lines.flatMap(placesOf))],
    dice: diceIn(lines),
    lines,
  };
}

/** The seat that a line is about first; none if it is about something that no seat plays. */
function actorOf({ text }: LogLine, naming: Naming): number | null {
  const first = pieces(named(text, naming)).find(({ about }) => about);
  return first ? seatOf(first) : null;
}

/** What of the board a line is about: what its title says, else what its sentence refers to. */
function placesOf({ targets, text }: LogLine): readonly string[] {
  return targets.length > 0 ? targets : pieces(text).flatMap(({ about }) => about || []);
}

/** How much there is to read, in letters. */
export function lengthOf({ text, reason }: Act): number {
  return plain(text).length + plain(reason).length;
}
