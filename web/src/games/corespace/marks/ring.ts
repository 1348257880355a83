/** Parts of a ring, as path data. */

/** What is left free between two parts, in radians. */
const GAP = 0.16;

/** One of so many equal parts of a ring around 0,0; the first begins at the top, and they go clockwise. */
export function arcOf(place: number, parts: number, radius: number): string {
  if (parts === 1) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -0.01 0`;
  const each = (2 * Math.PI) / parts;
  const [from, to] = [place * each + GAP / 2, (place + 1) * each - GAP / 2].map((turn) => turn - Math.PI / 2);
  const point = (turn = 0): string => `${round(radius * Math.cos(turn))} ${round(radius * Math.sin(turn))}`;
  return `M${point(from)}A${radius} ${radius} 0 ${each - GAP > Math.PI ? 1 : 0} 1 ${point(to)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
