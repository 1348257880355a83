import type {
  About,
  Advised,
  Done,
  LogLine,
  LogPart,
  Position,
  Possible,
  Refused,
  Route,
  Saying,
  Seated,
  Telling,
} from '../wire/table';
import { logBefore } from './api';
import { mergeLog } from './log';
import { patched } from './patch';
import { isWhole } from './scenes';
import { tokensFor } from './storage';
import { strings } from './strings';

export type Status = 'connecting' | 'connected' | 'reconnecting' | 'unavailable' | 'full' | 'closed' | 'not found';

/** Everything that can be said, without the number that the connection gives it. */
export type Unnumbered = Saying extends infer Each ? (Each extends Saying ? Omit<Each, 'id'> : never) : never;
export type Reply = Done | Possible | Route | About | Advised;

/** What was said is not possible; nothing has changed. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

/** Nobody knows whether what was said was heard. */
export class ConnectionLost extends Error {
  constructor() {
    super(strings.connection.lost);
  }
}

export interface Surroundings {
  open(url: string): WebSocket;
  tokens(): string[];
  earlier(before: number, viewer: number | null): Promise<LogPart>;
}

/** A log as far as it is here: what the eyes of a seat, or of an onlooker, were told. */
interface Known {
  log: LogLine[];
  /** It begins after this revision; with -1, all of it is here. */
  from: number;
  /** It goes up to this revision. */
  to: number;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
/** The number with which the server ends a connection to a table that it does not know. */
const NO_SUCH_TABLE = 4404;
/** The numbers with which it says that it cannot have us now, but may later. */
const TROUBLES: Partial<Record<number, Status>> = { 4429: 'full', 4503: 'unavailable' };

/** The line to one table: keeps the newest position, and comes back by itself. */
export class Connection {
  status: Status = $state('connecting');
  /** Why the server cannot have us now, in its own words. */
  trouble = $state('');
  seated: Seated | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** The log begins after this revision; with -1, all of it is here. */
  logFrom = $state(-1);
  /** What happened since the position before, if these eyes were there all the time. */
  happened: readonly LogLine[] = $state.raw([]);
  /** Called with what happened since the position before. */
  onnews: (lines: LogLine[]) => void = () => {};

  private readonly around: Surroundings;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Eyes come back to what they have read already. */
  private readonly logs = new Map<number | null, Known>();
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next position is the first one of this line. */
  private isComingBack = true;

  constructor(
    readonly table: string,
    around: Partial<Surroundings> = {},
  ) {
    this.around = { ...surroundings(table), ...around };
  }

  open(): void {
    this.stopWaiting();
    const socket = this.around.open(socketUrl(this.table));
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (message) => {
      for (const line of String(message.data).split('\n')) {
        if (socket === this.socket) this.hear(JSON.parse(line) as Telling);
      }
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.socket) this.lost(code, reason);
    };
  }

  close(): void {
    this.stopWaiting();
    this.status = 'closed';
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.abandon();
  }

  /** Does not wait for the next try: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.retry === undefined) return;
    this.pause = FIRST_PAUSE;
    this.open();
  }

  say(said: Unnumbered): Promise<Reply> {
    const socket = this.socket;
    if (!socket || this.status !== 'connected') return Promise.reject(new ConnectionLost());
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...said, id }));
    });
  }

  private hello(socket: WebSocket): void {
    // With several seats the eyes may change meanwhile, and one player must not read what another was told.
    const wholeLog = (this.seated?.mine.length ?? 0) > 1;
    const since = wholeLog ? null : (this.position?.revision ?? null);
    this.isComingBack = true;
    const tokens = this.around.tokens();
    socket.send(JSON.stringify({ say: 'hello', id: ++this.lastId, tokens, since, patches: true } satisfies Saying));
  }

  private hear(told: Telling): void {
    this.status = 'connected';
    this.trouble = '';
    this.pause = FIRST_PAUSE;
    switch (told.tell) {
      case 'seated':
        this.seated = told;
        break;
      case 'position':
        this.arrive({ ...told, view: told.view ?? patched(this.position?.view, told.changes) });
        break;
      case 'refused':
        this.refuse(told);
        break;
      default:
        this.waiting.get(told.id)?.resolve(told);
        this.waiting.delete(told.id);
    }
  }

  private arrive(position: Position): void {
    const before = this.position;
    const sameEyes = before !== null && before.viewer === position.viewer;
    const known = this.logs.get(position.viewer);
    const goesOn = known !== undefined && position.log_from <= known.to;
    const log = mergeLog(goesOn ? known.log : [], position.log_from, position.log);
    const from = goesOn ? Math.min(known.from, position.log_from) : position.log_from;
    this.position = position;
    this.show({ log, from, to: position.revision });
    const news = before ? position.log.filter((line) => line.revision > before.revision) : [];
    const wereThere = sameEyes && !this.isComingBack && position.log_from === before.revision;
    this.happened = wereThere ? news : [];
    this.isComingBack = false;
    if (news.length > 0) this.onnews(news);
    if (!goesOn) void this.completeScene();
  }

  /** Fetches older lines of the log, if there are any. */
  async earlier(): Promise<void> {
    const { logFrom: before, position } = this;
    if (before < 0 || !position) return;
    const part = await this.around.earlier(before, position.viewer);
    if (this.logFrom !== before || this.position?.viewer !== position.viewer) return;
    this.show({ log: [...part.log, ...this.log], from: part.log_from, to: this.position.revision });
  }

  private show(known: Known): void {
    this.log = known.log;
    this.logFrom = known.from;
    this.logs.set(this.position?.viewer ?? null, known);
  }

  /** Rounds and turns are counted from the beginning of the scene. */
  private async completeScene(): Promise<void> {
    for (let from = NaN; from !== this.logFrom && !isWhole(this.log, this.logFrom); ) {
      from = this.logFrom;
      await this.earlier().catch(() => undefined);
    }
  }

  /** Nothing has changed. If the page shows an old position, the newest is on its way. */
  private refuse(refused: Refused): void {
    this.waiting.get(refused.id)?.reject(new RefusedError(refused));
    this.waiting.delete(refused.id);
  }

  private lost(code: number, reason: string): void {
    this.socket = null;
    this.abandon();
    if (code === NO_SUCH_TABLE) {
      this.status = 'not found';
      return;
    }
    const trouble = TROUBLES[code];
    this.status = trouble ?? 'reconnecting';
    this.trouble = trouble ? reason : '';
    this.retry = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private stopWaiting(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
  }

  private abandon(): void {
    for (const { reject } of this.waiting.values()) reject(new ConnectionLost());
    this.waiting.clear();
  }
}

function surroundings(table: string): Surroundings {
  return {
    open: (url) => new WebSocket(url),
    tokens: () => tokensFor(table),
    earlier: (before, viewer) => logBefore(table, before, viewer, tokensFor(table)),
  };
}

function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}
