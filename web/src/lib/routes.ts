/** Where in the application one is, as an address and as data. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; revision: number }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'box'; game: string }
  | { page: 'nowhere' };

const ID = '([A-Za-z0-9_-]+)';
const TABLE = new RegExp(`^/table/${ID}/?$`);
const REPLAY = new RegExp(`^/table/${ID}/replay(?:/(\\d{1,7}))?/?$`);
const RULES = new RegExp(`^/rules/${ID}(?:/${ID})?/?$`);
const BOX = new RegExp(`^/box/${ID}/?$`);

export function placeOf(path: string): Place {
  if (path === '/' || path === '/index.html') return { page: 'lobby' };
  const table = TABLE.exec(path);
  if (table?.[1]) return { page: 'table', table: table[1] };
  const replay = REPLAY.exec(path);
  if (replay?.[1]) return { page: 'replay', table: replay[1], revision: Number(replay[2] ?? 0) };
  const rules = RULES.exec(path);
  if (rules?.[1]) return { page: 'rules', game: rules[1], clause: rules[2] ?? null };
  const box = BOX.exec(path);
  if (box?.[1]) return { page: 'box', game: box[1] };
  return { page: 'nowhere' };
}

export function pathOf(place: Place): string {
  switch (place.page) {
    case 'table':
      return `/table/${place.table}`;
    case 'replay':
      return `/table/${place.table}/replay/${place.revision}`;
    case 'rules':
      return place.clause ? `/rules/${place.game}/${place.clause}` : `/rules/${place.game}`;
    case 'box':
      return `/box/${place.game}`;
    default:
      return '/';
  }
}

/** A link that gives its finder a seat: the secret is in the fragment, which is never sent to a server. */
export function invitation(origin: string, table: string, token: string): string {
  return `${origin}${pathOf({ page: 'table', table })}#${token}`;
}

/** The place and the secret of a link that somebody was given; nothing if it leads elsewhere. */
export function readLink(link: string): { path: string; token: string | null } | null {
  let address: URL;
  try {
    address = new URL(link.trim(), 'http://localhost');
  } catch {
    return null;
  }
  const { page } = placeOf(address.pathname);
  if (page !== 'table' && page !== 'replay') return null;
  return { path: address.pathname, token: tokenIn(address.hash) };
}

/** The secret of a fragment. */
export function tokenIn(fragment: string): string | null {
  return /^#([A-Za-z0-9_-]{20,100})$/.exec(fragment)?.[1] ?? null;
}
