import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { buy, send } from '../support/buy.ts';
import { mailsTo } from '../support/outbox.ts';
import { askedToday, hoursToday } from '../support/nightly.ts';
import { logIn, owner } from '../support/owner.ts';
import { orderFor, tell, websiteOf } from '../support/workshop.ts';

const pagesOfDesk = [
  ['/dashboard', 'The desk'],
  ['/dashboard/orders', 'Orders'],
  ['/dashboard/messages', 'Messages'],
  ['/dashboard/quotes', 'Quotes'],
  ['/dashboard/reviews', 'Reviews'],
  ['/dashboard/subscribers', 'Subscribers'],
  ['/dashboard/mails', 'Mails'],
  ['/dashboard/buyers', 'Buyers'],
  ['/dashboard/people', 'People'],
  ['/dashboard/speed', 'Speed'],
  ['/dashboard/log', 'Log'],
] as const;

const shop = (address: string) => new URL(address, inject('shopUrl'));

/** Buys a template, and returns the address of the order's page. */
const buyAs = (name: string, email: string) =>
  buy({ templateId: 'barbershop-classic', addOns: ['blogSetup'], customer: { name, email } });

async function atTheDesk(address: string, options = {}) {
  const opened = await visit('/checkout/success', options);
  await logIn(opened.page, owner);
  await opened.page.goto(address);
  await untilAlive(opened.page);
  return opened;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

test('the owner finds a paid order, starts on it, refunds a part and delivers it, and its buyer has it', async () => {
  // One name of the greatest length, and one that contains a script.
  const buyersPage = await buyAs('<script>document.title="run"</script>', 'nan@desk.example');
  const { page, complaints, foreignRequests } = await atTheDesk('/dashboard');
  await heading(page, 'The desk');
  await page.getByRole('link', { name: /^Orders/ }).click();
  await heading(page, 'Orders');

  await page.getByRole('searchbox').fill('nan@desk');
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'nan@desk');
  await page.getByText('1 of 1 orders').waitFor();
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.reload();
  await untilAlive(page);
  await page.getByText('1 of 1 orders').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('nan@desk');

  await page.getByRole('link', { name: /^AW-/ }).click();
  await heading(page, /^AW-/);
  await page.getByText('<script>document.title="run"</script>').waitFor();
  expect(await page.title()).toBe('Dashboard · Awning');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Pictures came by mail');
  await page.getByRole('button', { name: 'Move it on' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Moved on: In progress.' }).waitFor();
  await page.getByRole('cell', { name: 'Pictures came by mail' }).waitFor();
  expect(await page.getByRole('row', { name: /In progress/ }).innerText()).not.toContain('the shop');

  await page.getByRole('textbox', { name: /^Sum in USD/ }).fill('49.50');
  await page.getByRole('textbox', { name: /^Why/ }).fill('No blog after all');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('row', { name: /^Part refund: \$49\.50 .*No blog after all/ }).waitFor();
  await page.getByRole('row', { name: /A part refund for order/ }).waitFor();

  const other = await visit(buyersPage);
  await heading(other.page, 'Tell us about the shop.');
  await other.page.getByRole('heading', { name: 'How far it has come' }).click();
  await other.page.getByText('Part refund: $49.50').waitFor();
  await other.page.getByRole('heading', { name: 'Your receipt' }).click();
  await other.page.getByText('Stays paid: $349.50').waitFor();

  const address = page.getByRole('textbox', { name: /^Address of the finished website/ });
  await page.getByRole('button', { name: 'Move it on' }).click();
  await page
    .getByText(/^Enter the address of the finished website, or publish it or add a file first/)
    .first()
    .waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  // More than one piece.
  const site = Buffer.from(Array.from({ length: 700_000 }, (_, place) => place % 251));
  const file = { name: 'site.zip', mimeType: 'application/zip', buffer: site };
  await page.getByLabel('Add a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('listitem').filter({ hasText: 'site.zip (0.7 MB)' }).waitFor();
  await address.fill('https://www.nan.example');
  await page.getByRole('button', { name: 'Move it on' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Moved on: Live.' }).waitFor();

  await other.page.reload();
  await heading(other.page, 'Live');
  const website = other.page.getByRole('region', { name: 'Your website' });
  await website.getByRole('link', { name: 'https://www.nan.example/' }).waitFor();
  const downloading = other.page.waitForEvent('download');
  await website.getByRole('link', { name: 'site.zip' }).click();
  const downloaded = await downloading;
  expect(downloaded.suggestedFilename()).toBe('site.zip');
  expect((await readFile(await downloaded.path())).equals(site)).toBe(true);
  const delivery = (await mailsTo('nan@desk.example')).find(({ subject }) => subject.includes('ready'));
  expect(delivery?.text).toContain('https://www.nan.example/');
  expect(delivery?.text).toContain(`${buyersPage}/files/`);

  await page.goBack();
  await heading(page, 'Orders');
  expect(new URL(page.url()).searchParams.get('q')).toBe('nan@desk');
  // The empty delivery was refused on purpose, which browsers log.
  expect(complaints).toEqual([expect.stringContaining('422')]);
  expect(foreignRequests).toEqual([]);
});

const isFocused = (one: Locator) => one.evaluate((it) => it === document.activeElement);

test('the desk suggests two corrections: the buyer accepts one by keyboard, declines one without script, and the desk reads it', async () => {
  const email = 'wynne@workshop.example';
  const address = await orderFor('Wynne');
  const { page, complaints } = await visit(address, { viewport: { width: 360, height: 740 } });
  await tell(page, address, {
    'business.trade': 'Barbars',
    'business.line': 'Hiar <3 beards',
    'business.telephone': '0113 496 0162',
    'business.address.town': 'Leeds',
    'hours.week': [{ days: ['Mon'], opens: '09:00', closes: '18:00' }],
  });
  await page.reload();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Hand it in' }).press('Enter');
  await heading(page, /^Ready for you to check by /);

  const desk = await websiteOf(email);
  await desk.getByRole('heading', { name: 'Content as JSON' }).click();
  const content = desk.getByRole('textbox', { name: /^Content/ });
  const said = await content.inputValue();
  await content.fill(said.replace('Barbars', 'Barbers').replace('Hiar', 'Hair'));
  await desk.getByRole('textbox', { name: /^A word about it/ }).fill('Two typing errors.');
  await desk.getByRole('button', { name: 'Suggest it to the buyer' }).click();
  await desk.getByText('It is suggested.').first().waitFor();
  await expect.poll(() => content.inputValue()).toBe(said);

  await page.reload();
  await untilAlive(page);
  await page.getByRole('link', { name: 'See what we suggest' }).press('Enter');
  const corrections = page.getByRole('region', { name: 'Suggested corrections' });
  await corrections.getByText('Two typing errors.').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await corrections
    .getByRole('article')
    .filter({ hasText: 'Barbars' })
    .getByRole('button', { name: 'Take it' })
    .press('Enter');
  await corrections.getByText('Barbars').waitFor({ state: 'detached' });
  // The next key continues with the other correction.
  await expect.poll(() => isFocused(page.getByRole('group', { name: 'Suggested corrections' }))).toBe(true);
  await page.keyboard.press('Tab');
  const other = corrections.getByRole('article').filter({ hasText: 'Hiar <3 beards' });
  await expect.poll(() => isFocused(other.getByRole('button', { name: 'Take it' }))).toBe(true);
  expect(complaints).toEqual([]);

  const { page: plain } = await visit(address, { javaScriptEnabled: false });
  await plain.getByRole('article').getByRole('button', { name: 'Leave it' }).press('Enter');
  await plain.waitForURL(`**${address}#corrections`);
  expect(await plain.getByRole('region', { name: 'Suggested corrections' }).count()).toBe(0);

  // Answered meanwhile: the button that is still visible says so.
  await other.getByRole('button', { name: 'Take it' }).press('Enter');
  await corrections.getByText(/^You have answered this already/).waitFor();

  await desk.reload();
  const table = desk.getByRole('table', { name: 'What we suggested' });
  await table.getByRole('row', { name: /Barbars.*Barbers.*Taken/ }).waitFor();
  await table.getByRole('row', { name: /Hiar <3 beards.*Hair <3 beards.*Left/ }).waitFor();
  await desk.getByText('I have answered what you suggested: 1 taken, 1 left.').waitFor();
  const workshop = (await (await page.request.get(`${address}/workshop`)).json()) as {
    content: { business: object };
  };
  expect(workshop.content.business).toMatchObject({ trade: 'Barbers', line: 'Hiar <3 beards' });
});

test('a change that another admin made first is refused in plain words, and the typed text stays', async () => {
  await buyAs('Two Owners', 'two@desk.example');
  const { page } = await atTheDesk('/dashboard/orders?q=two%40desk');
  await page.getByRole('link', { name: /^AW-/ }).click();
  await heading(page, /^AW-/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilAlive(other);
  for (const tab of [other, page]) {
    await tab.getByRole('textbox', { name: /^Note/ }).fill('Mine');
    await tab.getByRole('button', { name: 'Move it on' }).click();
    if (tab === other) await tab.getByRole('cell', { name: 'Mine' }).waitFor();
  }

  await page
    .getByText(/^Impossible change: this order is in progress/)
    .first()
    .waitFor();
  expect(await page.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Mine');
});

test('a request from before a change does not answer one made after it', async () => {
  await orderFor('Tilda');
  const desk = await websiteOf('tilda@workshop.example');
  const site = /\/admin\/orders\/[^/]+\/site$/;
  // On a slow connection the earlier response arrives after the change.
  const built = desk.waitForResponse((response) => response.url().endsWith('/site/releases'));
  await desk.route(
    site,
    async (route) => {
      const response = await route.fetch();
      await built;
      await route.fulfill({ response });
    },
    { times: 1 },
  );

  await desk.getByRole('textbox', { name: /^Message to the buyer/ }).fill('We begin today.');
  const asked = desk.waitForRequest(site);
  await desk.getByRole('button', { name: 'Send it' }).click();
  await asked;
  await desk.getByRole('button', { name: 'Build the last saved version' }).click();
  const release = desk.getByRole('region', { name: 'Releases' }).getByRole('row', { name: /^Version 1\b/ });
  await expect.poll(() => release.count()).toBe(1);
});

test('the owner reads and answers a message, downloads the newsletter’s addresses, and the log records it', async () => {
  await send('/contact/create', {
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    email: 'wolfe@desk.example',
    subject: 'A stall at the market',
    message: 'x'.repeat(4000),
  });
  await send('/newsletter/subscribe', { email: 'reader@desk.example' });
  await expect.poll(() => mailsTo('reader@desk.example')).toHaveLength(1);
  const [mail] = await mailsTo('reader@desk.example');
  const confirm = /\/newsletter\/confirm\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await send(confirm, {})).status).toBe(200);

  const { page, complaints } = await atTheDesk('/dashboard/messages?state=new&q=wolfe');
  const message = page.getByRole('article', { name: 'A stall at the market' });
  expect(await message.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')).toBe(
    'mailto:wolfe@desk.example?subject=Re%3A%20A%20stall%20at%20the%20market',
  );
  await message.getByRole('button', { name: 'I have read it' }).click();
  await page.getByText('No messages found').waitFor();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Read');
  await message.getByRole('button', { name: 'It is answered' }).click();
  await page.getByText('No messages found').waitFor();
  await page.goBack();
  await page.waitForURL(({ searchParams }) => searchParams.get('state') === 'new');

  await page.getByRole('link', { name: 'Subscribers' }).click();
  await heading(page, 'Subscribers');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('subscribers.csv');
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain('reader@desk.example');

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await page
    .getByRole('row', { name: /^Message read or answered dora/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('only an admin sees the desk: a guest is asked to log in, a customer is sent home, and its served pages reveal nothing', async () => {
  const customer = { email: 'cara@desk.example', password: 'a password of some length' };
  await send('/user/register', {
    first_name: 'Cara',
    last_name: 'Kunde',
    username: 'cara.desk',
    ...customer,
  });

  const { page } = await visit('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
  const logInFrom = async (address: string, { email, password }: typeof customer) => {
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logInFrom('/dashboard/people', customer);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().clearCookies();
  await logInFrom('/dashboard/people?page=1', owner);
  await page.waitForURL('**/dashboard/people?page=1');
  await heading(page, 'People');

  for (const address of ['/dashboard', '/dashboard/orders?q=a', '/dashboard/orders/1', '/dashboard/people']) {
    const answer = await fetch(shop(address));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/desk\.example|AW-|\sstyle="/);
  }
});

// The other pages are lists too, and their contents have stories.
const pagesToday = askedToday(pagesOfDesk, ([address]) =>
  ['/dashboard', '/dashboard/orders', '/dashboard/speed', '/dashboard/people'].includes(address),
);

test('no page of the desk has a barrier that axe can find, or scrolls sideways', async () => {
  const { page } = await atTheDesk('/dashboard');
  for (const [address, name] of pagesToday) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await heading(page, name);
    await page.waitForLoadState('networkidle');
    expect(await violations(page, 'document'), `${name} as a document`).toEqual([]);
    expect(await sideways(page), `${name} at 1280 px`).toBe(0);

    await page.setViewportSize({ width: 360, height: 800 });
    expect(await sideways(page), `${name} at 360 px`).toBe(0);
    for (const colorScheme of hoursToday) {
      await page.emulateMedia({ colorScheme });
      const asked = colorScheme === 'light' ? 'everything' : 'colours';
      expect(await violations(page, asked), `${name} on a phone, ${colorScheme}`).toEqual([]);
    }
  }
});
