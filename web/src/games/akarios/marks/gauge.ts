/** Short arcs around a ship: a segment for each point that it can have. */
import { round } from '../../../board/paths';

export interface Segment {
  path: string;
  isFull: boolean;
}

/** Degrees between segments, and the most that one spans: a single point is no half circle. */
const GAP = 5;
const WIDEST = 34;

/** Beyond so many points, each segment stands for several. */
const MOST = 12;

/** The segments of a gauge, upwards from the bottom, at one side of a ship. */
export function segmentsOf(now: number, full: number, side: 'left' | 'right', radius: number): Segment[] {
  if (full > MOST) return segmentsOf(Math.ceil((now * MOST) / full), MOST, side, radius);
  const span = Math.min(WIDEST, 150 / Math.max(1, full));
  return Array.from({ length: full }, (_, index) => {
    const from = 165 - index * span;
    const to = from - span + GAP;
    const [start, end] = [from, to].map((degrees) => pointAt(side === 'left' ? -degrees : degrees, radius));
    const sweep = side === 'left' ? 1 : 0;
    return { path: `M${start}A${radius} ${radius} 0 0 ${sweep} ${end}`, isFull: index < now };
  });
}

/** Degrees clockwise from north. */
function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}
