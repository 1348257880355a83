/** The walls around what destroys a ship: drawn along a border, and pointing inwards. */

import { scatter } from '../../../board/chance';
import type { Edge } from '../../../board/hex';
import { round } from '../../../board/paths';

const TONGUES = 3;

/** Tongues of fire that lick from the border inwards, at least so high and at most twice that. */
export function tonguesAlong(loop: readonly Edge[], seed: string, height: number): string {
  const random = scatter(`${seed} flames`);
  return loop
    .map(({ from, to }) => {
      const [dx, dy] = [(to.x - from.x) / TONGUES, (to.y - from.y) / TONGUES];
      const length = Math.hypot(dx, dy);
      return Array.from({ length: TONGUES }, (_, tongue) => {
        const [x, y] = [from.x + dx * tongue, from.y + dy * tongue];
        const high = height * (1 + random());
        const lean = 0.35 + random() * 0.5;
        const tip = { x: x + dx * lean - (dy / length) * high, y: y + dy * lean + (dx / length) * high };
        return (
          `M${round(x)} ${round(y)}Q${round(x + dx * 0.15 - (dy / length) * high * 0.4)} ` +
          `${round(y + dy * 0.15 + (dx / length) * high * 0.4)} ${round(tip.x)} ${round(tip.y)}` +
          `Q${round(x + dx * 0.75 - (dy / length) * high * 0.35)} ` +
          `${round(y + dy * 0.75 + (dx / length) * high * 0.35)} ${round(x + dx)} ${round(y + dy)}`
        );
      }).join('');
    })
    .join('');
}

/** Teeth, all alike: nothing comes back out. */
export function teethAlong(loop: readonly Edge[], height: number, teeth = 5): string {
  return loop
    .map(({ from, to }) => {
      const [dx, dy] = [(to.x - from.x) / teeth, (to.y - from.y) / teeth];
      const length = Math.hypot(dx, dy);
      return Array.from({ length: teeth }, (_, tooth) => {
        const [x, y] = [from.x + dx * tooth, from.y + dy * tooth];
        const tip = { x: x + dx / 2 - (dy / length) * height, y: y + dy / 2 + (dx / length) * height };
        return `M${round(x)} ${round(y)}L${round(tip.x)} ${round(tip.y)} ${round(x + dx)} ${round(y + dy)}Z`;
      }).join('');
    })
    .join('');
}
