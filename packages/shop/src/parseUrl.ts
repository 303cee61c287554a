/**
 * An address taken apart, if it is one.
 *
 * Node 20's `URL.canParse` says of addresses with letters such as “ä” that they are none, once it has been asked a few
 * thousand times.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
