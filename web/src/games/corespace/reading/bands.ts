/** The bands of the tracker, how far each is filled, and who arrives meanwhile. */
import type { CoreSpaceView, DrawnBand, DrawnMission } from '../../../wire/corespace';

export interface Band extends DrawnBand {
  filled: number;
  isNow: boolean;
}

export function bandsOf({ pegs, band: now }: Pick<CoreSpaceView, 'pegs' | 'band'>, { bands }: Pick<DrawnMission, 'bands'>): Band[] {
  let left = pegs;
  return bands.map((band) => {
    const filled = Math.max(0, Math.min(band.holes, left));
    left -= band.holes;
    return { ...band, filled, isNow: band.id === now };
  });
}

/** How many pegs are missing to the next band, and which that is; nothing at the top. */
export function nextBand(bands: readonly Band[]): { left: number; band: Band } | null {
  const place = bands.findIndex(({ isNow }) => isNow);
  const [now, band] = [bands[place], bands[place + 1]];
  return now && band ? { left: now.holes - now.filled + 1, band } : null;
}

export const arrivalsIn = ({ arrivals }: Pick<DrawnBand, 'arrivals'>): string =>
  arrivals.map(({ name, number }) => `${name}: ${number}`).join(', ');
