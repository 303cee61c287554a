import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const longest = 40;
/** This many variants of one name have numbers. */
const counted = 9;

/**
 * Names for a business, the best first and without an end: “Müller & Söhne” may be `mueller-and-soehne`, or
 * `mueller-and-soehne-2`.
 */
export function* suggestNames(business: string): Generator<string, never> {
  const slug = slugify(business, { decamelize: false });
  // A name in another script may leave no letters for an address.
  const base = slug.length >= 3 ? slug : `my-${slug || 'site'}`;
  const cut = (room: number) => base.slice(0, room).replace(/-+$/, '');

  yield cut(longest);
  for (let number = 2; number <= counted; number += 1) yield `${cut(longest - 2)}-${number}`;
  for (;;) yield `${cut(longest - 7)}-${randomBytes(3).toString('hex')}`;
}
