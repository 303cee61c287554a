import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../scripts/findBrowser.mjs';
import { pieces, publicPages } from './addresses.ts';
import { untilAlive, visit } from './browser.ts';

/** A tab whose owner has told the browser to keep nothing for any site. */
async function visitKeepingNothing(): Promise<Page> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-nothing-'));
  await mkdir(path.join(folder, 'Default'));
  const refuse = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(refuse));
  const context = await chromium.launchPersistentContext(folder, {
    ...(await findBrowser()),
    baseURL: inject('shopUrl'),
    reducedMotion: 'reduce',
  });
  onTestFinished(async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
  return context.newPage();
}

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

/** Visits every page and follows a link; what broke on the way. */
async function errorsOfAllPages(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const [address, heading] of publicPages) {
    await page.goto(address);
    await untilAlive(page);
    const [name] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    if (name !== heading) errors.push(`${address}: ${name}`);
  }
  for (const address of pieces) {
    await page.goto(address);
    await untilAlive(page);
  }
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('heading', { level: 1, name: 'All the windows' }).waitFor();
  return errors;
}

test('with cookies and storage refused by the browser every page works', async () => {
  const page = await visitKeepingNothing();
  await page.goto('/');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  expect(await errorsOfAllPages(page)).toEqual([]);
});

test.each([
  ['that throws when it is looked at', refuseStorage],
  ['that is full', fillStorage],
])('with storage %s every page works', async (_, obstruct) => {
  const { page } = await visit('about:blank');
  await page.addInitScript(obstruct);
  expect(await errorsOfAllPages(page)).toEqual([]);
});
