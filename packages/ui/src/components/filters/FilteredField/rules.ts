import type { Rule } from './retype.ts';

// Kept as they are typed. The rarer marks below are kept once the visitor says that they belong to their address.
const plain = /[\w.@-]/;
const legalBeforeAt = /[!#$%&'*+/=?^`{|}~]/;
// A domain may have letters of any script, but none that only look like others.
const letterOfDomain = /^(?![\u2100-\u214f\uff00-\uffef\u{1d400}-\u{1d7ff}])[\p{L}\p{M}\p{N}]$/u;

/** An email address, in which some characters were asked for. */
export const emailRule =
  (allowed: ReadonlySet<string> | 'all'): Rule =>
  (character, before, after) => {
    const inDomain = before.includes('@');
    if (character === '@') return inDomain || after.includes('@') ? 'refuse' : 'keep';
    if (plain.test(character)) return 'keep';
    if (inDomain) return letterOfDomain.test(character) ? 'keep' : 'refuse';
    if (!legalBeforeAt.test(character)) return 'refuse';
    return allowed === 'all' || allowed.has(character) ? 'keep' : 'drop';
  };

/** A username. */
export const usernameRule: Rule = (character) => (/[\w.-]/.test(character) ? 'keep' : 'refuse');

/** The rarer marks that an address holds already, which its owner need not be asked about. */
export const legalIn = (address: string): ReadonlySet<string> =>
  new Set(address.match(/[!#$%&'*+/=?^`{|}~]/g));
