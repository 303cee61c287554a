import { domainToASCII } from 'node:url';

const ascii = /^\p{ASCII}*$/u;
const lettersOfDomain = /^[\p{L}\p{M}\p{N}._-]+$/u;

const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Composes letters with their marks, unless that turns a lookalike into a plain letter. */
function compose(text: string): string {
  const looksPlain = Array.from(text).some((sign) => !ascii.test(sign) && ascii.test(sign.normalize('NFC')));
  return looksPlain ? text : text.normalize('NFC');
}

/** A domain, or whole labels of one, as mail servers write it. Any other text stays as it is. */
export function domainKeyOf(domain: string): string {
  const written = !ascii.test(domain) && lettersOfDomain.test(domain) ? domainToASCII(domain) : '';
  return written || lower(compose(domain));
}

/**
 * The key that names and addresses are compared by: the same for all spellings of one mailbox (decisions/0028). Before
 * the @ only A to Z are lowercased: a Kelvin sign is not a K, and the owner of one address does not own the other.
 */
export function keyOf(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0) return lower(compose(text));
  return `${lower(compose(text.slice(0, at)))}@${domainKeyOf(text.slice(at + 1))}`;
}

/**
 * The keys that an account may be found by: the mailbox's, and the former key, by which a second account of the same
 * mailbox is found only in the spelling that it was opened with.
 */
export function keysOf(email: string): { key: string; formerKey: string } {
  return { key: keyOf(email), formerKey: lower(email) };
}
