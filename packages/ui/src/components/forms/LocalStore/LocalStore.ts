/** What this browser was asked to keep under a name. Null where it keeps nothing. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Asks this browser to keep a word. It may be full or forbid it: then the visitor is asked again next time. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only a choice is lost, which the visitor can make again.
  }
}
