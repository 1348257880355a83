/** Those who are held: apart from the rest of the campaign, because the shell loads that with every title. */
import type { DrawnLedger, Held } from '../../../wire/corespace';
import { filled } from './lookup';

/** How long somebody is away, or what it costs to have them back. */
export function heldWords({ missions = 0, ua = 0 }: Held, labels: DrawnLedger['labels']): string {
  const words = missions === 0 ? labels.held_until_paid : ua > 0 ? labels.held_or_paid : labels.held;
  return filled(words, { missions, ua });
}
