import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from './browser.ts';
import { sideways, violations } from './barriers.ts';

const shopPages = [
  ['/', 'Open for business, online.'],
  ['/templates', 'All the windows'],
  ['/templates/barbershop', 'Barbershop'],
  ['/templates/flowershop', 'Flowershop'],
  ['/templates/barbershop/barbershop-classic', 'Barbershop Classic'],
  ['/templates/personal-trainer/trainer-volt', 'Trainer Volt'],
  ['/checkout', 'At the till'],
  ['/checkout?templateId=barbershop-deluxe&addOns=blogSetup', 'At the till'],
] as const;

test.each(shopPages)(
  '%s says its name, hydrates without a complaint and asks no other host',
  async (address, name) => {
    const { page, complaints, strangers } = await visit(address);
    await untilAlive(page);

    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([name]);
    expect(await page.title()).toMatch(/Awning/);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  },
);

test.each(
  shopPages.flatMap(([address]) =>
    (['light', 'dark'] as const).map((colorScheme) => [address, colorScheme] as const),
  ),
)('%s has no barrier that axe can find, %s, at 1280 and at 360 px', async (address, colorScheme) => {
  const { page } = await visit(address, { colorScheme });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await violations(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'nor has what a buyer sees after the form, nor the page for nothing, %s, at 1280 and at 360 px',
  async (colorScheme) => {
    const { page } = await visit('/checkout?templateId=barbershop-classic', { colorScheme });
    const expectNoBarrier = async () => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await violations(page), `${page.url()} at ${width} px`).toEqual([]);
        expect(await sideways(page), `${page.url()} at ${width} px`).toBe(0);
      }
    };
    await untilAlive(page);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByText('Enter your name').waitFor();
    await expectNoBarrier();

    // As long as a name may be, and with nowhere to break.
    await page.getByLabel('Name').fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(3));
    await page.getByLabel('Email').fill('hubert@wolfe.example');
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

    for (const address of ['/nowhere', '/dev/outbox', '/checkout/success']) {
      await page.goto(address);
      await expectNoBarrier();
    }
    await page.goto('/dev/outbox');
    await page.getByRole('main').getByRole('link').first().click();
    await expectNoBarrier();
  },
);

test.each(shopPages)('%s never scrolls sideways, from 320 to 2560 px', async (address) => {
  const { page } = await visit(address);
  for (const width of [320, 360, 768, 1020, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

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
  // The browser itself reports the page's own status; nothing else may be wrong with it.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a template under the wrong category leads to its own address for good', async () => {
  const answer = await fetch(`${inject('shopUrl')}/templates/gyms/barbershop-classic`, {
    redirect: 'manual',
  });

  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toMatch(/\/templates\/barbershop\/barbershop-classic$/);
});

test.each(['/templates/personal%20trainer', '/templates/Personal-Trainer', '/templates/PERSONAL%20TRAINER'])(
  'the trade is found however it is written: %s',
  async (address) => {
    const { page, complaints } = await visit(address);
    await untilAlive(page);

    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Personal Trainer');
    expect(await page.getByRole('link', { name: 'Trainer Volt', exact: true }).count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      '/templates/personal-trainer',
    );
    expect(complaints).toEqual([]);
  },
);
