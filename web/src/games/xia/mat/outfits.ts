/** What outfits are, in words. */
import type { Outfit } from '../../../wire/xia';

type Mod = NonNullable<Outfit['mod']>;

/** The family of an outfit and its die, if it has one. */
export const outfitKind = ({ family, die }: Outfit): string => (die ? `${family} d${die}` : family);

const MODS: Readonly<Record<Mod, (amount: number) => string>> = {
  gts: (amount) => `Each engine beside it rolls ${amount} more, up to the most of its die.`,
  'm-comp': (amount) => `You may have ${amount} more missions.`,
  piercer: (amount) => `Over a Use space of a weapon: takes ${amount} off the enemy’s shields.`,
  'enviro-shield': () => 'Over a Use space of a shield: it rolls its most against all harm but attacks.',
};

/** What an outfit without a die is for; nothing of one that is rolled. */
export function outfitDeed({ family, mod, amount = 0 }: Outfit): string {
  if (mod) return MODS[mod](amount);
  if (family === 'pod') return 'Room for 4 cubes, or relics. All of it is lost when the connecting space is damaged.';
  return family === 'plating' ? 'Takes damage in place of the hold, on 4 spaces.' : '';
}
