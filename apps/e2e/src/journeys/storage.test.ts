import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pieces, publicPages } from '../support/addresses.ts';
import { untilAlive, visit } from '../support/browser.ts';

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

// The pages that store something: consent, typed text, the purchase.
const keeping = ['/', '/checkout'];

/** Visits those, by night every page, and follows a link; returns the errors on the way. */
async function errorsOfPages(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const isAsked = ([address]: readonly [string, ...string[]]) =>
    inject('isNightly') || keeping.includes(address);
  const visited = publicPages.filter(isAsked);
  expect(visited.length).toBeGreaterThanOrEqual(2);
  for (const [address, heading] of visited) {
    await page.goto(address);
    await untilAlive(page);
    const [name] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    if (name !== heading) errors.push(`${address}: ${name}`);
  }
  for (const [address] of pieces.filter(isAsked)) {
    await page.goto(address);
    await untilAlive(page);
  }
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  return errors;
}

test('pages work when the browser refuses cookies', async () => {
  const { page } = await visit('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  expect(await errorsOfPages(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
});

test.each([
  ['that throws when it is looked at', refuseStorage],
  ['that is full', fillStorage],
] as const)('pages work with storage %s', async (_, obstruct) => {
  const { page } = await visit('about:blank');
  await page.addInitScript(obstruct);
  expect(await errorsOfPages(page)).toEqual([]);
});
