import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright';
import { pieces } from '../support/addresses.ts';
import { sideways, violations } from '../support/barriers.ts';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { keptBy, nothing } from '../support/keptBy.ts';
import { askedToday, hoursToday, publicPagesToday } from '../support/nightly.ts';

const hours = ['light', 'dark'] as const;

/** The browser's report of contents that moved by themselves (the specification “Layout Instability API”). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface Shift {
  value: number;
  moved: string[];
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : '',
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The layout shifts of a page, if their sum exceeds the budget (0.005). */
async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((total, { value }) => total + value, 0) > 0.005 ? shifts : [];
}

/**
 * Expects no barrier that axe can find, in light and dark, on a phone, and in the document on a desktop; and no
 * sideways scrolling.
 */
async function expectNoBarriers(page: Page) {
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await violations(page, 'document'), `${page.url()} as a document`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of hoursToday) {
    await page.emulateMedia({ colorScheme });
    const asked = colorScheme === 'light' ? 'everything' : 'colours';
    expect(await violations(page, asked), `${page.url()} on a phone, ${colorScheme}`).toEqual([]);
  }
  for (const width of [320, 360, 768, 1020, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${page.url()} at ${width} px`).toBe(0);
  }
}

test.each(publicPagesToday)(
  '%s has its heading, becomes interactive without a complaint, shifts nothing, stores nothing before the notice is answered, and has no barrier',
  async (address, name) => {
    const { page, complaints, foreignRequests } = await visit('about:blank');
    await watchShifts(page);
    await page.goto(address);
    await untilAlive(page);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([name]);
    expect(await page.title()).toMatch(/Awning/);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);

    for (const y of [800, 1600, 2400, 0]) await page.mouse.wheel(0, y || -10_000);
    await touchContents(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([name]);
    expect(await page.title()).toMatch(/Awning/);
    expect(await keptBy(page)).toEqual(nothing);

    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  },
);

test.each([
  ['/', '<ul aria-label="Elsewhere"'],
  ['/landing', 'href="/templates/restaurant"'],
  ['/demos/barbershop-classic/', '>Find us</a>'],
])('%s shifts nothing when its document arrives in two halves', async (address, cut) => {
  const shop = inject('shopUrl');
  async function passOn({ url }: IncomingMessage, response: ServerResponse) {
    const answer = await fetch(new URL(url ?? '/', shop));
    const words = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const middle = words.indexOf(cut);
    response.write(words.subarray(0, middle));
    // Long enough for the first half to be painted.
    if (middle > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    response.end(words.subarray(middle));
  }
  const line = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => line.listen(0, resolve));
  onTestFinished(() => void line.close());

  const { page } = await visit('about:blank');
  await watchShifts(page);
  await page.goto(`http://localhost:${(line.address() as AddressInfo).port}${address}`);
  await untilAlive(page);
  expect(await shiftsOf(page)).toEqual([]);
});

const formPages = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password/not-a-token',
  '/account/confirm/not-a-token',
  '/newsletter/confirm/not-a-token',
  '/newsletter/unsubscribe/not-a-token',
  '/nowhere',
];

// By day a form, a form behind a mailed link, a question, and a page with nothing.
const formPagesToday = askedToday(formPages, (address) =>
  ['/login', '/reset-password/not-a-token', '/newsletter/unsubscribe/not-a-token', '/nowhere'].includes(
    address,
  ),
);

test.each(formPagesToday)('%s has its heading, stores nothing and has no barrier', async (address) => {
  const { page, foreignRequests } = await visit(address);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toMatch(/Awning/);
  await page.mouse.wheel(0, 600);
  expect(await keptBy(page)).toEqual(nothing);
  await expectNoBarriers(page);
  expect(foreignRequests).toEqual([]);
});

test.each(pieces)(
  '%s stands alone, has its heading, stores nothing and has no barrier',
  async (address, name) => {
    const { page, complaints, foreignRequests } = await visit(address);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toMatch(/Awning/);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([name]);
    expect(await page.getByRole('banner').count()).toBe(address === '/navbar' ? 1 : 0);
    expect(await page.getByRole('contentinfo').count()).toBe(address === '/footer' ? 1 : 0);
    await page.mouse.wheel(0, 600);
    expect(await keptBy(page)).toEqual(nothing);
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  },
);

test('no notice, menu or message over a page or in it has a barrier', async () => {
  const { page, complaints } = await visit('/pricing');
  await untilAlive(page);
  await page.mouse.wheel(0, 900);
  await page.getByRole('region', { name: 'A word about cookies' }).waitFor();
  await page.getByRole('button', { name: 'How soon will I be open?' }).first().click();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Necessary only' }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email').fill('not an address');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Please enter a valid email').waitFor();
  await expectNoBarriers(page);
  await page.goto('/');
  const message = page.getByRole('region', { name: 'Pop a note through the door' });
  await message.getByLabel('Name').fill('Tess Toast');
  await message.getByLabel('Email').fill('tess@toast.example');
  await message.getByLabel('Message').fill('Is this seat taken?');
  await message.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message has been received, check your email!').first().waitFor();
  await expectNoBarriers(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').locator('summary').click();
  for (const colorScheme of hours) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test.each(hoursToday)(
  'no page that a buyer sees after the form has a barrier, %s, at 1280 and at 360 px',
  async (colorScheme) => {
    const { page } = await visit('/checkout?templateId=barbershop-classic', { colorScheme });
    const expectNoBarrier = async () => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const inTheLight = width === 1280 && !inject('isNightly') ? 'document' : 'everything';
        const asked = colorScheme === 'light' ? inTheLight : 'colours';
        expect(await violations(page, asked), `${page.url()} at ${width} px`).toEqual([]);
        expect(await sideways(page), `${page.url()} at ${width} px`).toBe(0);
      }
    };
    await untilAlive(page);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByText('Enter your name').waitFor();
    await expectNoBarrier();

    // The greatest length of a name, without a place to break.
    await page.getByLabel('Name').fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(3));
    await page.getByRole('main').getByLabel('Email').fill('hubert@wolfe.example');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.waitForURL(/\/pay\//);
    await expectNoBarrier();
    const till = page.url();
    await page
      .getByRole('main')
      .getByText(/^Cancel/)
      .click();
    await page.waitForURL(/\/checkout\/cancelled/);
    await expectNoBarrier();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await page.waitForURL(/\/orders\//);
    await page.getByRole('heading', { level: 2, name: 'Your receipt' }).waitFor();
    await expectNoBarrier();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/\/pay\//);
    expect(page.url()).not.toBe(till);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/\/checkout\/success/);
    await expectNoBarrier();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await page.getByRole('heading', { level: 2, name: 'Your receipt' }).waitFor();
    await expectNoBarrier();

    for (const address of ['/dev/outbox', '/checkout/success']) {
      await page.goto(address);
      await expectNoBarrier();
    }
    await page.goto('/dev/outbox');
    await page.getByRole('main').getByRole('link').first().click();
    await expectNoBarrier();
  },
);

test.each([
  ['/nowhere', 'Oops! Page not found'],
  ['/templates/piracy', 'Oops! Page not found'],
  ['/templates/barbershop/barbershop-imaginary', 'Template not found'],
  ['/checkout?templateId=barbershop-imaginary', 'Template not found'],
  ['/orders/nobody-has-this-token', 'Oops! Page not found'],
  ['/demos/barbershop-imaginary/', 'Oops! Page not found'],
])('%s has status 404 and says so', async (address, words) => {
  const { page, complaints } = await visit(address);

  await page.getByText(words).first().waitFor();
  await untilAlive(page);
  expect((await fetch(inject('shopUrl') + address, { headers: { accept: 'text/html' } })).status).toBe(404);
  // The browser itself logs the page's own status, and the page its path; nothing else may be wrong with it.
  const [path] = address.split('?');
  const own = `404: there is no page at ${path}`;
  await expect.poll(() => complaints.filter((complaint) => complaint === own)).toHaveLength(1);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a template under the wrong category redirects to its own address for good', async () => {
  const answer = await fetch(`${inject('shopUrl')}/templates/gyms/barbershop-classic`, {
    redirect: 'manual',
  });

  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toMatch(/\/templates\/barbershop\/barbershop-classic$/);
});

// Other spellings of an address are tested with `ownAddress`.
test.each(['/templates/PERSONAL%20TRAINER'])(
  'the page of a trade is found in any spelling: %s',
  async (address) => {
    const { page, complaints } = await visit(address);
    await untilAlive(page);

    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Personal Trainer');
    expect(await page.getByRole('link', { name: 'Trainer Volt', exact: true }).count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${inject('shopUrl')}/templates/personal-trainer`,
    );
    expect(complaints).toEqual([]);
  },
);
