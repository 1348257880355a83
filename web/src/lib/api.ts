import type {
  BoxSection,
  ClauseInfo,
  Created,
  GameInfo,
  Invitation,
  LogPart,
  NewBranch,
  NewTable,
  Played,
  Position,
  Problem,
  Story,
  TableInfo,
} from '../wire/table';
import { strings } from './strings';

const FORBIDDEN = 401;
const NOT_FOUND = 404;

/** The server said no, or nothing. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

export const games = kept(() => get<GameInfo[]>('/api/games'));
/** One of them. */
export async function gameInfo(game: string): Promise<GameInfo> {
  const info = (await games()).find(({ name }) => name === game);
  if (!info) throw new ApiError(NOT_FOUND, strings.problems.status(NOT_FOUND));
  return info;
}
export const rules = keptBy((game: string) => get<ClauseInfo[]>(`/api/games/${game}/rules`));
/** All that lies in the box of a game, and what is needed to draw it. */
export const gameBox = keptBy((game: string) => get<BoxSection[]>(`/api/games/${game}/box`));
export const gameScenery = keptBy((game: string) => get<unknown>(`/api/games/${game}/scenery`));
/** The same for the box with which a match is played. */
export const tableBox = keptBy((table: string) => get<BoxSection[]>(`/api/tables/${table}/box`));
/** What is needed to draw the boards of a match. */
export const scenery = keptBy((table: string) => get<unknown>(`/api/tables/${table}/scenery`));
/** What a table plays: that was settled before the first answer. */
export const played = keptBy((table: string) => get<Played>(`/api/tables/${table}/played`));

/** A campaign so far; nothing if the match is not one. */
export const story = (table: string) => get<Story | null>(`/api/tables/${table}/story`);
export const tableInfo = (table: string) => get<TableInfo>(`/api/tables/${table}`);
export const createTable = (wanted: NewTable) => post<Created>('/api/tables', { body: JSON.stringify(wanted) });
export const startTable = (table: string, host: string) => post<unknown>(`/api/tables/${table}/start`, { token: host });
export const closeTable = (table: string, host: string) =>
  post<TableInfo>(`/api/tables/${table}/close`, { token: host });
/** The old table; its `rematch` is the new one, which the same tokens open. */
export const rematch = (table: string, host: string) =>
  post<TableInfo>(`/api/tables/${table}/rematch`, { token: host });
export const replaceByBot = (table: string, seat: number, host: string) =>
  post<TableInfo>(`/api/tables/${table}/seats/${seat}/bot`, { token: host });
/** Takes a seat from whoever has it: it is free then. */
export const removePerson = (table: string, seat: number, host: string) =>
  post<TableInfo>(`/api/tables/${table}/seats/${seat}/remove`, { token: host });
/** Takes a seat from whoever has it, and gives a new secret for it. */
export const invite = (table: string, seat: number, host: string) =>
  post<Invitation>(`/api/tables/${table}/seats/${seat}/invite`, { token: host });
export const rename = (table: string, seat: number, name: string, tokens: readonly string[]) =>
  withAny(tokens, (token) =>
    post<TableInfo>(`/api/tables/${table}/seats/${seat}/name`, { body: JSON.stringify({ name }), token }),
  );
export const uploadMatch = (file: Blob) => post<Created>('/api/matches', { body: file });
export const matchUrl = (table: string) => `/api/tables/${table}/match`;
/** The log of a campaign, as text. */
export const campaignUrl = (table: string) => `/api/tables/${table}/campaign`;

export function moment(
  table: string,
  revision: number,
  viewer: number | null,
  tokens: readonly string[],
): Promise<Position> {
  const path = `/api/tables/${table}/moments/${revision}`;
  return viewer === null ? get(path) : withAny(tokens, (token) => request(`${path}?viewer=${viewer}`, {}, token));
}

/** What a viewer was told up to a revision: as much as comes at once, and no more than its scene. */
export function logBefore(
  table: string,
  before: number,
  viewer: number | null,
  tokens: readonly string[],
): Promise<LogPart> {
  const path = `/api/tables/${table}/log?before=${before}`;
  return viewer === null ? get(path) : withAny(tokens, (token) => request(`${path}&viewer=${viewer}`, {}, token));
}

/** A new table from the beginning of a scene. */
export const branchTable = (table: string, wanted: NewBranch) =>
  post<Created>(`/api/tables/${table}/branch`, { body: JSON.stringify(wanted) });

/** Tries one key after the other: nobody but the server knows which of them opens a seat. */
async function withAny<Answer>(tokens: readonly string[], ask: (token: string) => Promise<Answer>): Promise<Answer> {
  const [token = '', ...others] = tokens;
  try {
    return await ask(token);
  } catch (error) {
    if (others.length > 0 && error instanceof ApiError && error.status === FORBIDDEN) return withAny(others, ask);
    throw error;
  }
}

function get<Answer>(path: string): Promise<Answer> {
  return request<Answer>(path, {});
}

function post<Answer>(path: string, sent: { body?: BodyInit; token?: string }): Promise<Answer> {
  const init: RequestInit = { method: 'POST' };
  if (sent.body !== undefined) init.body = sent.body;
  if (typeof sent.body === 'string') init.headers = { 'content-type': 'application/json' };
  return request<Answer>(path, init, sent.token);
}

async function request<Answer>(path: string, init: RequestInit, token?: string): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError(0, strings.problems.unreachable);
  }
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, reasonIn(text) ?? strings.problems.status(response.status));
  return (text ? JSON.parse(text) : null) as Answer;
}

function reasonIn(text: string): string | null {
  try {
    return (JSON.parse(text) as Partial<Problem>).reason ?? null;
  } catch {
    return null;
  }
}

/** Asks once; a failure is not kept. */
function kept<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  const asking = keptBy(() => ask());
  return () => asking('');
}

function keptBy<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key) => {
    let answer = answers.get(key);
    if (!answer) {
      answer = ask(key);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return answer;
  };
}
