/** A moment at which a score grew, and what for. */
export interface Change {
  revision: number;
  /** Rivals whom nobody plays come after the last seat. */
  seat: number;
  /** What it is from then on. */
  score: number;
  gained: number;
  source: string;
}

/** What one source has brought so far lies between two heights of a stack; it stays so until the next corner. */
export interface Corner {
  revision: number;
  from: number;
  to: number;
}

export interface Band {
  source: string;
  total: number;
  corners: Corner[];
}

/** From places in a match, and from scores, to places in a picture. */
export interface Scales {
  x(revision: number): number;
  y(score: number): number;
}

/** How far a picture goes on after the last answer, so that its result is seen, too. */
export function until(end: number): number {
  return Math.max(1, end * 1.04);
}

/** The scores of one seat as steps over time, as a path of an SVG. */
export function steps(changes: readonly Change[], seat: number, end: number, { x, y }: Scales): string {
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

/** What scores came from, what brought most to all together first. */
export function sourcesOf(changes: readonly Change[]): string[] {
  const totals = new Map<string, number>();
  for (const { source, gained } of changes) totals.set(source, (totals.get(source) ?? 0) + gained);
  return [...totals].sort((one, other) => other[1] - one[1]).map(([source]) => source);
}

export function totalOf(changes: readonly Change[], seat: number, source: string): number {
  return changes
    .filter((change) => change.seat === seat && change.source === source)
    .reduce((sum, change) => sum + change.gained, 0);
}

/** The score of a seat as a stack of its sources over time, the lowest first; without those that brought nothing. */
export function stack(changes: readonly Change[], seat: number, sources: readonly string[]): Band[] {
  const own = changes.filter((change) => change.seat === seat);
  const bands = sources.map((source): Band => ({ source, total: 0, corners: [] }));
  for (const change of own) {
    let height = 0;
    for (const band of bands) {
      if (band.source === change.source) band.total += change.gained;
      if (band.total > 0) band.corners.push({ revision: change.revision, from: height, to: height + band.total });
      height += band.total;
    }
  }
  return bands.filter((band) => band.total > 0);
}

/** A band as a closed path of an SVG. */
export function area(band: Band, end: number, { x, y }: Scales): string {
  const { corners } = band;
  const first = corners[0];
  if (!first) return '';
  let path = `M${x(first.revision)},${y(first.from)}`;
  for (const { revision, to } of corners) path += `H${x(revision)}V${y(to)}`;
  path += `H${x(end)}`;
  for (const { revision, from } of corners.toReversed()) path += `V${y(from)}H${x(revision)}`;
  return `${path}Z`;
}

/** Places as near as possible to those that are wanted, which ascend, but apart from each other and within bounds. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? least - gap) + gap));
  let above = most + gap;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    above = Math.min(places[index] ?? above, above - gap);
    places[index] = above;
  }
  return places;
}
