/** What lasts on a figure, as signs and in words. */
import type { FigureView } from '../../../wire/corespace';
import { type Catalogue, filled } from './lookup';

export interface Mark {
  sign: string;
  words: string;
  isBad: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  leave: '↔', jammed: '⌀', still: '⚓', armoured: '+', unharmed: '∞', spent: '×', 'won-over': '⇄', ready: '!',
  'dodges-in-cover': '~', 'dodges-afar': '~', 'dodges-enemies': '~', 'by-walls': '◌', 'by-terrain': '◌', alone: '◌', faded: '◌',
};
const BAD: ReadonlySet<string> = new Set(['jammed', 'still', 'spent']);
const OTHER = '✦';

export function marksOf({ lasting, lost_actions: lost, missed_turns: missed, stood_down: standsDown }: FigureView, { labels }: Catalogue): Mark[] {
  return [
    ...[...new Set(lasting)].map((kind) => ({ sign: SIGNS[kind] ?? OTHER, words: labels.lasting[kind] ?? kind, isBad: BAD.has(kind) })),
    ...(lost > 0 ? [{ sign: `−${lost}`, words: filled(labels.lost_actions, { actions: lost }), isBad: true }] : []),
    ...(missed > 0 ? [{ sign: 'z', words: labels.missed_turn, isBad: true }] : []),
    ...(standsDown ? [{ sign: '‖', words: labels.stood_down, isBad: false }] : []),
  ];
}
