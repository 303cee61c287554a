import { brand } from '@awning/content/brand';
import { passwordLength } from '@awning/contract/accounts';
import { passwordForm } from '@awning/contract/validation';

/** A password among so many of the commonest is refused. */
const commonest = 10_000;
/** Fewer letters and digits than this, beside words that are easy to guess, protect nothing. */
const fewestOfOnesOwn = 6;
/** A word as short as this may stand in any password by chance. */
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

/** Read with the first password that is chosen: most starts of the shop need none. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].slice(0, commonest);
  return new Set(common.filter((password) => password.length >= passwordLength.least));
}

const squash = (text: string) => passwordForm(text).toLowerCase().replace(signs, '');

/** Whether too little is left of a password once the words that are easy to guess are taken out. */
function isGuessable(password: string, guesses: readonly string[]): boolean {
  const words = guesses
    .map(squash)
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
  const whole = squash(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < fewestOfOnesOwn;
}

/** What is wrong with a password of the right length (`NewPassword`), in words for the user. Undefined when nothing is. */
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
