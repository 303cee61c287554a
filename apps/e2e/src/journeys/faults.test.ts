import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from '../support/browser.ts';
import { fieldOf, fillIn, forms, sendOf } from '../support/forms.ts';
import { formsToday, publicPagesToday } from '../support/nightly.ts';

const asHtml = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1>' };

const serversWords = 'Oh.';

/** The faults of a call, but not of a navigation: pages and files load all the same. */
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
  'answered with 500': (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', message: serversWords } }),
  'answered with a page of HTML': (route) => route.fulfill(asHtml),
  'cut off in the middle of the answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"user":{"id"' }),
};

/** The specification's message for each fault. */
const kindsOfError: Partial<Record<string, string>> = {
  refused: 'The connection failed. Check it and try again.',
  'answered with a page of HTML': 'The answer was not understood. Please try again in a minute.',
  'cut off in the middle of the answer': 'The answer was not understood. Please try again in a minute.',
};

const isCall = (route: Route) => ['fetch', 'xhr'].includes(route.request().resourceType());

const breakCalls = (page: Page, fault: (typeof faults)[string]) =>
  page.route('**/*', (route) => (isCall(route) ? fault(route) : route.fallback()));

/** Errors and rejections that the page did not catch. */
async function uncaught(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.exposeFunction('unhandled', (reason: string) => void errors.push(reason));
  await page.addInitScript(() => {
    const { unhandled } = window as unknown as { unhandled: (reason: string) => void };
    addEventListener('unhandledrejection', ({ reason }) => unhandled(String(reason)));
  });
  return errors;
}

const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim());

test('every page reads the same whatever happens to its calls', async () => {
  const { page } = await visit('about:blank');
  const errors = await uncaught(page);
  const { hanging, ...quick } = faults;

  for (const [place, [address, heading]] of publicPagesToday.entries()) {
    const others = Object.values(quick);
    // A loader that waits for an answer would never end; the other faults are tested by night.
    for (const fault of inject('isNightly') ? [hanging, others[place % others.length]] : [hanging]) {
      await breakCalls(page, fault!);
      await page.goto(address);
      const written = await wordsOf(page);
      await untilAlive(page);
      await expect.poll(() => wordsOf(page), { message: address }).toBe(written);
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([heading]);
      expect(await page.getByText('Loading your experience').count()).toBe(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  expect(errors).toEqual([]);
});

test.each(formsToday.map((form) => [form.send, form.address, form] as const))(
  '“%s” on %s says when it could not be sent, and keeps the typed text',
  async (_, address, form) => {
    const { page } = await visit('about:blank');
    const errors = await uncaught(page);
    await page.goto(address);
    await untilAlive(page);
    await fillIn(page, form);

    const { hanging: _hanging, ...quick } = faults;
    for (const [kind, fault] of Object.entries(quick)) {
      await page.route(form.call, fault);
      const failed = page.waitForResponse(form.call).catch(() => undefined);
      await sendOf(page, form).click();
      if (kind !== 'refused') await failed;
      const said = kind === 'answered with 500' && !form.inOwnWords ? serversWords : form.failed;
      const why = kindsOfError[kind];
      for (const words of [said, ...(why ? [why] : [])]) {
        await expect
          .poll(() => page.getByRole('alert').allInnerTexts(), { message: kind })
          .toContainEqual(expect.stringContaining(words));
      }
      for (const [name, text] of Object.entries(form.fields))
        expect(await fieldOf(page, form, name).inputValue()).toBe(text);
      await page.unroute(form.call);
      await sendOf(page, form).and(page.locator(':not([aria-disabled])')).waitFor();
    }
    expect(errors).toEqual([]);
  },
);

test.each(['/login', '/sign-up'])(
  '%s hydrates its waiting page, however soon the visitor is known',
  async (address) => {
    const { page, complaints } = await visit('about:blank');
    const known = page.waitForResponse('**/user/refresh');
    await page.route(/\/assets\/(login|signUp)-[^/]+\.js$/, async (route) => {
      await (await known).finished();
      await route.continue();
    });
    await page.goto(address);
    await untilAlive(page);
    await page.getByRole('main').getByLabel('Email').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('an endless call is given up, says so, and can be repeated', async () => {
  const [form] = forms;
  const { page } = await visit('about:blank');
  await page.clock.install();
  await page.goto(form!.address);
  await untilAlive(page);
  await fillIn(page, form!);
  const asked = page.waitForRequest(form!.call);
  await page.route(form!.call, () => undefined);
  await sendOf(page, form!).click();
  await asked;
  // AbortSignal.timeout goes by the browser's own clock; every other timer goes by the page's.
  await page.clock.runFor(11_000);

  for (const words of [form!.failed, 'The answer took too long. Please try again.']) {
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toContainEqual(expect.stringContaining(words));
  }
});

test('without a connection the page on screen stays, says what is wrong, and goes on once there is one', async () => {
  const { page } = await visit('about:blank', { savesData: true });
  const errors = await uncaught(page);
  await page.goto('/');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();

  await page.getByRole('heading', { level: 1, name: 'We couldn’t fetch this page' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'We couldn’t fetch this page' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);

  // The browser reports a connection before anything is reachable.
  const asks = (url: URL) => url.pathname === '/templates';
  await page.route(asks, (route) => route.abort(), { times: 1 });
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/templates');
  expect(errors).toEqual([]);
});

test('links pressed faster than pages load lead to the last of them, and leave nothing behind', async () => {
  const { page, complaints } = await visit('/');
  const errors = await uncaught(page);
  await untilAlive(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'Restaurant Tide', exact: true }).first().click();
  release();

  await page.getByRole('heading', { level: 1, name: 'Restaurant Tide' }).waitFor();
  expect(errors).toEqual([]);
  expect(complaints).toEqual([]);
});

// Sixty by day: a leak shows sooner, and a running timer at once.
const pagesWalked = inject('isNightly') ? 200 : 60;

test(`after ${pagesWalked} pages the tab holds no more memory than before, and no timer runs`, async () => {
  const { page } = await visit('about:blank');
  await page.addInitScript(() => {
    const running = new Set<number>();
    const start = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    Object.assign(window, {
      running,
      setInterval: (...call: Parameters<typeof start>) => {
        const id = start(...call);
        running.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        stop(id);
      },
    });
  });
  await page.goto('/');
  await untilAlive(page);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const walk = (turns: number) =>
    page.evaluate(async (count) => {
      const links = ['Templates', 'Home', 'Awning'];
      for (let turn = 0; turn < count; turn += 1) {
        const all = [...document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]')];
        const link = all.filter((one) => !one.hash && links.some((name) => one.innerText.includes(name)));
        link[turn % link.length]?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, turns);

  await walk(20);
  const before = await heap();
  await walk(pagesWalked);
  expect((await heap()) - before).toBeLessThan(pagesWalked * 50_000);
  expect(await page.evaluate(() => (window as unknown as { running: Set<number> }).running.size)).toBe(0);
});
