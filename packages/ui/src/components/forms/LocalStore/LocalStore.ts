/** What this browser was asked to keep under a name. Nothing, where it keeps nothing for anybody. */
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
    // Nothing is lost that the visitor cannot say again.
  }
}
