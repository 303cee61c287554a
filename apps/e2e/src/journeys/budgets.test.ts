import { brotliCompressSync } from 'node:zlib';
import { stepIds } from '@awning/templates/steps';
import { expect, inject, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { untilAlive, visit } from '../support/browser.ts';
import { buy } from '../support/buy.ts';
import { orderFor, tell } from '../support/workshop.ts';

const kB = 1000;
/** What a server sends before it hears from the browser again: ten segments of 1,460 bytes (RFC 6928). */
const segments = 14_600;
/** What of it a page may take: the rest is for those whose text is longer. */
const flight = 14 * kB;
/** What HTTP/2 writes between the parts of a document. */
const frames = 80;
/** A document's headers as HTTP/2 packs them, and those that a proxy adds. */
const headers = 750;
const publicPages = [
  '/',
  '/templates',
  '/templates/barbershop',
  '/templates/barbershop/barbershop-classic',
  '/blog',
  '/blog/price-list',
  '/cookie-policy',
  '/checkout',
  '/pricing',
  '/landing',
];

test.each(publicPages)(
  '%s contains its text and the styles of its first screen, and no script before the first paint',
  async (address) => {
    const html = await (await fetch(inject('shopUrl') + address)).text();

    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html.match(/<script[^>]*\ssrc=/g)).toBeNull();
    expect(html.match(/<link[^>]*rel="(?:modulepreload|preload)"[^>]*as="script"/g)).toBeNull();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(flight - headers);
    const [firstScreen = ''] = html.split('id="fold"');
    expect(firstScreen.match(/<link[^>]*rel="stylesheet"/g)).toBeNull();

    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, source = '']) => source.length,
    );
    expect(inline).not.toHaveLength(0);
    expect(inline.reduce((total, length) => total + length, 0)).toBeLessThanOrEqual(2 * kB);
  },
);

test('the page of every template comes in one flight', async () => {
  const sitemap = await (await fetch(`${inject('shopUrl')}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/\/templates\/[\w-]+\/[\w-]+/g)].map(([address]) => address);
  expect(pages.length).toBeGreaterThan(10);
  const larger: unknown[] = [];
  for (const address of pages) {
    const html = await (await fetch(inject('shopUrl') + address)).text();
    const sent = brotliCompressSync(html).length;
    if (sent > segments - headers - frames) larger.push({ address, sent });
  }
  expect(larger).toEqual([]);
});

test.each([
  '/templates?trade=barbershop',
  '/checkout?template=barbershop-classic',
  '/try/barbershop-classic?name=Bob',
])('%s, rendered by the server, contains no more styles than the page of the build', async (address) => {
  const [asked, built] = await Promise.all(
    [address, address.replace(/\?.*/, '')].map(async (one) => (await fetch(inject('shopUrl') + one)).text()),
  );
  const stylesOf = (html = '') =>
    [/<style>(.*?)<\/style>/s, /id="fold">(<link[^>]*>)/].map((one) => one.exec(html)?.[1]);
  expect(stylesOf(asked)).toEqual(stylesOf(built));
  expect(stylesOf(asked)).not.toContain(undefined);
});

/** Records a page's calls to Intl. The first of each kind takes 10 to 70 ms, on a phone four times as long. */
const noteIntl = () => {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const note = (holder: object, name: string) => {
    const real = Reflect.get(holder, name) as (...given: never[]) => unknown;
    const noted = new Proxy(real, {
      construct: (target, given, self) => {
        asked.push(name);
        return Reflect.construct(target, given, self) as object;
      },
      apply: (target, self, given) => {
        asked.push(name);
        return Reflect.apply(target, self, given);
      },
    });
    Object.defineProperty(holder, name, { value: noted });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) {
    if (/^[A-Z]/.test(name) && name !== 'Locale') note(Intl, name);
  }
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    note(Date.prototype, name);
  note(Number.prototype, 'toLocaleString');
  note(String.prototype, 'localeCompare');
};

test('/try/barbershop-classic is a document of at most 15 kB and loads at most 150 kB on a phone, before the page of its preview', async () => {
  const address = '/try/barbershop-classic';
  const html = await (await fetch(inject('shopUrl') + address)).text();
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(15 * kB);
  const shown: string[] = [];
  const { own, asked } = await firstVisit(address, phone, async (page) => {
    const preview = page.locator('iframe');
    await preview.waitFor({ state: 'attached' });
    await preview.contentFrame().locator('h1').waitFor({ state: 'attached' });
    shown.push(...page.frames().map((frame) => new URL(frame.url()).pathname));
  });
  // The check works: there is a preview that was left out of the sum.
  expect(shown).toContain('/preview/barbershop-classic');
  expect(own).toBeLessThanOrEqual(150 * kB);
  expect(asked).toEqual([]);
});

test.each(publicPages)('%s has no style attribute, which its policy would forbid', async (address) => {
  const html = await (await fetch(inject('shopUrl') + address)).text();
  expect(html.match(/<[^>]*\sstyle="/g)).toBeNull();
});

test.each([...publicPages, '/demos/barbershop-classic/'])(
  'a first visit to %s loads at most 105 kB of script, late ones too, and makes no call to Intl',
  async (address) => {
    const { scripts, asked } = await firstVisit(address);
    expect(scripts).toBeLessThanOrEqual(105 * kB);
    expect(asked).toEqual([]);
  },
);

test('the test notices a page’s calls to Intl', async () => {
  const { asked } = await firstVisit('/', phone, (page) =>
    page.evaluate(() => {
      new Date().toLocaleDateString();
      new Intl.NumberFormat('en').format(1);
    }),
  );
  expect(asked).toEqual(['toLocaleDateString', 'NumberFormat']);
});

test('a first visit to the home page loads at most 150 kB in 12 requests', async () => {
  const { total, requests } = await firstVisit('/');
  expect(requests).toBeLessThanOrEqual(12);
  expect(total).toBeLessThanOrEqual(150 * kB);
});

test.each([
  ['/', 55],
  ['/templates', 75],
  ['/blog', 70],
  ['/checkout', 45],
  ['/pricing', 45],
])('%s, untouched, runs none of its script and loads at most %i kB', async (address, most) => {
  const { total, sources } = await firstVisit(
    address,
    phone,
    async (page) => {
      // The last that comes by itself: it waits for a sign of the visitor.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
      );
    },
    false,
  );
  expect(sources).toHaveLength(1);
  expect(total).toBeLessThanOrEqual(most * kB);
});

/** The largest document of a step of the workshop, in kB: as the server writes it, and compressed. */
test.each([
  ['barbershop-classic', { raw: 166, sent: 22.9 }, { raw: 256, sent: 29.3 }],
  ['restaurant-long-table', { raw: 370, sent: 29 }, { raw: 810, sent: 50 }],
])(
  'the documents of the workshop in %s stay within their size, with nothing filled in and with the whole sample',
  async (templateId, blank, full) => {
    const address = await orderFor(`Max-${templateId}`, templateId);
    const { page } = await visit(address);
    const largerThan = async (most: typeof blank) => {
      const larger: unknown[] = [];
      for (const step of stepIds) {
        const html = await (await page.request.get(`${address}/tell/${step}`)).text();
        const raw = Buffer.byteLength(html) / kB;
        const sent = brotliCompressSync(html).length / kB;
        if (raw > most.raw || sent > most.sent) larger.push({ step, raw, sent });
      }
      return larger;
    };
    expect(await largerThan(blank)).toEqual([]);
    const sample = await page.request.get(`/samples/${templateId}.json`);
    await tell(page, address, ((await sample.json()) as { content: Record<string, unknown> }).content);
    expect(await largerThan(full)).toEqual([]);
  },
);

test('a first visit to the workshop loads at most 251 kB on a phone; on a desktop the design is added', async () => {
  const order = await buy({
    templateId: 'barbershop-classic',
    customer: { name: 'Bud', email: 'bud@budgets.example', business: 'Long & Daughters' },
  });
  const onAPhone = await firstVisit(`${order}/tell/name`);
  expect(onAPhone.scripts).toBeLessThanOrEqual(178 * kB);
  expect(onAPhone.total).toBeLessThanOrEqual(251 * kB);
  const onADesk = await firstVisit(`${order}/tell/name`, { viewport: { width: 1280, height: 800 } }, (page) =>
    page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  );
  expect(onADesk.total).toBeLessThanOrEqual(540 * kB);
});

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

async function firstVisit(
  address: string,
  options = phone,
  untilThere: (page: Page) => Promise<void> = async () => undefined,
  isTouched = true,
) {
  // Scripts prefetched for the next page do not count for this one.
  const { page } = await visit('about:blank', { ...options, savesData: true });
  const sizes: { type: string; url: string; size: number; framed: boolean }[] = [];
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) =>
      sizes.push({
        type: request.resourceType(),
        url: request.url(),
        size: responseBodySize + responseHeadersSize,
        framed: request.frame() !== page.mainFrame(),
      }),
    );
  });
  await page.addInitScript(noteIntl);
  await page.goto(inject('shopUrl') + address);
  if (isTouched) await untilAlive(page);
  await untilThere(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);

  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
  return {
    asked,
    requests: sizes.length,
    total: sum(sizes),
    /** Without the content of its frames. */
    own: sum(sizes.filter(({ framed }) => !framed)),
    scripts: sum(sizes.filter(({ type }) => type === 'script')),
    sources: sizes.filter(({ type }) => type === 'script').map(({ url }) => url),
  };
}
