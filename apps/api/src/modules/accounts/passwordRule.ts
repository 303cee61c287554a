import { brand } from '@awning/content/brand';
import { passwordLength } from '@awning/contract/accounts';
import { passwordForm } from '@awning/contract/validation';

/** A password among this many of the commonest ones is refused. */
const commonest = 10_000;
/** With fewer letters and digits than this, beside words that are easy to guess, a password is refused. */
const fewestOfOnesOwn = 6;
/** A word this short may be part of any password by chance. */
const shortestWord = 3;

const shopsOwn = [
  brand.name,
  brand.legalName,
  brand.tagline,
  brand.promise,
  brand.email,
  'website',
  'template',
];
const signs = /[^\p{L}\p{N}]+/gu;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is chosen: most runs of the shop need none. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].slice(0, commonest);
  return new Set(common.filter((password) => password.length >= passwordLength.least));
}

const squash = (text: string) => passwordForm(text).toLowerCase().replace(signs, '');

/** Whether too little is left of a password without the words that are easy to guess. */
function isGuessable(password: string, guesses: readonly string[]): boolean {
  const words = guesses
    .map(squash)
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
  const whole = squash(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < fewestOfOnesOwn;
}

/**
 * Says, in words for the user, why a password of the right length (`NewPassword`) is refused. Undefined when it is
 * accepted.
 */
export async function faultOf(
  password: string,
  { email, username }: { email: string; username: string },
): Promise<string | undefined> {
  const common = await (loading ??= loadCommon());
  if (common.has(passwordForm(password).toLowerCase())) {
    return 'Choose another password: this one is among the first that anybody tries';
  }
  const localPart = email.slice(0, email.lastIndexOf('@'));
  if (isGuessable(password, [...shopsOwn, email, localPart, username])) {
    return 'Choose another password: this one is hardly more than our name, your address or your username';
  }
  return undefined;
}
