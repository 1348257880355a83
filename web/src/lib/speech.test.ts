import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speech } from './speech.svelte';

const texts = (speech: Speech): string[] => speech.said.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what happens', () => {
  it('is gathered for a while, and then said', () => {
    const speech = new Speech();
    speech.hear([{ text: 'Blue flies.' }]);
    vi.advanceTimersByTime(1000);
    speech.hear([{ text: 'Blue mines.' }]);
    expect(texts(speech)).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(texts(speech)).toEqual(['Blue flies.', 'Blue mines.']);
  });

  it('is said once if more and more of the same is told', () => {
    const speech = new Speech();
    speech.hear([{ text: 'Blue flies 1 space.', run: 'flight' }]);
    speech.hear([{ text: 'Blue flies 2 spaces.', run: 'flight' }, { text: 'Blue mines.' }]);
    vi.advanceTimersByTime(3000);
    expect(texts(speech)).toEqual(['Blue flies 2 spaces.', 'Blue mines.']);
  });

  it('is explained once, until something is asked', () => {
    const speech = new Speech();
    const reason = 'To sell spice.';
    speech.hear([{ text: 'Blue flies.', reason }, { text: 'Blue fires.', reason }]);
    vi.advanceTimersByTime(3000);
    expect(texts(speech)).toEqual(['Blue flies. To sell spice.', 'Blue fires.']);
    speech.hear([{ text: 'Blue flies.', reason }]);
    vi.advanceTimersByTime(3000);
    expect(texts(speech)).toEqual(['Blue flies.']);
    speech.ask('Where?');
    speech.hear([{ text: 'Blue flies.', reason }]);
    vi.advanceTimersByTime(3000);
    expect(texts(speech)).toEqual(['Blue flies. To sell spice.']);
  });

  it('is said in part if it is too much', () => {
    const speech = new Speech();
    speech.hear(Array.from({ length: 30 }, (_, number) => ({ text: `${number}` })));
    vi.advanceTimersByTime(3000);
    expect(texts(speech)).toHaveLength(8);
    expect(texts(speech).at(-1)).toBe('29');
  });
});

describe('what is asked', () => {
  it('is said at once, after what has happened', () => {
    const speech = new Speech();
    speech.hear([{ text: 'Blue flies.' }]);
    speech.ask('Where do you fly?');
    expect(texts(speech)).toEqual(['Blue flies.', 'Where do you fly?']);
    vi.advanceTimersByTime(5000);
    expect(texts(speech)).toEqual(['Blue flies.', 'Where do you fly?']);
  });

  it('is new each time', () => {
    const speech = new Speech();
    speech.ask('Where do you fly?');
    const [before] = speech.said;
    speech.ask('Where do you fly?');
    const [after] = speech.said;
    expect(after?.text).toBe(before?.text);
    expect(after?.id).not.toBe(before?.id);
  });
});

it('nothing is left for the ears of the next', () => {
  const speech = new Speech();
  speech.ask('Where do you fly?');
  speech.hear([{ text: 'Only you see: 3.' }]);
  speech.silence();
  vi.advanceTimersByTime(5000);
  expect(texts(speech)).toEqual([]);
});
