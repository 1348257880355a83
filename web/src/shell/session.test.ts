import { describe, expect, it, vi } from 'vitest';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import type { LogLine, Option, Person, Position, Question, Seated } from '../wire/table';
import { watching } from '../lib/playback.svelte';
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
    asked: [0],
    asking: '',
    question,
    view: {},
    changes: {},
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
    from_file: false,
    content: '',
    own_content: '',
    branched_at: null,
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
    session.choosing.answer('stop');
    expect(said()).toEqual([{ say: 'answer', seat: 0, revision: 4, answer: 'stop' }]);
  });

  it('is given at the second try if it is dangerous', async () => {
    const fly = option('fly N', { danger: 'debris: 15% risk of being destroyed' });
    const { session, said } = sit(position(asking([fly])));
    session.choosing.choose(fly);
    expect(said()).toEqual([]);
    expect(session.choosing.doubted).toBe('fly N');
    session.choosing.choose(fly);
    expect(said()).toHaveLength(1);
    await settled();
    expect(session.choosing.doubted).toBeNull();
  });

  it('is not given twice while nobody has heard it', async () => {
    const { session, said } = sit(position(asking([option('stop')])));
    session.choosing.answer('stop');
    session.choosing.answer('stop');
    expect(said()).toHaveLength(1);
    await settled();
    session.choosing.answer('stop');
    expect(said()).toHaveLength(2);
  });

  it('that is not offered is not sent', () => {
    const { session, said } = sit(position(asking([option('stop')])));
    session.choosing.answer('win');
    expect(said()).toEqual([]);
  });

  it('that is refused leaves a notice with its rule', async () => {
    const { session, say } = sit(position(asking([option('stop')])));
    say.mockRejectedValueOnce(new RefusedError({ tell: 'refused', id: 1, reason: 'not now', rule: 'XIA-TURN-10' }));
    session.choosing.answer('stop');
    await settled();
    expect(session.notice).toEqual({ text: 'not now', rule: 'XIA-TURN-10' });
    expect(session.sending).toBe(false);
  });
});

describe('a second answer', () => {
  it('can be given before the first is confirmed, if its question is there already', async () => {
    const { session, connection, said } = sit(position(asking([option('stop')])));
    session.choosing.answer('stop');
    expect(session.sending).toBe(true);
    connection.position = position(asking([option('end')]), { revision: 5 });
    expect(session.sending).toBe(false);
    session.choosing.answer('end');
    expect(session.sending).toBe(true);
    expect(said()).toMatchObject([
      { revision: 4, answer: 'stop' },
      { revision: 5, answer: 'end' },
    ]);
    await settled();
    expect(session.sending).toBe(false);
  });
});

describe('advice', () => {
  const fly = option('fly N', { target: 'space 1,0', danger: 'debris: 15% risk of being destroyed' });

  it('names an option and what it is for, and points at it', async () => {
    const { session, said } = sit(position(asking([option('stop'), fly])), [0], {
      tell: 'advice',
      id: 1,
      answer: 'fly N',
      reason: 'heading home',
    });
    await session.choosing.advise();
    expect(said()).toEqual([{ say: 'advice', seat: 0 }]);
    expect(session.choosing.advice).toEqual({ option: fly, reason: 'heading home' });
    expect(session.choosing.pointedInPanel).toBe('space 1,0');
    session.choosing.renew();
    expect(session.choosing.advice).toBeNull();
  });

  it('comes too late for a question that is answered', async () => {
    const reply: Reply = { tell: 'advice', id: 1, answer: 'fly N', reason: '' };
    const { session, connection } = sit(position(asking([option('stop'), fly])), [0], reply);
    const asked = session.choosing.advise();
    connection.position = position(asking([fly]), { revision: 5 });
    await asked;
    expect(session.choosing.advice).toBeNull();
  });
});

describe('pointing at the board', () => {
  const space = 'space 1,0';

  it('answers if it can mean only one thing', () => {
    const { session, said } = sit(position(asking([option('fly N', { target: space }), option('stop')])));
    session.choosing.point(space);
    expect(said()).toMatchObject([{ say: 'answer', answer: 'fly N' }]);
  });

  it('asks what is meant if it can mean several things', () => {
    const options = [option('attack x 0', { target: 'ship x' }), option('give 1', { target: 'ship x' })];
    const { session, said } = sit(position(asking(options)));
    session.choosing.point('ship x');
    expect(session.choosing.menu).toEqual(options);
    expect(said()).toEqual([]);
  });

  it('shows the way of an errand, and goes it the second time', async () => {
    const far = 'space 3,0';
    const question = asking([option('stop')], { [far]: 'fly to 3,0' });
    const { session, said } = sit(position(question), [0], { tell: 'route', id: 1, targets: [space, far] });
    session.choosing.point(far);
    await settled();
    expect(session.choosing.preview).toMatchObject({ target: far, order: 'fly to 3,0', targets: [space, far] });
    session.choosing.point(far);
    await settled();
    expect(said()).toEqual([
      { say: 'route', seat: 0, order: 'fly to 3,0' },
      { say: 'ask-about', about: far, seat: 0 },
      { say: 'order', seat: 0, revision: 4, order: 'fly to 3,0' },
    ]);
    expect(session.choosing.preview).toBeNull();
  });

  it('shows the way again when an engine had to roll first', async () => {
    const far = 'space 3,0';
    const begin = asking([option('engine 0')], { [far]: 'fly to 3,0' });
    const { session, connection } = sit(position(begin), [0], { tell: 'route', id: 1, targets: [space, far] });
    session.choosing.point(far);
    await settled();
    session.choosing.point(far);
    await settled();
    connection.position = position(asking([option('fly N'), option('stop')], { [far]: 'fly to 3,0' }), { revision: 5 });
    session.arrive();
    await settled();
    expect(session.choosing.preview).toMatchObject({ target: far, targets: [space, far] });
  });

  it('says why the roll of an engine was not enough', async () => {
    const [far, lines] = ['space 3,0', ['3 spaces away, safe: you have 1 movement left']];
    const begin = asking([option('engine 0')], { [far]: 'fly to 3,0' });
    const { session, connection, say } = sit(position(begin), [0], { tell: 'route', id: 1, targets: [space, far] });
    session.choosing.point(far);
    await settled();
    session.choosing.point(far);
    await settled();
    say.mockResolvedValue({ tell: 'about', id: 1, title: 'a gate', data: null, lines });
    connection.position = position(asking([option('fly N'), option('stop')]), { revision: 5 });
    session.arrive();
    await settled();
    expect(session.choosing.explained).toEqual({ target: far, title: 'a gate', lines, rules: [] });
  });

  it('says what lies there and why nothing can be done, whoever is asked', async () => {
    const [lines, rules] = [['9,9: open space', '9 spaces away, safe: you get 6 at most'], ['XIA-GATE-02']];
    const { session, connection } = sit(position(asking([option('stop')])), [0], { tell: 'about', id: 1, title: 'a gate', data: null, lines, rules });
    session.choosing.point('space 9,9');
    await settled();
    expect(session.choosing.explained).toEqual({ target: 'space 9,9', title: 'a gate', lines, rules });
    connection.position = position(null);
    session.choosing.point(space);
    await settled();
    expect(session.choosing.explained).toEqual({ target: space, title: 'a gate', lines, rules });
  });

  it('is heard, even if nothing is known of it', async () => {
    const { session } = sit(position(asking([option('stop')])), [0], { tell: 'about', id: 1, title: '', data: null, lines: [] });
    session.choosing.point('space 9,9');
    await settled();
    expect(session.choosing.explained).toEqual({ target: 'space 9,9', title: '', lines: [], rules: [] });
  });
});

describe('a screen', () => {
  it('is handed over if another who sits at it is asked', () => {
    const { session } = sit(position(null, { asked: [1], viewer: 0 }), [0, 1]);
    expect(session.successor).toBe(1);
    expect(session.handingOver).toBe(true);
  });

  it('stays where it is if somebody elsewhere is asked', () => {
    const { session } = sit(position(null, { asked: [1], viewer: 0 }), [0]);
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

describe('while a bot plays', () => {
  const botAsked = (more: Partial<Position> = {}): Position => position(null, { asked: [1], ...more });
  const rolled: LogLine = { revision: 5, text: 'Blue rolls.', targets: [], event: { type: 'xia.die-rolled' } };

  it('one can skip until a person is asked', async () => {
    const { session, connection, said } = sit(botAsked());
    session.hurry();
    session.hurry();
    expect(said()).toEqual([{ say: 'hurry', seat: 0 }]);
    expect(session.hurrying).toBe(true);
    expect(session.sending).toBe(false);
    connection.happened = [rolled];
    expect(session.happenings).toEqual([]);
    await settled();
    connection.position = position(asking([option('stop')]), { revision: 9 });
    session.arrive();
    expect(session.happenings).toEqual([]);
    connection.position = botAsked({ revision: 10 });
    session.arrive();
    expect(session.hurrying).toBe(false);
    expect(session.happenings).toEqual([rolled]);
  });

  it('what happens is shown', () => {
    const { session, connection } = sit(botAsked());
    connection.happened = [rolled];
    expect(session.happenings).toEqual([rolled]);
  });

  it('a skip that is refused can be tried again', async () => {
    const { session, say } = sit(botAsked());
    say.mockRejectedValueOnce(new RefusedError({ tell: 'refused', id: 1, reason: 'not now' }));
    session.hurry();
    await settled();
    expect(session.hurrying).toBe(false);
    expect(session.notice?.text).toBe('not now');
  });

  it('onlookers skip nothing, and nobody skips a person', () => {
    const onlooker = sit(botAsked({ viewer: null }), []);
    onlooker.session.hurry();
    const asked = sit(position(asking([option('stop')])));
    asked.session.hurry();
    expect([...onlooker.said(), ...asked.said()]).toEqual([]);
  });

  it('the screen is not handed over to a seat that was left to it', () => {
    const { session, connection } = sit(botAsked(), [0, 1]);
    const { seated } = connection;
    if (!seated) throw new Error('nobody sits here');
    connection.seated = {
      ...seated,
      people: seated.people.map((each) => (each.seat === 1 ? { ...each, kind: 'bot' } : each)),
    };
    expect(session.successor).toBeNull();
  });
});

describe('what others do', () => {
  const others = (text: string): LogLine => ({ revision: 5, text, targets: [], event: { type: 'xia.flew' } });

  function told(...lines: LogLine[]) {
    const table = sit(position(asking([option('stop')])));
    const { connection } = table;
    const tell = (...more: LogLine[]): void => {
      connection.happened = more;
      connection.onnews(more);
    };
    tell(...lines);
    return { ...table, tell, shown: () => table.session.playback.current?.text ?? null };
  }

  it('is shown act by act, beside a question that can be answered', () => {
    const { session, shown } = told(others('[[seat 0|Red]] flies.'), others('[[seat 1|Blue]] flies.'));
    expect(shown()).toBe('[[seat 1|Blue]] flies.');
    expect(session.sending).toBe(false);
  });

  it('is cut short by an answer', () => {
    const { session, shown, said } = told(others('[[seat 1|Blue]] flies.'));
    session.choosing.choose(option('stop'));
    expect(said()).toHaveLength(1);
    expect([shown(), session.playback.acts]).toEqual([null, []]);
  });

  it('is skipped together with the bots, and can be seen again', () => {
    const { session, connection, tell, shown } = told(others('[[seat 1|Blue]] flies.'));
    connection.position = position(null, { asked: [1] });
    session.hurry();
    tell(others('[[seat 1|Blue]] lands.'));
    expect(shown()).toBeNull();
    session.playback.again();
    expect(shown()).toBe('[[seat 1|Blue]] flies.');
    expect(session.playback.waiting).toBe(1);
  });

  it('is not shown by and by to those who want it at once', () => {
    watching.value = 'once';
    const { session, shown } = told(others('[[seat 1|Blue]] flies.'));
    watching.value = 'acts';
    expect(shown()).toBeNull();
    expect(session.playback.acts).toHaveLength(1);
  });

  it('is forgotten when it is taken back, and when the eyes change', () => {
    const { session, tell } = told(others('[[seat 1|Blue]] flies.'));
    tell({ revision: 6, text: '[[seat 1|Blue]] takes back 1 answer.', targets: [], undoes: 1 });
    expect(session.playback.acts).toEqual([]);
    tell(others('[[seat 1|Blue]] flies.'));
    session.sit(1);
    expect(session.playback.acts).toEqual([]);
  });
});

describe('an answer to take back', () => {
  const chosen: LogLine = { revision: 2, text: 'Red chooses.', targets: [], event: { type: 'xia.ship-chosen', seat: 0 } };

  it('is there once somebody has answered', () => {
    const { session, connection } = sit(position(null));
    expect(session.hasAnswered).toBe(false);
    connection.log = [chosen];
    expect(session.hasAnswered).toBe(true);
  });

  it('is there if it can be taken back freely, told or not', () => {
    expect(sit(position(null, { undoable: 1 })).session.hasAnswered).toBe(true);
  });

  it('is never there for onlookers', () => {
    const { session, connection } = sit(position(null, { viewer: null }));
    connection.log = [chosen];
    expect(session.hasAnswered).toBe(false);
  });
});

describe('a question open to several', () => {
  const risky = option('fly NE', { danger: '50% risk' });
  const open = (revision: number, question: Partial<Question>, more: Partial<Position> = {}): Position =>
    position({ ...asking([risky, option('stop')]), ...question }, { revision, asked: [0, 1], ...more });

  it('keeps what is half chosen while others answer theirs', () => {
    const { session, connection, said } = sit(open(4, { since: 4 }));
    session.arrive();
    session.choosing.choose(risky);
    session.choosing.menu = [option('stop')];
    connection.position = open(5, { since: 4 });
    session.arrive();
    expect([session.choosing.doubted, session.choosing.menu.length]).toEqual(['fly NE', 1]);
    session.choosing.choose(risky);
    expect(said()).toEqual([{ say: 'answer', seat: 0, revision: 5, answer: 'fly NE' }]);
  });

  it('keeps of a question that has changed what still stands', () => {
    const { session, connection } = sit(open(4, { since: 4 }));
    session.arrive();
    session.choosing.choose(risky);
    session.choosing.preview = { target: 'space 0,0', order: 'fly to 0,0', targets: [], title: '', lines: [], rules: [] };
    connection.position = open(5, { since: 5, options: [risky] });
    session.arrive();
    expect([session.choosing.doubted, session.choosing.preview]).toEqual(['fly NE', null]);
    session.choosing.menu = [risky, option('stop')];
    connection.position = open(6, { since: 6, options: [option('stop')] });
    session.arrive();
    expect([session.choosing.doubted, session.choosing.menu]).toEqual([null, null]);
  });

  it('is answered once, whatever others answer before that is heard', () => {
    const { session, connection, said } = sit(open(4, { since: 4 }));
    session.choosing.choose(option('stop'));
    connection.position = open(5, { since: 4 });
    expect(session.sending).toBe(true);
    session.choosing.choose(option('stop'));
    expect(said()).toHaveLength(1);
    connection.position = open(6, { since: 6 });
    expect(session.sending).toBe(false);
  });

  it('lets one nudge a bot that waits, and only shows a bot as playing that does not', () => {
    const { session, connection, said } = sit(open(4, { since: 4 }, { holding_back: [1] }));
    expect(session.bot).toBeNull();
    session.nudge(1);
    expect(said()).toEqual([{ say: 'nudge', seat: 0, bot: 1 }]);
    connection.position = open(4, { since: 4 }, { holding_back: [] });
    expect(session.bot?.seat).toBe(1);
  });

  it('is answered first by whom the screen is handed to', () => {
    const { session, connection, said } = sit(open(4, { since: 4 }), [0, 1]);
    expect([session.successor, session.handingOver]).toEqual([null, false]);
    session.passTo(1);
    expect([session.successor, session.handingOver]).toEqual([1, true]);
    session.sit(1);
    expect(said()).toEqual([{ say: 'sit', seat: 1 }]);
    connection.position = open(4, { since: 4, seat: 1 }, { viewer: 1 });
    expect(session.successor).toBeNull();
    connection.position = position(null, { viewer: 1, asked: [0] });
    expect(session.successor).toBe(0);
  });
});
