import { domainToASCII } from 'node:url';

const ascii = /^\p{ASCII}*$/u;
const lettersOfDomain = /^[\p{L}\p{M}\p{N}._-]+$/u;

const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Letters and their marks made one, unless that makes a plain letter of what only looks like one. */
function compose(text: string): string {
  const looksPlain = Array.from(text).some((sign) => !ascii.test(sign) && ascii.test(sign.normalize('NFC')));
  return looksPlain ? text : text.normalize('NFC');
}

/** A domain, or whole labels of one, as mail servers write it. What is no domain stays what it is. */
export function domainKeyOf(domain: string): string {
  const written = !ascii.test(domain) && lettersOfDomain.test(domain) ? domainToASCII(domain) : '';
  return written || lower(compose(domain));
}

/**
 * What names and addresses are compared by: the same for all spellings of one mailbox (decisions/0028). Of the letters
 * before the @ only A to Z are made small: a Kelvin sign is not a K, and the owner of the one address does not own
 * the other.
 */
export function keyOf(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0) return lower(compose(text));
  return `${lower(compose(text.slice(0, at)))}@${domainKeyOf(text.slice(at + 1))}`;
}

/**
 * The keys that an account may be found by: the mailbox's, and the one before it of a second account with the same
 * mailbox, which opens to nothing but the spelling it was opened with.
 */
export function keysOf(email: string): { key: string; formerKey: string } {
  return { key: keyOf(email), formerKey: lower(email) };
}
