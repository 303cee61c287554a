import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from '../support/browser.ts';
import { mailsTo } from '../support/outbox.ts';

test('a visitor finds Barbershop Classic, tries it, adds a blog, pays, and has an order and a receipt', async () => {
  const email = 'maggie@shears.example';
  const timezoneId = 'Pacific/Kiritimati';
  const { page, complaints, foreignRequests } = await visit('/', { savesData: false, timezoneId });

  await page.getByRole('heading', { level: 1, name: 'Open for business, online.' }).waitFor();
  await page.getByRole('link', { name: 'Choose your website' }).click();
  await page.getByRole('link', { name: 'Barbershop Classic', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Classic' }).waitFor();

  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^View Demo/ })
    .first()
    .click();
  const demo = await opened;
  await demo.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(demo.url()).pathname).toBe('/demos/barbershop-classic/');
  await demo.getByRole('link', { name: 'Prices' }).first().click();
  await demo.waitForURL(/\/demos\/barbershop-classic\/prices\/?$/);
  await demo.close();

  await page.getByRole('link', { name: 'Order this website' }).click();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  await page.getByRole('checkbox', { name: /Blog Setup/ }).check();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringContaining('$399'));

  await page.getByLabel('Name').fill('Maggie Shears');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();

  await page.waitForURL(/\/pay\//);
  await page.getByText('Test mode. No card is charged.').waitFor();
  expect(await page.getByRole('main').innerText()).toContain('$399');
  await page.getByRole('button', { name: /^Pay/ }).click();

  await page.waitForURL(/\/checkout\/success/);
  await page.getByRole('heading', { level: 1, name: 'Paid, with thanks' }).waitFor();
  // The next task is in the first screen, on a desktop and on a phone.
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const next = await page.getByRole('link', { name: 'Tell us about the shop' }).boundingBox();
    expect(next!.y + next!.height).toBeLessThan(size.height);
  }
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/\/orders\//);
  await page.getByRole('heading', { name: 'Your receipt' }).click();
  await page.getByRole('main').getByText('Blog Setup').filter({ visible: true }).first().waitFor();

  // In the reader’s own time zone; without script, in a named one.
  await untilAlive(page);
  const ordered = page.locator('time').first();
  const instant = new Date((await ordered.getAttribute('datetime'))!);
  const onTheClock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timezoneId });
  await expect.poll(() => ordered.textContent()).toMatch(new RegExp(` at ${onTheClock.format(instant)}$`));
  const html = await (await page.request.get(page.url())).text();
  expect(html).toMatch(/ at \d\d:\d\d UTC</);

  const token = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${inject('shopUrl')}/orders/${token}/status`);
  expect(await answer.json()).toMatchObject({
    order: {
      status: 'paid',
      templateName: 'Barbershop Classic',
      addOns: [{ id: 'blogSetup', price: 100_00 }],
      total: 399_00,
      currency: 'USD',
    },
  });

  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [receipt] = await mailsTo(email);
  expect(receipt?.text).toContain('$399');
  expect(receipt?.text).toContain(`/orders/${token}`);

  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('an order sent again after Back from the till is the same order: its first payment page is closed, and leads on', async () => {
  const email = 'twyla@twice.example';
  const { page } = await visit('/templates/barbershop/barbershop-classic');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Order this website' }).click();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  await page.getByLabel('Name').fill('Twyla Twice');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  const before = page.url();

  // The page that was rendered by script now comes from the server; the browser restores the form's values.
  await page.goBack();
  await page.waitForURL(/\/checkout/);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/pay/') && url.href !== before);
  const now = page.url();

  const closed = await page.goto(before);
  expect(closed?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: 'This payment page is closed' }).waitFor();
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Waiting for payment' }).waitFor();

  await page.goto(now);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Paid, with thanks' }).waitFor();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
});

test('a price sent by a browser is ignored: the till asks for the catalogue’s', async () => {
  const { page } = await visit('/checkout?templateId=barbershop-deluxe&price=1&total=1');
  await page.route('**/api/create-checkout-session', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({
      postData: JSON.stringify({
        ...body,
        price: 100,
        total: 100,
        amount: 100,
        currency: 'XXX',
        quantity: 0.1,
      }),
    });
  });

  await untilAlive(page);
  await page.getByLabel('Name').fill('Mal Practice');
  await page.getByRole('main').getByLabel('Email').fill('mal@practice.example');
  await page.getByRole('button', { name: 'Pay by card' }).click();

  await page.waitForURL(/\/pay\//);
  expect(await page.getByRole('main').innerText()).toContain('$799');
});
