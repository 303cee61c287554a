import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';

const origin = () => inject('shopUrl');
const get = async (address: string) => {
  const answer = await fetch(new URL(address, origin()));
  return { answer, text: await answer.text() };
};
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const locations = async () =>
  [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('every listed page has a title, a description, an address and a picture', async () => {
  const addresses = await locations();
  const cards = new Set<string>();
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const { answer, text } = await get(address);
    expect([address, answer.status, answer.headers.get('x-robots-tag')]).toEqual([address, 200, null]);
    expect([address, /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]]).toEqual([address, address]);
    expect(content(text, 'og:url')).toBe(address);
    expect(text).not.toContain('origin.invalid');

    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
    const home = address === `${origin()}/`;
    expect(title).toMatch(home ? /^Awning · Ready-made websites for small businesses$/ : /.+ · Awning$/);
    expect([title, titles.get(title)]).toEqual([title, undefined]);
    titles.set(title, address);
    expect([address, content(text, 'description')]).toEqual([address, expect.stringMatching(/^.{20,}$/)]);
    cards.add(content(text, 'og:image') ?? `${address} has none`);
    for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">([^<]*)/g)) {
      expect(JSON.parse(json)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      });
      expect(json).not.toMatch(/"(?:url|item|image)":"\//);
    }
  }

  expect(cards.size).toBeGreaterThan(3);
  for (const card of cards) {
    const picture = Buffer.from(await (await fetch(card)).arrayBuffer());
    expect([card, picture.length <= 60_000]).toEqual([card, true]);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('the sitemap lists the public pages that may be found, and no other', async () => {
  const listed = new Set(await locations());
  const linked = new Set<string>();
  for (const address of listed) {
    const { text } = await get(address);
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\shref="([^"#?]+)"/g)) {
      const url = new URL(href, address);
      if (url.origin === origin() && !url.pathname.startsWith('/demos/')) linked.add(url.href);
    }
  }
  const missing: string[] = [];
  for (const address of linked) {
    if (listed.has(address) || address === `${origin()}/checkout`) continue;
    const { answer, text } = await get(address);
    // The full size of a picture is no page.
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.ok && isPage && !text.includes('content="noindex"')) missing.push(address);
  }
  expect(missing).toEqual([]);
  expect(listed.has(`${origin()}/templates/barbershop/barbershop-classic`)).toBe(true);
  expect((await get('/sitemap.xml')).text).toContain('<lastmod>20');
});

test('robots.txt names the sitemap, and keeps robots from personal pages', async () => {
  const { answer, text } = await get('/robots.txt');

  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain(`\nSitemap: ${origin()}/sitemap.xml\n`);
  for (const start of ['/account', '/dashboard', '/orders', '/user', '/api', '/dev/'])
    expect(text.split('\n')).toContain(`Disallow: ${start}`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
  const { pathname } = new URL(origin());
  const shut = (await locations()).filter((address) => {
    const path = address.slice(origin().length) || pathname;
    return closed.some((start) => path.startsWith(start));
  });
  expect(shut).toEqual([]);
});

test('every picture of the build may be shown in a feed or a card elsewhere, and no other file may', async () => {
  const built = fileURLToPath(new URL('../../../site/dist/client', import.meta.url));
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(built.length)}/${entry.name}`);
  const ofPages = ['/', '/checkout', '/orders/nobody', '/nothing', '/demos/barbershop-classic/'];
  const pictures = new Set<string>();
  const astray: string[] = [];
  for (const address of [...files, ...ofPages, '/health', '/catalogue/stats', '/docs', '/docs/json']) {
    const { headers } = await fetch(origin() + address, { method: 'HEAD' });
    const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
    if (isPicture) pictures.add(address);
    const shown = headers.get('cross-origin-resource-policy');
    if (shown !== (isPicture ? 'cross-origin' : 'same-origin')) astray.push(`${address}: ${shown}`);
  }
  expect(astray).toEqual([]);
  expect(pictures.size).toBeGreaterThan(100);

  const feed = (await get('/rss.xml')).text.replaceAll('&quot;', '"').replaceAll('&lt;', '<');
  const inFeed = [...feed.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(
    ([, src = '']) => new URL(src).pathname,
  );
  expect(inFeed.length).toBeGreaterThan(5);
  expect(inFeed.filter((src) => !pictures.has(src))).toEqual([]);
});

test('a phone can install the shop as an app', async () => {
  const { answer, text } = await get('/site.webmanifest');
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };

  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(manifest.name).toMatch(/^Awning/);
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes } of icons.filter(({ sizes: size }) => size !== 'any')) {
    const { width, height } = await sharp(await (await fetch(origin() + src)).arrayBuffer()).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect((await fetch(`${origin()}/favicon.ico`)).ok).toBe(true);
});

test('security.txt tells researchers where to report a vulnerability', async () => {
  const { answer, text } = await get('/.well-known/security.txt');

  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  expect(text).toContain(`Canonical: ${origin()}/.well-known/security.txt`);
});

test.each(['/account', '/dashboard', '/navbar', '/thanks/contact', '/nowhere', '/no%0Awhere'])(
  'search engines are told not to index %s',
  async (address) => {
    const { answer, text } = await get(address);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(text).not.toContain('rel="canonical"');
  },
);

test('a page that the server renders itself, such as the till’s, has the typeface of the shop', async () => {
  const page = await fetch(new URL('/pay/nothing', origin()), { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const fonts = [...(await page.text()).matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file);
  expect(fonts).not.toEqual([]);
  for (const file of fonts) {
    const { answer } = await get(file);
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, 'font/woff2']);
  }
});
