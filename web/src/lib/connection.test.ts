// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, LogPart, Position, Saying, Seated, Telling } from '../wire/table';
import { Connection, ConnectionLost, RefusedError, type Surroundings } from './connection.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number; reason?: string }) => void) | null = null;
  closed = false;
  said: Saying[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Saying);
  }

  close(): void {
    this.closed = true;
  }

  tell(...told: Telling[]): void {
    this.onmessage?.({ data: told.map((message) => JSON.stringify(message)).join('\n') });
  }
}

function line(revision: number, text = `line ${revision}`): LogLine {
  return { revision, text, targets: [] };
}

function position(revision: number, more: Partial<Position> = {}): Position {
  return {
    tell: 'position',
    revision,
    viewer: 0,
    asked: [0],
    asking: '',
    question: null,
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
    people: [],
    mine,
    hosting: false,
    watching: 0,
    rematch: null,
  };
}

const TOKEN = 'x'.repeat(24);

const NOTHING_EARLIER = (): Promise<LogPart> => Promise.reject(new Error('nothing is earlier'));

function connect(earlier: Surroundings['earlier'] = NOTHING_EARLIER): Connection {
  const connection = new Connection('t', {
    open: () => new FakeSocket() as unknown as WebSocket,
    tokens: () => [TOKEN],
    earlier,
  });
  connection.open();
  return connection;
}

function socket(): FakeSocket {
  const newest = FakeSocket.all.at(-1);
  if (!newest) throw new Error('no socket was opened');
  return newest;
}

function greet(at: Position): void {
  socket().onopen?.();
  socket().tell(seated([0]));
  socket().tell(at);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('puts what is new into the view that it has', () => {
    const connection = connect();
    greet(position(1, { view: { captains: [{ energy: 1 }], pile: 2 } }));
    socket().tell(position(2, { view: null, changes: { 'captains/0/energy': 3 } }));
    expect(connection.position?.view).toEqual({ captains: [{ energy: 3 }], pile: 2 });
  });

  it('says hello with its tokens and takes what it is told', () => {
    const connection = connect();
    expect(connection.status).toBe('connecting');
    greet(position(3, { log: [line(1), line(3)] }));
    expect(socket().said[0]).toEqual({ say: 'hello', id: 1, tokens: [TOKEN], since: null, patches: true });
    expect(connection.status).toBe('connected');
    expect(connection.position?.revision).toBe(3);
    expect(connection.log).toHaveLength(2);
  });

  it('fetches the rest of the present scene by itself, and what was before when it is asked to', async () => {
    const begun: LogLine = { ...line(40), scene: 'sea' };
    const parts: Record<number, LogPart> = {
      90: { log_from: 60, log: [line(61)] },
      60: { log_from: 39, log: [begun] },
      39: { log_from: -1, log: [line(0)] },
    };
    const earlier = vi.fn((before: number) => Promise.resolve(parts[before] as LogPart));
    const connection = connect(earlier);
    greet(position(100, { log_from: 90, log: [line(91)] }));
    await vi.waitFor(() => expect(connection.logFrom).toBe(39));
    expect(connection.log.map(({ revision }) => revision)).toEqual([40, 61, 91]);
    await connection.earlier();
    await connection.earlier();
    expect(connection.logFrom).toBe(-1);
    expect(earlier.mock.calls).toEqual([
      [90, 0],
      [60, 0],
      [39, 0],
    ]);
  });

  it('does not fetch again what other eyes at this screen have not read', async () => {
    const earlier = vi.fn((before: number) => Promise.resolve({ log_from: -1, log: [line(before - 1)] }));
    const connection = connect(earlier);
    for (const viewer of [0, 1, 0]) {
      greet(position(10, { viewer, log_from: 5, log: [line(6)] }));
      await vi.waitFor(() => expect(connection.logFrom).toBe(-1));
      expect(connection.log.map(({ revision }) => revision)).toEqual([4, 6]);
    }
    expect(earlier.mock.calls).toEqual([
      [5, 0],
      [5, 1],
    ]);
  });

  it('leaves no gap in the log when it comes back after long', () => {
    const connection = connect();
    greet(position(3, { log_from: -1, log: [line(1), line(3)] }));
    greet(position(900, { log_from: 600, log: [line(700)] }));
    expect(connection.log.map(({ revision }) => revision)).toEqual([700]);
    expect(connection.logFrom).toBe(600);
    greet(position(901, { log_from: 900, log: [line(901)] }));
    expect(connection.logFrom).toBe(600);
  });

  it('resolves what was said with the reply of the same number', async () => {
    const connection = connect();
    greet(position(0));
    const first = connection.say({ say: 'route', seat: 0, order: 'fly to 1,1' });
    const second = connection.say({ say: 'why-not', seat: 0, answer: 'scan 1' });
    socket().tell({ tell: 'possible', id: 3, meaning: 'scan' });
    socket().tell({ tell: 'route', id: 2, targets: ['space 1,1'] });
    expect(await first).toEqual({ tell: 'route', id: 2, targets: ['space 1,1'] });
    expect(await second).toEqual({ tell: 'possible', id: 3, meaning: 'scan' });
  });

  it('takes what comes in one frame one after the other', async () => {
    const connection = connect();
    greet(position(0));
    const said = connection.say({ say: 'answer', seat: 0, revision: 0, answer: 'stop' });
    socket().tell(position(1), { tell: 'done', id: 2, note: '' });
    expect(connection.position?.revision).toBe(1);
    expect(await said).toEqual({ tell: 'done', id: 2, note: '' });
  });

  it('rejects with the refusal, and stays connected', async () => {
    const connection = connect();
    greet(position(5));
    const answer = connection.say({ say: 'answer', seat: 0, revision: 5, answer: 'stop' });
    socket().tell({ tell: 'refused', id: 2, reason: 'not now', rule: 'XIA-TURN-10' });
    await expect(answer).rejects.toThrow(RefusedError);
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket().closed).toBe(false);
    expect(connection.status).toBe('connected');
    const again = connection.say({ say: 'answer', seat: 0, revision: 5, answer: 'end' });
    socket().tell(position(6, { log_from: 5 }), { tell: 'done', id: 3, note: '' });
    expect(await again).toEqual({ tell: 'done', id: 3, note: '' });
  });

  it('comes back by itself, ever more slowly, and asks only for what it has missed', async () => {
    const connection = connect();
    greet(position(7, { log: [line(7)] }));
    const pauses = [300, 600, 1200, 2400, 4800, 5000, 5000];
    for (const [tries, pause] of pauses.entries()) {
      socket().onclose?.({ code: 1006 });
      await vi.advanceTimersByTimeAsync(0);
      expect(connection.status).toBe('reconnecting');
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(tries + 2);
    }
    greet(position(9, { log_from: 7, log: [line(8), line(9)] }));
    expect(socket().said[0]).toMatchObject({ since: 7 });
    expect(connection.status).toBe('connected');
    expect(connection.log.map((each) => each.revision)).toEqual([7, 8, 9]);
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(pauses.length + 2);
  });

  it.each([
    [4503, 'unavailable', 'the server’s disk is full'],
    [4429, 'full', 'there is no more room to watch'],
  ])('says why the server cannot have it now (%i), and comes back', async (code, status, reason) => {
    const connection = connect();
    greet(position(1));
    socket().onclose?.({ code, reason });
    expect(connection.status).toBe(status);
    expect(connection.trouble).toBe(reason);
    connection.hurry();
    expect(FakeSocket.all).toHaveLength(2);
    socket().onclose?.({ code, reason });
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(3);
    expect(connection.trouble).toBe(reason);
    greet(position(1));
    expect(connection.status).toBe('connected');
    expect(connection.trouble).toBe('');
  });

  it('does not wait when the network is back', async () => {
    const connection = connect();
    greet(position(1));
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(0);
    connection.hurry();
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('tells those who wait that nobody knows whether they were heard', async () => {
    const connection = connect();
    greet(position(1));
    const answer = connection.say({ say: 'sit', seat: 1 });
    socket().onclose?.({ code: 1006 });
    await expect(answer).rejects.toThrow(ConnectionLost);
    await expect(connection.say({ say: 'sit', seat: 1 })).rejects.toThrow(ConnectionLost);
  });

  it('says so if there is no such table, and stops', async () => {
    const connection = connect();
    socket().onopen?.();
    socket().onclose?.({ code: 4404 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.status).toBe('not found');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('forgets what other eyes have read', () => {
    const connection = connect();
    greet(position(4, { log: [line(4, 'Red draws Shuttle 3.')] }));
    socket().tell(position(4, { viewer: 1, log_from: 4, log: [] }));
    expect(connection.log).toEqual([]);
  });

  it('asks for the whole log if several sit at this screen', async () => {
    connect();
    socket().onopen?.();
    socket().tell(seated([0, 1]));
    socket().tell(position(4));
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(300);
    socket().onopen?.();
    expect(socket().said[0]).toMatchObject({ since: null });
  });

  it('tells only news as news', () => {
    const connection = connect();
    const news: string[] = [];
    connection.onnews = (lines) => news.push(...lines.map((each) => each.text));
    greet(position(1, { log: [line(1)] }));
    expect(news).toEqual([]);
    socket().tell(position(2, { log_from: -1, log: [line(1), line(2)] }));
    expect(news).toEqual(['line 2']);
  });

  it('keeps what happened before these eyes', () => {
    const connection = connect();
    greet(position(1, { log: [line(1)] }));
    expect(connection.happened).toEqual([]);
    socket().tell(position(2, { log_from: 1, log: [line(2)] }));
    expect(connection.happened).toEqual([line(2)]);
    socket().tell(position(2, { log_from: 2 }));
    expect(connection.happened).toEqual([]);
  });

  it('has seen nothing happen that is told afterwards', async () => {
    const connection = connect();
    greet(position(1, { log: [line(1)] }));
    socket().tell(position(2, { viewer: 1, log_from: 1, log: [line(2)] }));
    expect(connection.happened).toEqual([]);
    socket().tell(position(3, { viewer: 1, log: [line(1), line(2), line(3)] }));
    expect(connection.happened).toEqual([]);
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(300);
    greet(position(4, { viewer: 1, log_from: 3, log: [line(4)] }));
    expect(connection.happened).toEqual([]);
    socket().tell(position(5, { viewer: 1, log_from: 4, log: [line(5)] }));
    expect(connection.happened).toEqual([line(5)]);
  });

  it('stays closed', async () => {
    const connection = connect();
    greet(position(1));
    connection.close();
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.status).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
  });
});
