import type { LogLine } from '../wire/table';
import { type Act, lengthOf, withLine } from './acts';
import { momentAt, pace } from './pace';
import { Preference } from './preference.svelte';
import type { Naming } from './sentences';

/** Whether what others do is shown act by act in this browser, or all at once. */
export const watching = new Preference('starhold.watching', ['acts', 'once']);

/** Letters that are read in one moment of a replay. */
const READ_IN_A_MOMENT = 50;
/** Older acts are not shown again. */
const MOST_ACTS = 60;

/**
 * What others have done since one's own last answer, shown one act after the other.
 *
 * Nobody ever waits for it: it runs beside the present, and is cut short by the next answer.
 */
export class Playback {
  acts: readonly Act[] = $state.raw([]);
  /** True while it is shown once more because somebody wants to see it again. */
  isRepeated = $state(false);
  /** The place of the act that is shown; none at rest. */
  private place: number | null = $state(null);
  readonly current = $derived(this.place === null ? null : (this.acts[this.place] ?? null));
  /** How many acts are still to be shown. */
  readonly waiting = $derived(this.place === null ? 0 : this.acts.length - this.place - 1);
  /** What has joined the act that is shown now: it is seen to happen. */
  staged: readonly LogLine[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shown = new WeakSet<LogLine>();
  /** All that was staged in this round. */
  private seen = new WeakSet<LogLine>();

  /** Others have done something; `isWatched` if it is to be shown by and by, and not only when asked for. */
  hear(lines: readonly LogLine[], naming: Naming, isWatched: boolean): void {
    const before = this.acts;
    const acts = lines.reduce<readonly Act[]>((all, line) => withLine(all, line, naming), before);
    const kept = before.findLastIndex((act, place) => act === acts[place]) + 1;
    const dropped = Math.max(0, acts.length - MOST_ACTS);
    const at = (place: number): number => Math.max(0, place - dropped);
    const { place } = this;
    this.acts = acts.slice(dropped);
    if (place !== null) this.place = at(place);
    if (!isWatched || lines.length === 0) return;
    for (const line of lines) this.shown.add(line);
    if (place === null || place >= kept) this.show(at(kept));
  }

  /** Whether a line has been left to the playback. */
  shows(line: LogLine): boolean {
    return this.shown.has(line);
  }

  /** Somebody here has answered: what others do from now on belongs together. */
  begin(): void {
    this.skip();
    this.acts = [];
  }

  /** To the present. */
  skip(): void {
    clearTimeout(this.timer);
    this.place = null;
    this.isRepeated = false;
  }

  again(): void {
    if (this.acts.length === 0) return;
    this.isRepeated = true;
    this.seen = new WeakSet();
    this.show(0);
  }

  private show(place: number): void {
    clearTimeout(this.timer);
    const act = this.acts[place];
    if (!act) return this.skip();
    this.place = place;
    this.staged = act.lines.filter((line) => !this.seen.has(line));
    for (const line of this.staged) this.seen.add(line);
    this.timer = setTimeout(() => this.show((this.place ?? place) + 1), timeOf(act));
  }
}

/** Milliseconds that an act stays: as long as it takes to read, and to look at the dice. */
export function timeOf(act: Act): number {
  const moments = 1 + lengthOf(act) / READ_IN_A_MOMENT + (act.dice.length > 0 ? 1 : 0);
  return moments * momentAt(pace.value);
}
