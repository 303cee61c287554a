// Titles, descriptions and links come out before the first element that stays where it is.
const hoisted = /^(?:<(?:meta|link)\b[^>]*\/?>|<title>[^<]*<\/title>)*/;

/** Separates the elements that React hoists into a document's head from the markup that stays. */
export function splitHead(markup: string): { head: string; body: string } {
  const head = hoisted.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
