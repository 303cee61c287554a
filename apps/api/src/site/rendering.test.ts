import { expect, test } from 'vitest';
import { createSite } from '../testing/createSite.ts';
import { RenderBusy } from './rendering/renderThread.ts';
import { createTestApp, customer } from '../testing/createTestApp.ts';

const minute = 60_000;
const asReader = { accept: 'text/html,*/*;q=0.8' };

async function createShop(rateLimits = true) {
  const { site, asked } = await createSite();
  const shop = await createTestApp({ site, rateLimits });
  const visit = (url: string, remoteAddress = '203.0.113.7') =>
    shop.app.inject({ url, remoteAddress, headers: asReader });
  return { ...shop, asked, visit };
}

/** Addresses whose pages are rendered on request, each a different one. */
const rendered = [
  (count: number) => `/nothing-${count}`,
  (count: number) => `/demos/barbershop-classic/nothing-${count}`,
  (count: number) => `/blog?q=${count}`,
  (count: number) => `/checkout?templateId=${count}`,
  (count: number) => `/checkout/success?order=${count}`,
  (count: number) => `/checkout/cancelled?order=${count}`,
  (count: number) => `/orders/${count}`,
  (count: number) => `/reset-password/${count}`,
  (count: number) => `/account/confirm/${count}`,
  (count: number) => `/newsletter/confirm/${count}`,
  (count: number) => `/newsletter/unsubscribe/${count}`,
];

test('120 pages a minute are rendered for one client, and then none, whichever they are', async () => {
  const { asked, visit, pass } = await createShop();
  for (let count = 0; count < 120; count += 1) {
    expect((await visit(rendered[count % rendered.length]!(count))).statusCode).not.toBe(429);
  }
  expect(asked).toHaveLength(120);
  pass(20_000);

  for (const addressOf of rendered) {
    const { statusCode, headers, body } = await visit(addressOf(120));
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '40',
    });
    expect(body).toContain('Please wait a moment');
  }
  expect(asked).toHaveLength(120);
  pass(40_000);
  expect((await visit('/nothing')).statusCode).toBe(404);
});

test('a client over the limit of rendered pages can still read files and call the API, and other clients can do everything', async () => {
  const { visit, get, postForm } = await createShop();
  for (let count = 0; count <= 120; count += 1) await visit(`/nothing-${count}`, '127.0.0.1');
  expect((await visit('/nothing', '127.0.0.1')).statusCode).toBe(429);

  for (const url of ['/', '/pricing', '/demos/barbershop-classic/', '/assets/main-abc123.js', '/health']) {
    expect((await get(url)).statusCode).toBe(200);
  }
  expect((await get('/nothing', { accept: 'application/json' })).statusCode).toBe(404);
  const form = { templateId: 'barbershop-classic', ...customer };
  expect((await postForm('/api/create-checkout-session', form)).statusCode).toBe(303);
  expect((await visit('/nothing', '203.0.113.8')).statusCode).toBe(404);
});

test('pages that are files have no limit', async () => {
  const { get } = await createShop();
  for (let count = 0; count < 400; count += 1) {
    expect((await get(`/demos/barbershop-classic/?from=${count}`)).statusCode).toBe(200);
  }
});

test('at most fifty refusals of a page are sent a second, however many clients ask', async () => {
  const { visit, pass } = await createShop();
  for (let count = 0; count < 120; count += 1) await visit(`/nothing-${count}`);

  const before = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => visit(`/nothing-${count}`)));
  expect(answers.filter(({ statusCode }) => statusCode !== 429)).toEqual([]);
  // A timer may be early by a millisecond.
  expect(performance.now() - before).toBeGreaterThan(29 * 18);
  pass(minute);
  expect((await visit('/nothing')).statusCode).toBe(404);
});

test('without limits pages are rendered for every client', async () => {
  const { visit } = await createShop(false);
  for (let count = 0; count < 320; count += 1)
    expect((await visit(`/nothing-${count}`)).statusCode).toBe(404);
});

test('when a page cannot be rendered, a browser gets a page and a program gets JSON', async () => {
  const { site } = await createSite();
  const renderer = { ...site.renderer, render: () => Promise.reject(new RenderBusy('It took too long.')) };
  const { get } = await createTestApp({ site: { ...site, renderer } });
  for (const url of ['/nothing', '/demos/barbershop-classic/nothing', '/checkout', '/tried/nothing']) {
    const page = await get(url, asReader);
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' });
    expect(page.body).toContain('Please try again in a moment.');
  }
  const { statusCode, headers } = await get('/nothing', { accept: '*/*' });
  expect(statusCode).toBe(503);
  expect(headers['content-type']).toContain('application/json');
});
