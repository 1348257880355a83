import type { LogLine } from '../wire/table';

/** The lines of answers that nobody took back. The log itself keeps them all: it tells what happened. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const undone = new Map(log.filter((line) => line.undoes).map((line) => [line.revision, line.undoes ?? 0] as const));
  const last = log.at(-1)?.revision ?? 0;
  const answers: number[] = [];
  for (let revision = 1; revision <= last; revision += 1) {
    const count = undone.get(revision);
    if (count === undefined) answers.push(revision);
    else answers.splice(Math.max(0, answers.length - count));
  }
  // What happened before the first answer always stands.
  const stands = new Set([0, ...answers]);
  return log.filter((line) => stands.has(line.revision));
}
