import { describe, expect, it, vi } from 'vitest';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import type { Option, Person, Position, Question, Seated } from '../wire/table';
import { Session } from './session.svelte';

function option(answer: string, more: Partial<Option> = {}): Option {
  return { answer, text: answer, heading: '', danger: null, target: null, choice: {}, ...more };
}

function asking(options: Option[], errands: Question['errands'] = {}): Question {
  return { seat: 0, prompt: 'xia.move.spend', text: 'Where?', options, withheld: [], errands };
}

function position(question: Question | null, more: Partial<Position> = {}): Position {
  return {
    tell: 'position',
    revision: 4,
    viewer: 0,
    asked: 0,
    asking: '',
    question,
    view: {},
    log_from: -1,
    log: [],
    undoable: 0,
    proposal: null,
    ending: null,
    ...more,
  };
}

function seated(mine: number[]): Seated {
  const people: Person[] = ['Red', 'Blue'].map((colour, seat) => ({
    seat,
    kind: mine.includes(seat) ? 'person' : 'bot',
    name: colour,
    colour,
    present: true,
  }));
  return {
    tell: 'seated',
    table: 't',
    game: 'xia',
    title: 'Xia',
    status: 'playing',
    dice: 'seeded',
    commitment: '',
    options: {},
    people,
    mine,
    hosting: false,
    watching: 0,
    rematch: null,
  };
}

/** A session at a table, and what it says there. */
function sit(at: Position, mine = [0], reply: Reply = { tell: 'done', id: 1, note: '' }) {
  const connection = new Connection('t', { open: () => ({}) as WebSocket, tokens: () => [] });
  connection.seated = seated(mine);
  connection.position = at;
  const say = vi.spyOn(connection, 'say').mockImplementation(() => Promise.resolve(reply));
  const session = new Session('t', connection);
  const said = (): Unnumbered[] => say.mock.calls.map(([saying]) => saying);
  return { session, connection, say, said };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('an answer', () => {
  it('is given at once', () => {
    const { session, said } = sit(position(asking([option('stop')])));
    session.answer('stop');
    expect(said()).toEqual([{ say: 'answer', seat: 0, revision: 4, answer: 'stop' }]);
  });

  it('is given at the second try if it is dangerous', async () => {
    const fly = option('fly N', { danger: 'debris: 15% to be destroyed' });
    const { session, said } = sit(position(asking([fly])));
    session.choose(fly);
    expect(said()).toEqual([]);
    expect(session.doubted).toBe('fly N');
    session.choose(fly);
    expect(said()).toHaveLength(1);
    await settled();
    expect(session.doubted).toBeNull();
  });

  it('is not given twice while nobody has heard it', async () => {
    const { session, said } = sit(position(asking([option('stop')])));
    session.answer('stop');
    session.answer('stop');
    expect(said()).toHaveLength(1);
    await settled();
    session.answer('stop');
    expect(said()).toHaveLength(2);
  });

  it('that is not offered is not sent', () => {
    const { session, said } = sit(position(asking([option('stop')])));
    session.answer('win');
    expect(said()).toEqual([]);
  });

  it('that is refused leaves a notice with its rule', async () => {
    const { session, say } = sit(position(asking([option('stop')])));
    say.mockRejectedValueOnce(new RefusedError({ tell: 'refused', id: 1, reason: 'not now', rule: 'XIA-TURN-10' }));
    session.answer('stop');
    await settled();
    expect(session.notice).toEqual({ text: 'not now', rule: 'XIA-TURN-10' });
    expect(session.sending).toBe(false);
  });
});

describe('pointing at the board', () => {
  const space = 'space 1,0';

  it('answers if it can mean only one thing', () => {
    const { session, said } = sit(position(asking([option('fly N', { target: space }), option('stop')])));
    session.point(space);
    expect(said()).toMatchObject([{ say: 'answer', answer: 'fly N' }]);
  });

  it('asks what is meant if it can mean several things', () => {
    const options = [option('attack x 0', { target: 'ship x' }), option('give 1', { target: 'ship x' })];
    const { session, said } = sit(position(asking(options)));
    session.point('ship x');
    expect(session.menu).toEqual(options);
    expect(said()).toEqual([]);
  });

  it('shows the way of an errand, and goes it the second time', async () => {
    const far = 'space 3,0';
    const question = asking([option('stop')], { [far]: 'fly to 3,0' });
    const { session, said } = sit(position(question), [0], { tell: 'route', id: 1, targets: [space, far] });
    session.point(far);
    await settled();
    expect(session.preview).toEqual({ target: far, order: 'fly to 3,0', targets: [space, far] });
    session.point(far);
    await settled();
    expect(said()).toEqual([
      { say: 'route', seat: 0, order: 'fly to 3,0' },
      { say: 'order', seat: 0, revision: 4, order: 'fly to 3,0' },
    ]);
    expect(session.preview).toBeNull();
  });

  it('does nothing if it means nothing, or nobody is asked', () => {
    const { session, said, connection } = sit(position(asking([option('stop')])));
    session.point('space 9,9');
    connection.position = position(null);
    session.point(space);
    expect(said()).toEqual([]);
  });
});

describe('a screen', () => {
  it('is handed over if another who sits at it is asked', () => {
    const { session } = sit(position(null, { asked: 1, viewer: 0 }), [0, 1]);
    expect(session.successor).toBe(1);
    expect(session.handingOver).toBe(true);
  });

  it('stays where it is if somebody elsewhere is asked', () => {
    const { session } = sit(position(null, { asked: 1, viewer: 0 }), [0]);
    expect(session.successor).toBeNull();
    expect(session.handingOver).toBe(false);
  });
});

describe('taking back', () => {
  it('takes the last answer of the one who looks', () => {
    const { session, said } = sit(position(null));
    session.takeBack();
    expect(said()).toEqual([{ say: 'take-back', seat: 0, revision: 4, answers: 1 }]);
  });

  it('is nothing for onlookers', () => {
    const { session, said } = sit(position(null, { viewer: null }));
    session.takeBack();
    expect(said()).toEqual([]);
  });
});
