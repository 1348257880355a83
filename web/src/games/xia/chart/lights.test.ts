import { describe, expect, it } from 'vitest';
import { BOLT, BURST, CROSSHAIR, FLAKE, PULL, SKULL, UNPOWERED, WARNING } from '../art/icons';
import { actionAt, lightsOf, marksOf, scannedSides } from './lights';
import { berthsOf } from './interior';
import { EMBERS_SCENERY, QUESTION } from '../testing/samples';

const berths = berthsOf(EMBERS_SCENERY);

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
  expect(actionAt(QUESTION, [0, -2], berths)).toEqual([0, -2]);
  expect(actionAt(null, [0, -2], berths)).toEqual([0, -2]);
  expect(actionAt({ ...QUESTION, options: far }, [0, -2], berths)).toEqual([-12, 11]);
  expect(actionAt({ ...QUESTION, options: far }, null, berths)).toEqual([-12, 11]);
});

it('sides that can be scanned keep their numbers', () => {
  const scan = { target: 'beyond 5,-3', choice: { type: 'xia.scan', side: 4 } };
  const options = QUESTION.options.slice(0, 1).map((option) => ({ ...option, ...scan }));
  expect(scannedSides({ ...QUESTION, options })).toEqual(new Map([['beyond 5,-3', 4]]));
  expect(scannedSides(QUESTION).size).toBe(0);
});

describe('risks', () => {
  it.each([
    ['asteroids', [['damage', 50]], [['50%', BURST]]],
    ['a star', [['destroyed']], [['100%', SKULL]]],
    ['ice', [['ice damage', 50], ['destroyed', 5]], [['5%', SKULL], ['50%', FLAKE]]],
    ['a comet that is set off', [['set off'], ['destroyed', 16]], [['16%', SKULL]]],
    ['a gravity path', [['pulled']], [['', PULL]]],
    ['its end', [['pulled'], ['thrown off', 66], ['burnt', 50]], [['50%', SKULL], ['66%', PULL]]],
    ['a jump', [['unknown']], [['', WARNING]]],
    ['two jumps', [['unknown'], ['unknown']], [['', WARNING]]],
    ['bad company', [['bounty']], [['', CROSSHAIR]]],
    ['a nebula', [['energy', 50], ['stranded', 25]], [['25%', UNPOWERED], ['50%', BOLT]]],
    ['a shield', [['thrown back', 50], ['destroyed', 20], ['bounty', 40]], [['20%', SKULL], ['50%', BURST]]],
  ] as [string, [string, number?][], [string, string][]][])('of %s', (_, risks, expected) => {
    const marks = marksOf(risks.map(([harm, percent]) => ({ harm, ...(percent === undefined ? {} : { percent }) })));
    expect(marks.map(({ text, icon }) => [text, icon])).toEqual(expected);
  });
});
