import { expect, inject, test } from 'vitest';
import { visit, visitAtStoppedClock } from '../support/browser.ts';
import { fillIn, forms, sendOf } from '../support/forms.ts';

// Each at a stopped clock. The cookie banner’s are in consent.test.ts, the wait for a chunk is in deploy.test.ts.

test('a toast is gone after three seconds', async () => {
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

test('after a new password has been taken, two seconds pass before the way leads to the login', async () => {
  const { page } = await visitAtStoppedClock('/reset-password/some-token');
  await page.route('**/user/reset-password/*', (route) =>
    route.fulfill({ status: 200, json: { message: 'Well.' } }),
  );
  await page.getByLabel('New password').fill('another shutter');
  await page.getByLabel('Confirm password').fill('another shutter');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('main').getByText('Password reset successful! Redirecting...').first().waitFor();

  await page.clock.runFor(1900);
  expect(new URL(page.url()).pathname).toBe('/reset-password/some-token');
  await page.clock.runFor(200);
  await page.waitForURL('**/login');
});

test('a hash is followed smoothly, 300 milliseconds after the page came, and then it is gone', async () => {
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

test('the loader types a character every 50 milliseconds, and rests for 1500', async () => {
  const { page } = await visit('about:blank', { reducedMotion: 'no-preference' });
  await page.context().addCookies([{ name: 'user-status', value: 'logged-in', url: inject('shopUrl') }]);
  // The last of its pieces of code is the shortest: the answer is waited for no longer than ten seconds.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.route('**/user/refresh', () => undefined);
  await page.goto('/pricing');
  await page.getByRole('heading', { name: 'Loading your experience...' }).waitFor();
  const board = page.locator('pre').filter({ visible: true });
  const typed = await board.evaluate(async (element) => {
    const changes: { at: number; text: string }[] = [];
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        const text = element.textContent ?? '';
        const last = changes.at(-1)?.text ?? '';
        if (text === last) return;
        changes.push({ at: performance.now(), text });
        // Another piece of code is begun.
        if (text.length === 1 && last !== '') resolve();
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    return changes;
  });
  const pauses = typed.slice(1).map(({ at }, place) => at - typed[place]!.at);
  const rest = pauses.pop();
  expect(rest).toBeGreaterThanOrEqual(1500);
  expect(rest).toBeLessThan(2000);
  const median = pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length / 2)];
  expect(median).toBeGreaterThanOrEqual(49);
  expect(median).toBeLessThan(70);
});
