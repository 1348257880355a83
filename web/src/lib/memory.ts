/** What this browser remembers of whoever sits at it. A forbidden storage holds nothing: the page works on without. */
export function recall(what: string): string | null {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(what, value);
  } catch {
    // It holds until the page is closed.
  }
}
