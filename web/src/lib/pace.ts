import { Preference } from './preference.svelte';

/** The time that a moment of a replay stays, at the usual pace, in milliseconds. */
const MOMENT = 800;

const FACTORS = { slow: 0.5, usual: 1, fast: 2, fastest: 5 } as const;
export type Pace = keyof typeof FACTORS;

/** How fast a match plays back in this browser. */
export const pace = new Preference<Pace>('starhold.pace', ['usual', 'slow', 'fast', 'fastest']);
export const PACES: readonly Pace[] = ['slow', 'usual', 'fast', 'fastest'];

/** As people write them. */
export const SPEEDS: Readonly<Record<Pace, string>> = { slow: '½×', usual: '1×', fast: '2×', fastest: '5×' };

/** The next faster one; after the fastest the slowest. */
export const next = (chosen: Pace): Pace => PACES[(PACES.indexOf(chosen) + 1) % PACES.length] ?? 'usual';

export function momentAt(chosen: Pace): number {
  return MOMENT / FACTORS[chosen];
}
