import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { findWindowless } from '../../../../scripts/findBrowser.mjs';

/** A visitor's tab, with the complaints of its console and its requests to other hosts. */
export interface Visit {
  page: Page;
  /** Errors and warnings of the console, uncaught errors, refused resources. */
  complaints: string[];
  /** Requests that left the origin of the shop, or of the site that the tab was opened at. */
  foreignRequests: string[];
}

let launched: Promise<Browser> | undefined;

/** One for all files of a worker; Playwright ends it with the process. */
async function openBrowser(): Promise<Browser> {
  const browser = await (launched ??= findWindowless().then((options) => chromium.launch(options)));
  if (browser.isConnected()) return browser;
  launched = undefined;
  return openBrowser();
}

export interface VisitOptions extends BrowserContextOptions {
  /**
   * Whether the browser saves data, so that no page is prefetched. Two prefetched pages are five sixths of a visit's
   * bytes: by day only the visits that test them load them, and by night all.
   */
  savesData?: boolean;
}

const saveData = () =>
  Object.defineProperty((navigator as unknown as { connection: object }).connection, 'saveData', {
    value: true,
  });

/**
 * Opens a fresh tab at an address, of the shop unless it is absolute, with empty storage, for as long as the test runs.
 */
export async function visit(
  address: string,
  { savesData = !inject('isNightly'), ...options }: VisitOptions = {},
): Promise<Visit> {
  const shop = inject('shopUrl');
  const origin = address.startsWith('http') ? new URL(address).origin : shop;
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: shop,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  // As patient as a poll: vitest.workspace.ts.
  context.setDefaultTimeout(120_000);
  onTestFinished(() => context.close());
  if (savesData) await context.addInitScript(saveData);
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreignRequests.push(request.url());
  });

  const page = await context.newPage();
  await page.goto(address);
  return { page, complaints, foreignRequests };
}

/**
 * Whether the page is hydrated. It may wait for a sign of its visitor, and has one each time it is asked: what a browser
 * says when the pointer moves, beside the page's contents, so that none of them is turned to.
 */
function isAlive(): boolean {
  document.documentElement.dispatchEvent(new PointerEvent('pointerover'));
  return !('awaitingScript' in window);
}

/** Waits until the page is hydrated. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Stops the clock of a tab before it opens a page: time passes by `clock.runFor` alone. */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  // It runs until it is stopped, which takes far less than this minute.
  await clock.pauseAt(now + 60_000);
}

/** Opens an address in a tab whose clock stands still once the page is hydrated. */
export async function visitAtStoppedClock(address: string, options?: VisitOptions): Promise<Visit> {
  const opened = await visit('about:blank', options);
  const { page } = opened;
  await stopClock(page);
  await page.goto(address);
  // Its script is loaded once the page is idle, which depends on the time too.
  while (!(await page.evaluate(isAlive))) await page.clock.runFor(20);
  return opened;
}

/** React's notes on an element or on its ancestors. */
interface Fiber {
  flags: number;
  return: Fiber | null;
}

/** Waits until React has hydrated an element. A visitor would see no change; React marks its elements. */
export async function untilTakenOver(element: Locator): Promise<void> {
  const isTakenOver = () =>
    element.evaluate((it) => {
      const [, mark] = Object.entries(it).find(([key]) => key.startsWith('__reactFiber')) ?? [];
      if (!mark) return false;
      // Marked as soon as React reaches it. An ancestor has the flag `Hydrating` until the whole is committed.
      for (let fiber: Fiber | null = mark as Fiber; fiber; fiber = fiber.return)
        if (fiber.flags & 4096) return false;
      return true;
    });
  await expect.poll(isTakenOver).toBe(true);
}

/** Touches the contents of a page, and waits until their script has hydrated the server's markup. */
export async function touchContents(page: Page): Promise<void> {
  // A page that waits for the visitor’s name later has another heading: the present one is checked.
  const heading = page.getByRole('main').locator('h1');
  await heading.dispatchEvent('pointerover');
  await untilTakenOver(heading);
}
