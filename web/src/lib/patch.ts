/** Puts what is new into a view: `{ 'seats/1/energy': 3 }`. What has not changed stays the same object. */
export function patched(view: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce((now, [path, value]) => withValue(now, path.split('/'), value), view);
}

function withValue(old: unknown, [first, ...rest]: string[], value: unknown): unknown {
  const inner = (child: unknown): unknown => (rest.length > 0 ? withValue(child, rest, value) : value);
  if (Array.isArray(old)) return old.map((child: unknown, index) => (String(index) === first ? inner(child) : child));
  const fields = old as Record<string, unknown>;
  return { ...fields, [first!]: inner(fields[first!]) };
}
