import { paths } from '../paths.ts';

/** A part of an address: a fixed word, or a parameter (a `*` takes everything that follows). */
type Part = { word: string; spelt: RegExp } | ':' | '*';

const partsOf = (pathname: string) => pathname.replace(/\/$/, '').split('/').slice(1);

// Of these letters alone, unlike `toLowerCase`: that turns the kelvin sign into a k.
const readPart = (part: string): Part =>
  part === '*' ? '*' : part.startsWith(':') ? ':' : { word: part, spelt: new RegExp(`^${part}$`, 'i') };

const patterns = Object.values(paths).map(({ pattern }) => partsOf(pattern).map(readPart));

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fits(pattern: readonly Part[], asked: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? asked.length < pattern.length - 1 : asked.length !== pattern.length) return false;
  return pattern.every((part, place) => {
    const given = asked[place] ?? '';
    if (typeof part === 'object') return part.spelt.test(given);
    return part === '*' || given !== '';
  });
}

/**
 * The one address of the page at a path (docs/product.md, “Pages and addresses”): its fixed words in lower case, its
 * parameters as they came. Undefined where the site has no such page.
 *
 * @param isDemoPage Whether a demo has a page at a path: only its build knows.
 */
export function ownAddress(pathname: string, isDemoPage: (pathname: string) => boolean): string | undefined {
  const asked = partsOf(pathname);
  const read = asked.map(decode);
  const pattern = patterns.find((candidate) => fits(candidate, read));
  if (!pattern) return undefined;

  const parts = asked.map((given, place) => {
    const part = pattern[place];
    return typeof part === 'object' ? part.word : given;
  });
  const own = `/${parts.join('/')}`;
  // A missing page of a demo is reported at the requested address.
  const isFolder = pattern.at(-1) === '*' && (pathname.endsWith('/') || isDemoPage(own));
  return isFolder ? `${own}/` : own;
}
