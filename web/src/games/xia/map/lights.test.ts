import { describe, expect, it } from 'vitest';
import { BOLT, BURST, CROSSHAIR, FLAKE, PULL, SKULL, UNPOWERED, WARNING } from './icons';
import { actionAt, lightsOf, risksIn, scannedSides } from './lights';
import { QUESTION } from './samples';

describe('lights', () => {
  const lights = lightsOf(QUESTION);

  it('are the targets of answers and of errands', () => {
    expect([...lights.keys()].toSorted()).toEqual(['beyond 2,-5', 'space 0,-1', 'space 0,0', 'space 1,-2']);
    expect(lights.get('space 0,0')?.kind).toBe('errand');
  });

  it('are bright where an answer and an errand point at the same', () => {
    expect(lights.get('space 0,-1')).toMatchObject({ kind: 'answer', text: 'fly south' });
  });

  it('tell all answers that point at the same, and a danger only once', () => {
    expect(lights.get('beyond 2,-5')).toMatchObject({
      text: 'jump blindly north, or jump blindly north-west',
      danger: 'unknown space, and no way back',
    });
  });

  it('are out when nothing is asked', () => {
    expect(lightsOf(null).size).toBe(0);
  });
});

it('the action is with the ship, unless all answers are far away', () => {
  const far = QUESTION.options.slice(0, 1).map((option) => ({ ...option, target: 'space -12,11' }));
  expect(actionAt(QUESTION, [0, -2])).toEqual([0, -2]);
  expect(actionAt(null, [0, -2])).toEqual([0, -2]);
  expect(actionAt({ ...QUESTION, options: far }, [0, -2])).toEqual([-12, 11]);
  expect(actionAt({ ...QUESTION, options: far }, null)).toEqual([-12, 11]);
});

it('sides that can be scanned keep their numbers', () => {
  const scan = { target: 'beyond 5,-3', choice: { type: 'xia.scan', side: 4 } };
  const options = QUESTION.options.slice(0, 1).map((option) => ({ ...option, ...scan }));
  expect(scannedSides({ ...QUESTION, options })).toEqual(new Map([['beyond 5,-3', 4]]));
  expect(scannedSides(QUESTION).size).toBe(0);
});

describe('risks', () => {
  it.each([
    ['asteroids: 50% to take 1 to 10 damage', [['50%', BURST]]],
    ['debris: 15% to be destroyed', [['15%', SKULL]]],
    ['star: certain destruction', [['100%', SKULL]]],
    ['ice asteroids: 50% to take 1 to 10 ice damage, 5% to be destroyed', [['5%', SKULL], ['50%', FLAKE]]],
    ['comet: it is set off, 16% to be destroyed', [['16%', SKULL]]],
    ['comet: certain destruction', [['100%', SKULL]]],
    ['purple gravity path: you are pulled 1 to 12 spaces along it', [['', PULL]]],
    [
      'orange gravity path: you are pulled 1 to 6 spaces, 66% to be thrown off its end, 50% to be destroyed by a star',
      [['50%', SKULL], ['66%', PULL]],
    ],
    ['unknown space, and no way back', [['', WARNING]]],
    ['Loath brings a bounty of 2,000', [['', CROSSHAIR]]],
    ['nebula: 50% to lose 1 to 10 energy, 25% to be stranded', [['25%', UNPOWERED], ['50%', BOLT]]],
    [
      'shield of Azure: 50% to be thrown back with 1 to 10 damage, 20% to be destroyed, 40% to get a bounty of 1,000',
      [['20%', SKULL], ['50%', BURST]],
    ],
  ])('%s', (danger, expected) => {
    expect(risksIn(danger).map(({ text, icon }) => [text, icon])).toEqual(expected);
  });
});
