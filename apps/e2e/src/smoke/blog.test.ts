import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';

const newest = 'Walk round the block with your own website';

test('a visitor searches the blog, reads a post, goes on to the next and comes back to the results', async () => {
  const { page, complaints, foreignRequests } = await visit('/blog');
  await untilAlive(page);
  const search = page.getByRole('searchbox', { name: 'Search by title' });

  await search.pressSequentially('price');
  await page.waitForURL('**/blog?q=price');
  // A visitor who types on is not sent back to the top of the page.
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('status').first().innerText()).toBe('Showing 1 of 9 posts');

  await page.getByRole('link', { name: 'A price list that ends the phone calls' }).click();
  await page.getByRole('heading', { level: 1, name: 'A price list that ends the phone calls' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'When the prices go up' }).waitFor();
  await page.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name: newest }).click();
  await page.getByRole('heading', { level: 1, name: newest }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/blog?q=price');
  expect(await search.inputValue()).toBe('price');

  await page.goto('/blog?q=zebra&category=design');
  await untilAlive(page);
  await page.getByRole('heading', { name: 'No posts found' }).waitFor();
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await page.waitForURL(/\/blog$/);
  expect(await page.getByRole('article').count()).toBe(9);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('without script the search requests a page, and every word of a post is there', async () => {
  const { page } = await visit('/blog', { javaScriptEnabled: false });
  await page.getByRole('radio', { name: 'SEO' }).check();
  await page.getByRole('searchbox').fill('hours');
  await page.getByRole('button', { name: 'Search' }).click();

  await page.waitForURL('**/blog?q=hours&category=seo');
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog$/);
  await page.getByRole('link', { name: 'Put your opening hours where people look' }).click();
  await page.getByText('Then leave it alone.').waitFor();
});

// The other posts are among the public pages of pages.test.ts.
test('a post with pictures does not scroll sideways, complain or have a barrier that axe can find, by day or night', async () => {
  const { page, complaints } = await visit('/blog/thumb-test');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const asked = colorScheme === 'light' ? 'everything' : 'colours';
      expect.soft(await violations(page, asked), `at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 740 });
  expect.soft(await sideways(page), 'at 320 px').toBe(0);
  expect.soft(complaints).toEqual([]);
});

test('an unknown post is not found, and says so', async () => {
  const answer = await fetch(`${inject('shopUrl')}/blog/nothing`, { headers: { accept: 'text/html' } });

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Post not found');
});

test('a post has structured data, and links to the feed', async () => {
  const html = await (await fetch(`${inject('shopUrl')}/blog/price-list`)).text();
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

  expect(told).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'A price list that ends the phone calls',
      datePublished: '2026-10-29',
    }),
  );
  expect(told).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect(html).toContain('<meta property="og:type" content="article"');
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="[^"]*\/rss\.xml"/);
});

test('the feed is RSS with every post in it, and only absolute addresses', async () => {
  const origin = inject('shopUrl');
  const answer = await fetch(`${origin}/rss.xml`);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const { page } = await visit('about:blank');
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'text/xml');
      const all = (selector: string) =>
        [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const words = [...xml.getElementsByTagName('content:encoded')].map(
        ({ textContent }) => textContent ?? '',
      );
      const inWords = words.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[href], [src]')].map(
          (found) => found.getAttribute('href') ?? found.getAttribute('src') ?? '',
        ),
      );
      return {
        broken: xml.querySelector('parsererror') !== null,
        links: all('link').filter(Boolean),
        guids: all('item > guid'),
        dates: all('item > pubDate'),
        inWords,
      };
    },
    await answer.text(),
  );

  expect(feed.broken).toBe(false);
  expect(feed.guids).toHaveLength(9);
  expect(feed.dates).toEqual(feed.dates.map((date) => new Date(date ?? '').toUTCString()));
  expect(feed.inWords.length).toBeGreaterThan(9);
  const addresses = [...feed.links, ...feed.guids, ...feed.inWords];
  expect(addresses.filter((address) => !address?.startsWith(`${origin}/`))).toEqual([]);
});
