import slugify from '@sindresorhus/slugify';
import type { SitePage } from './site.ts';

/** Makes the addresses of a site’s pages, where the site stands under `root`, which ends in a slash. */
export function addressesUnder(
  root: string,
  pages: readonly Pick<SitePage, 'slug' | 'address'>[],
): (slug: string) => string {
  return (slug) => {
    const { address } = pages.find((page) => page.slug === slug) ?? { address: slug };
    return address === '' ? root : `${root}${address}/`;
  };
}

/** What no page may be called, for a host looks there for what it shows where it finds nothing. */
const reserved = ['404'];

/**
 * Gives each page the address that its name asks for, in letters that every keyboard has: “Öffnungszeiten” stands at
 * `oeffnungszeiten`. Of two with one name the second is numbered; where nothing is left of a name, the slug stands in for it.
 */
export function withAddresses<Page extends { slug: string; name: string }>(
  pages: readonly Page[],
): readonly (Page & { address: string })[] {
  const taken = new Set(reserved);
  return pages.map((page) => {
    const wanted = page.slug && (slugify(page.name, { decamelize: false }) || page.slug);
    let address = wanted;
    for (let count = 2; taken.has(address); count += 1) address = `${wanted}-${count}`;
    taken.add(address);
    return { ...page, address };
  });
}
