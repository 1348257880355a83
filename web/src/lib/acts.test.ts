import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire/table';
import { type Act, doneByOthers, withLine } from './acts';
import { NAMELESS, type Naming } from './sentences';

const plainly: Naming = () => NAMELESS;

function line(text: string, more: Partial<LogLine> = {}): LogLine {
  return { revision: 5, text, targets: [], event: { type: 'game.happened' }, ...more };
}

const mine = line('[[seat 0|Red]] flies.');
const theirs = line('[[seat 1|Blue]] flies.');
const nobodys = line('A door opens.');
const ofRules = line('[[piece guard|The guard]] turns.', { reason: 'It heard something.' });
const roll = (text: string, shown: number): LogLine =>
  line(text, { event: { type: 'game.die-rolled', sides: 6, shown }, rolled_for: 'luck' });

const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);
const acts = (...lines: LogLine[]): readonly Act[] =>
  lines.reduce<readonly Act[]>((all, each) => withLine(all, each, plainly), []);

describe('what others did', () => {
  it('begins with another seat, or with what the rules do by themselves', () => {
    expect(doneByOthers([mine, nobodys], 0, plainly, false)).toEqual([]);
    expect(doneByOthers([mine, theirs, nobodys, mine], 0, plainly, false)).toEqual([theirs, nobodys, mine]);
    expect(doneByOthers([mine, ofRules, nobodys], 0, plainly, false)).toEqual([ofRules, nobodys]);
  });

  it('goes on once it has begun', () => {
    expect(doneByOthers([nobodys, mine], 0, plainly, true)).toEqual([nobodys, mine]);
  });

  it('is everything for those who only look on', () => {
    expect(doneByOthers([mine, nobodys], null, plainly, false)).toEqual([mine, nobodys]);
  });

  it('is neither that one’s own turn begins nor what is about the table', () => {
    const turn = line('[[seat 0|Red]]’s turn begins.', { event: { type: 'game.turn-began', seat: 0 } });
    const { event: _, ...seat } = line('[[seat 1|Blue]] is free.');
    expect(doneByOthers([theirs, turn, seat], 0, plainly, false)).toEqual([theirs]);
  });

  it('is known by the names that pieces have here', () => {
    const naming: Naming = () => new Map([['piece swift', '[[seat 0|Mira]]']]);
    expect(doneByOthers([line('[[piece swift|Swift]] flies.')], 0, naming, false)).toEqual([]);
  });
});

describe('an act', () => {
  it('is a line, with where it happened and why', () => {
    const [act] = acts({ ...ofRules, targets: ['cell a1'] });
    expect(act).toMatchObject({ reason: 'It heard something.', seat: null, targets: ['cell a1'], dice: [] });
    expect(acts(theirs)[0]?.seat).toBe(1);
    expect(acts(ofRules)[0]?.targets, 'what the sentence refers to').toEqual(['piece guard']);
  });

  it('is a whole run, told by its last line', () => {
    const told = acts(
      line('Blue flies to a.', { run: 'flight', targets: ['a'] }),
      line('Blue flies to b.', { run: 'flight', targets: ['b'], revision: 6 }),
      theirs,
    );
    expect(texts(told)).toEqual(['Blue flies to b.', theirs.text]);
    expect(told[0]?.targets).toEqual(['a', 'b']);
  });

  it('has the dice beside it that were rolled for it', () => {
    const told = acts(theirs, roll('Blue rolls.', 3), roll('Red rolls.', 5), nobodys);
    expect(texts(told)).toEqual([theirs.text, nobodys.text]);
    expect(told[0]?.dice.map(({ shown }) => shown)).toEqual([3, 5]);
  });

  it('is a roll itself, if nothing was told before it by the same answer', () => {
    const told = acts(theirs, { ...roll('Blue rolls.', 3), revision: 6 });
    expect(texts(told)).toEqual([theirs.text, 'Blue rolls.']);
    expect(told[1]?.dice).toHaveLength(1);
  });
});
