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

/** Addresses that no page may have: a host looks there for the page that it shows where it finds nothing. */
const reserved = ['404'];

/**
 * Gives each page the address that its name asks for, in letters that every keyboard has: “Öffnungszeiten” stands at
 * `oeffnungszeiten`. The second of two with one name is numbered. A name without any such letter gives way to the slug.
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
