/**
 * Parses an address, if it is one.
 *
 * Node 20's `URL.canParse` rejects addresses with letters such as “ä” once it has been called a few thousand times.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
