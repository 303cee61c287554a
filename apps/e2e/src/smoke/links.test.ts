import { expect, inject, test } from 'vitest';

const linkIn = /<a\b[^>]*\shref="([^"]+)"/g;
const fileIn = /<(?:img|source|link|script)\b[^>]*\s(?:src|href)="([^"]+)"/g;
const srcsetIn = /\ssrcset="([^"]+)"/gi;

const decoded = (attribute: string) => attribute.replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => decoded(found));

test('every link of every page, the shop’s and the demos’, leads to an existing page, and every file exists', async () => {
  const origin = inject('shopUrl');
  const pages = new Map<string, string>();
  const files = new Set<string>();
  const fragments: { from: string; page: string; id: string }[] = [];
  const broken: string[] = [];
  const toVisit = [{ from: 'the door', address: '/' }];

  for (let next = toVisit.pop(); next; next = toVisit.pop()) {
    const { from, address } = next;
    if (pages.has(address)) continue;
    const answer = await fetch(origin + address);
    const html = await answer.text();
    pages.set(address, html);
    if (!answer.ok) broken.push(`${from} → ${address}: ${answer.status}`);

    const here = new URL(address, origin);
    for (const link of all(html, linkIn)) {
      const { origin: host, pathname, search, hash } = new URL(link, here);
      if (host !== origin) continue;
      toVisit.push({ from: address, address: pathname + search });
      if (hash)
        fragments.push({ from: address, page: pathname + search, id: decodeURIComponent(hash.slice(1)) });
    }
    const named = all(html, srcsetIn).flatMap((list) =>
      list.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    );
    for (const file of [...all(html, fileIn), ...named]) {
      const { origin: host, pathname } = new URL(file, here);
      if (host === origin) files.add(pathname);
    }
  }

  for (const file of files) {
    const { ok, status } = await fetch(origin + file, { method: 'HEAD' });
    if (!ok) broken.push(`${file}: ${status}`);
  }
  for (const { from, page, id } of fragments) {
    if (!pages.get(page)?.includes(` id="${id}"`)) broken.push(`${from} → ${page}#${id}: no such place`);
  }

  expect(broken).toEqual([]);
  // With fewer pages the test would not have followed the links.
  expect(pages.size).toBeGreaterThan(20);
  expect(files.size).toBeGreaterThan(10);
  expect(fragments.length).toBeGreaterThan(0);
});
