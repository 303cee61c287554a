import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { findDocsFaults, readDocsPages } from '../../../scripts/docs/docsPages.mjs';
import { findWindowless } from '../../../scripts/findBrowser.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let url: string;
let close: () => void;
let browser: Browser;

beforeAll(async () => {
  const port = await getPort();
  url = `http://localhost:${port}/`;
  const storybook = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--quiet', '--port', `${port}`],
    // A process group of its own, because it starts others.
    { cwd: root, stdio: 'ignore', detached: true },
  );
  close = () => storybook.pid && process.kill(-storybook.pid);
  browser = await chromium.launch(await findWindowless());
  await vi.waitFor(() => fetch(url), { timeout: 240_000 });
});

afterAll(async () => {
  await browser.close();
  close();
});

async function openDocs(id: string, theme: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`);
  await page.locator('iframe[data-live]:not([inert])').waitFor();
  return page;
}

const widthOf = (story: Locator) => story.evaluate(({ style }) => style.inlineSize);

// The first page takes half a minute to open, for its modules are built then.
const isNightly = inject('isNightly');

test.runIf(isNightly)('the page of a section says the same things in the same order', async () => {
  const page = await openDocs('sections-questions-faqaccordion', 'night');

  const live = page.locator('iframe[data-live]');
  expect(await live.getAttribute('src')).toContain('id=sections-questions-faqaccordion--usual');
  const inLive = live.contentFrame();
  await inLive.getByRole('button', { name: 'How soon will I be open?', expanded: false }).waitFor();
  const night = await page.locator('html').getAttribute('class');
  expect(await inLive.locator('html').getAttribute('class')).toBe(night);

  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'When to use it',
    'Do and don’t',
    'Its words',
    'Keys and announcements',
    'Props',
    'States, least to most',
    'Code',
  ]);
  expect(await page.getByRole('row', { name: /^items\[\]\.question/ }).innerText()).toMatch(
    /customer\s+24 to 36\s+91\s+60/,
  );

  // A picture is drawn once its place comes near.
  await page.getByRole('link', { name: 'Long Words', exact: true }).scrollIntoViewIfNeeded();
  expect(await widthOf(page.getByTitle('Long Words'))).toBe('320px');

  await page
    .getByRole('row', { name: /^heading/ })
    .getByRole('textbox')
    .fill('Ask us anything');
  await inLive.getByRole('heading', { name: 'Ask us anything' }).waitFor();
  await page.close();
});

// Sections that need script, and sections for a phone alone.
const pictures = {
  ContactBar: 'Directions',
  CookieBanner: 'Reject some',
  Toasts: 'Your message has been received, check your email!',
};

test.runIf(isNightly)('the index shows what opens and what a phone alone shows', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}iframe.html?viewMode=docs&id=guide-what-there-is--docs`);
  for (const [name, words] of Object.entries(pictures)) {
    await page.getByRole('heading', { level: 3, name, exact: true }).scrollIntoViewIfNeeded();
    const picture = page.getByTitle(name, { exact: true }).contentFrame();
    expect(await picture.getByText(words, { exact: true }).innerText()).toBe(words);
  }
  await page.close();
});

test.runIf(isNightly)('a pair of dialogs is open, and leaves the page its focus', async () => {
  const page = await openDocs('components-feedback-dialog', 'day');
  await page.getByText('Let the buttons answer the heading').scrollIntoViewIfNeeded();
  const pair = page.getByRole('region', { name: 'Do and don’t' });
  await pair.getByTitle('Usual').contentFrame().getByText('Delete everything').waitFor();
  await pair.getByTitle('Yes Or No').contentFrame().getByText('Yes').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.close();
});

// One whose story writes into the address, one that opens dialogs, one that moves the focus to an error.
const traps = ['Sections/questions/FaqAccordion', 'Components/media/Lightbox', 'Sections/forms/ContactForm'];

test.runIf(isNightly)('docs pages stay at their top and take nothing over', async () => {
  const pages = (await readDocsPages(url)).filter(({ title }) => traps.includes(title));
  expect(pages).toHaveLength(traps.length);
  const found: string[] = [];
  for await (const { title, faults } of findDocsFaults(url, pages))
    found.push(...faults.map((fault) => `${title}: ${fault}`));
  expect(found).toEqual([]);
});
