import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../wire/table';
import { pace } from './pace';
import { Playback, timeOf } from './playback.svelte';
import { NAMELESS } from './sentences';

const plainly = () => NAMELESS;
const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({ revision: 5, text, targets: [], ...more });
const [one, two, three] = ['One.', 'Two.', 'Three.'].map((text) => line(text)) as [LogLine, LogLine, LogLine];

function playing(...lines: LogLine[]): Playback {
  const playback = new Playback();
  playback.hear(lines, plainly, true);
  return playback;
}

/** Everything that is shown from now on, until it rests. */
function rest(playback: Playback): string[] {
  const seen: string[] = [];
  for (let acts = 0; playback.current && acts < 100; acts++) {
    seen.push(playback.current.text);
    vi.advanceTimersByTime(timeOf(playback.current));
  }
  return seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pace.value = 'usual';
});

describe('what others do', () => {
  it('is shown one act after the other, then no more', () => {
    const playback = playing(one, two, three);
    expect(playback.waiting).toBe(2);
    expect(rest(playback)).toEqual(['One.', 'Two.', 'Three.']);
    expect(playback.current).toBeNull();
  });

  it('waits in line while something else is shown', () => {
    const playback = playing(one);
    playback.hear([two], plainly, true);
    expect(playback.current?.text).toBe('One.');
    expect(rest(playback)).toEqual(['One.', 'Two.']);
  });

  it('is shown at once if nothing is', () => {
    const playback = playing(one);
    rest(playback);
    playback.hear([two], plainly, true);
    expect(rest(playback)).toEqual(['Two.']);
  });

  it('grows with its run, also after it was shown', () => {
    const flight = (text: string): LogLine => line(text, { run: 'flight' });
    const playback = playing(one, flight('To a.'));
    rest(playback);
    playback.hear([flight('To b.')], plainly, true);
    expect(rest(playback)).toEqual(['To b.']);
    playback.again();
    expect(rest(playback)).toEqual(['One.', 'To b.']);
  });

  it('stays as long as it takes to read, at the pace that is set', () => {
    const [short, long] = playing(one, line('A sentence that takes far longer to read than two letters.')).acts;
    if (!short || !long) throw new Error('nothing was heard');
    expect(timeOf(long)).toBeGreaterThan(timeOf(short));
    expect(timeOf({ ...short, dice: [{ sides: 6, shown: 3, purpose: '' }] })).toBeGreaterThan(timeOf(short));
    const usual = timeOf(long);
    pace.value = 'slow';
    expect(timeOf(long)).toBe(2 * usual);
    pace.value = 'fastest';
    expect(timeOf(long)).toBe(usual / 5);
  });

  it('is remembered up to a point', () => {
    const playback = playing(...Array.from({ length: 200 }, (_, place) => line(`${place}`)));
    expect(playback.acts.length).toBeLessThan(100);
    expect(playback.acts.at(-1)?.text).toBe('199');
    expect(rest(playback).at(-1)).toBe('199');
  });

  it('keeps its place when older acts are forgotten', () => {
    const playback = playing(...Array.from({ length: 60 }, (_, place) => line(`${place}`)));
    for (let place = 0; place < 5; place++) vi.advanceTimersByTime(timeOf(playback.acts[place] ?? playback.acts[0]!));
    expect(playback.current?.text).toBe('5');
    playback.hear([one, two], plainly, true);
    expect(playback.current?.text).toBe('5');
    expect(rest(playback)).toHaveLength(57);
  });
});

describe('what an act is about', () => {
  const flight = (text: string): LogLine => line(text, { run: 'flight' });
  const [a, b] = [flight('To a.'), flight('To b.')];

  it('is staged when the act is shown', () => {
    const playback = playing(one, two);
    expect(playback.staged).toEqual([one]);
    vi.advanceTimersByTime(timeOf(playback.current!));
    expect(playback.staged).toEqual([two]);
  });

  it('is staged once, also if more joins the act', () => {
    const playback = playing(a);
    playback.hear([b], plainly, true);
    expect(playback.current?.text).toBe('To b.');
    expect(playback.staged).toEqual([b]);
  });

  it('is staged once more if it is shown again', () => {
    const playback = playing(a, b);
    const { staged } = playback;
    expect(staged).toEqual([a, b]);
    playback.again();
    expect(playback.staged).toEqual([a, b]);
    expect(playback.staged).not.toBe(staged);
  });

  it('is not staged any more if it is skipped, nor if nobody watches', () => {
    const playback = playing(one, two);
    playback.skip();
    vi.runAllTimers();
    expect(playback.staged).toEqual([one]);
    playback.hear([three], plainly, false);
    expect(playback.staged).toEqual([one]);
  });
});

describe('skipping', () => {
  it('leads to the present', () => {
    const playback = playing(one, two, three);
    playback.skip();
    expect(playback.current).toBeNull();
    vi.runAllTimers();
    expect(playback.current).toBeNull();
  });

  it('takes nothing away: all of it can be seen again, and again', () => {
    const playback = playing(one, two);
    playback.skip();
    for (let time = 0; time < 2; time++) {
      playback.again();
      expect(playback.isRepeated).toBe(true);
      expect(rest(playback)).toEqual(['One.', 'Two.']);
      expect(playback.isRepeated).toBe(false);
    }
  });
});

describe('an answer of one’s own', () => {
  it('cuts it short, and what follows belongs together', () => {
    const playback = playing(one, two);
    playback.begin();
    expect(playback.current).toBeNull();
    playback.again();
    expect(playback.current, 'there is nothing yet').toBeNull();
    playback.hear([three], plainly, true);
    expect(rest(playback)).toEqual(['Three.']);
    playback.again();
    expect(rest(playback)).toEqual(['Three.']);
  });
});

describe('whoever does not want to watch', () => {
  it('is shown nothing until they ask for it', () => {
    const playback = new Playback();
    playback.hear([one, two], plainly, false);
    expect(playback.current).toBeNull();
    expect(playback.shows(one)).toBe(false);
    playback.again();
    expect(rest(playback)).toEqual(['One.', 'Two.']);
  });

  it('hears of what is left to the playback nowhere else', () => {
    expect(playing(one).shows(one)).toBe(true);
  });
});
