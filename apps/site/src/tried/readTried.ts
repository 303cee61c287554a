import type { Tried } from '@awning/contract/sites/tried';

/** How many letters each may have, as in the contract, whose schema weighs more than a page may. */
export const longest = { name: 60, line: 160, telephone: 32, town: 60 } satisfies Record<string, number>;
const looks = ['palette', 'typefaces', 'pictures'] as const;

const noise = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\ufffd]/gu;

/** Cut as people count letters: half of one is none. */
const cut = (words: string, most: number) =>
  words.length <= most ? words : words.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** What a visitor tries a design with, from the fields of a form or the query of an address. */
export function readTried(given: { get: (name: string) => unknown }): Tried {
  const read = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const entries = [
    ...Object.entries(longest).map(([name, most]) => [
      name,
      cut(read(name).replaceAll(noise, ''), most).trim(),
    ]),
    ...looks.map((name) => [name, /^[\w-]{1,40}$/.test(read(name)) ? read(name) : '']),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Tried;
}

/** The same as a query. */
export const triedQuery = (tried: Tried): URLSearchParams =>
  new URLSearchParams(Object.entries(tried).filter(([, value]) => value !== ''));

/** An address of ours with it, for a visitor without script to keep it. */
export function withTried(address: string, tried: Tried = {}): string {
  const query = triedQuery(tried);
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The looks among it, as a design takes them. */
export const looksOf = ({
  palette,
  typefaces,
  pictures,
}: { [Look in (typeof looks)[number]]?: string | undefined }) => ({
  ...(palette !== undefined && { palette }),
  ...(typefaces !== undefined && { typefaces }),
  ...(pictures === 'drawn' && { pictures: 'drawn' as const }),
});
