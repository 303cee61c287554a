import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { stopClock, visit, visitAtStoppedClock } from '../support/browser.ts';
import { fillIn, forms, sendOf } from '../support/forms.ts';

// Each at a stopped clock. The cookie notice’s timings are in consent.test.ts, the wait for a chunk is in
// deploy.test.ts, and the loader's typing speed is in its stories.

test('a toast disappears after three seconds', async () => {
  const form = forms.find(({ call }) => call.includes('contact'))!;
  const { page } = await visitAtStoppedClock(form.address);
  await fillIn(page, form);
  await page.route(form.call, (route) => route.fulfill({ status: 503, json: {} }));
  await sendOf(page, form).click();
  const toast = page.getByRole('region', { name: /Notices/ }).getByRole('listitem');
  await toast.getByText('Oh no there seems to be a problem, try again later.').waitFor();

  await page.clock.runFor(2900);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => toast.count()).toBe(0);
});

test('after a password reset, two seconds pass before the login opens', async () => {
  const { page } = await visitAtStoppedClock('/reset-password/some-token');
  await page.route('**/user/reset-password/*', (route) =>
    route.fulfill({ status: 200, json: { message: 'Well.' } }),
  );
  await page.getByLabel('New password', { exact: true }).fill('another shutter');
  await page.getByLabel('Confirm password').fill('another shutter');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('main').getByText('Password reset successful! Redirecting...').first().waitFor();

  await page.clock.runFor(1900);
  expect(new URL(page.url()).pathname).toBe('/reset-password/some-token');
  await page.clock.runFor(200);
  await page.waitForURL('**/login');
});

test('a hash is followed smoothly, 300 milliseconds after the page opened, and then removed', async () => {
  const { page } = await visitAtStoppedClock('/pricing', { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const stops = new Set<number>();
    Object.assign(window, { stops });
    addEventListener('scroll', () => stops.add(Math.round(scrollY)));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Testimonies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open for business, online.' }).waitFor();
  await page.clock.runFor(250);
  expect(page.url()).toBe(`${inject('shopUrl')}/#testimonials`);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.clock.runFor(100);
  await expect.poll(() => page.url()).toBe(`${inject('shopUrl')}/`);
  const top = () => page.locator('#testimonials').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(160);
  const stops = await page.evaluate(() => (window as unknown as { stops: Set<number> }).stops.size);
  expect(stops).toBeGreaterThan(3);
});

/** Opens the templates at a stopped clock, painted and loaded, while all pictures but the first are loading. */
async function visitWithoutPictures(): Promise<{ page: Page; pictures: Route[]; scripts: string[] }> {
  const { page } = await visit('about:blank');
  await stopClock(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const pictures: Route[] = [];
  await page.route('**/card-*', (route) => {
    pictures.push(route);
  });
  // The page has not loaded before the first is there.
  await page.route('**/card-*', (route) => route.continue(), { times: 1 });
  await page.goto('/templates');
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  return { page, pictures, scripts };
}

test('the script waits two seconds for the visible pictures', async () => {
  const { page, scripts } = await visitWithoutPictures();
  await page.clock.runFor(1990);
  expect(scripts).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the script loads as soon as the visible pictures have', async () => {
  const { page, pictures, scripts } = await visitWithoutPictures();
  await page.clock.runFor(500);
  expect(scripts).toEqual([]);
  for (const picture of pictures) await picture.continue();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
