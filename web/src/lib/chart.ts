/** A moment at which a score changed. */
export interface Change {
  revision: number;
  seat: number;
  score: number;
}

/** The scores of one seat as steps over time, as a path of an SVG. */
export function steps(
  changes: readonly Change[],
  seat: number,
  end: number,
  x: (revision: number) => number,
  y: (score: number) => number,
): string {
  let path = `M${x(0)},${y(0)}`;
  for (const change of changes) {
    if (change.seat === seat) path += `H${x(change.revision)}V${y(change.score)}`;
  }
  return `${path}H${x(end)}`;
}

/** The last score of a seat. */
export function finalScore(changes: readonly Change[], seat: number): number {
  return changes.findLast((change) => change.seat === seat)?.score ?? 0;
}
