// The checks of a docs page of Storybook: `npm run docs:check` runs them on all, and the package's tests on a few.
import { chromium } from 'playwright';
import { findWindowless } from '../findBrowser.mjs';

/**
 * @typedef {object} DocsPage
 * @property {string} id
 * @property {string} title
 */

/**
 * The docs pages of the Storybook at an address, in the order of its sidebar.
 *
 * @param {string} url
 * @returns {Promise<DocsPage[]>}
 */
export async function readDocsPages(url) {
  const answer = await fetch(new URL('index.json', url));
  /** @type {{ entries: Record<string, DocsPage & { type: string }> }} */
  const { entries } = await answer.json();
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

/**
 * Opens docs pages as they stand beside the sidebar, two at a time in one browser, and returns their faults.
 *
 * @param {string} url
 * @param {readonly DocsPage[]} pages
 * @returns {AsyncGenerator<{ title: string, faults: string[] }>} in the order in which they were opened
 */
export async function* findDocsFaults(url, pages) {
  const browser = await chromium.launch(await findWindowless());
  try {
    const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
    // Photographs are half of the traffic, and no check needs them.
    await context.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
    for (let first = 0; first < pages.length; first += 2) {
      const abreast = pages.slice(first, first + 2).map(async (page) => ({
        title: page.title,
        faults: await findFaultsOf(context, url, page),
      }));
      yield* await Promise.all(abreast);
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {DocsPage} docs
 */
async function findFaultsOf(context, url, { id }) {
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  /** @type {string[]} */
  const faults = [];
  // A request that is cut off when the page is closed is no fault.
  let isAsked = true;
  const note = (/** @type {string} */ fault) => isAsked && faults.push(fault);
  page.on('pageerror', (error) => void note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED|favicon/.test(message.text() + message.location().url))
      note(message.text());
  });
  const address = new URL(`iframe.html?viewMode=docs&id=${id}`, url).href;
  try {
    await page.goto(address);
    await page.locator('#storybook-docs h1').first().waitFor();
    // The interactive story is out of reach until it is rendered.
    await page.locator('iframe[data-live][inert]').waitFor({ state: 'detached' });
    faults.push(...(await page.evaluate(findFaultsHere)));
    if (page.url() !== address) faults.push(`the address has become ${page.url()}`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    isAsked = false;
    await page.close();
  }
  return faults;
}

/** In the page itself. */
async function findFaultsHere() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { activeElement, body } = document;
  return [
    ...(scrollY === 0 ? [] : [`stands scrolled down by ${scrollY} px`]),
    ...(activeElement === body ? [] : [`the focus is on ${activeElement?.outerHTML.slice(0, 80)}`]),
    ...Array.from(document.querySelectorAll('dialog[open]'), () => 'a dialog stands open'),
    ...Array.from(document.querySelectorAll('.docblock-argstable-body tr')).flatMap((row) =>
      // As a word of its own: a description may have the word, and a type may contain it.
      Array.from(row.querySelectorAll('td:nth-child(2) *')).some(
        ({ textContent }) => textContent?.trim() === 'unknown',
      )
        ? [`the type of ${row.firstElementChild?.textContent} is unknown`]
        : [],
    ),
  ];
}
