import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { APIRequestContext, Page } from 'playwright';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { buy, send } from '../support/buy.ts';
import { askedToday } from '../support/nightly.ts';
import { mailsTo } from '../support/outbox.ts';
import { logIn, owner } from '../support/owner.ts';
import { pierKitchen } from '../support/pierKitchen.ts';
import { unpack } from '../support/unpack.ts';

const templateId = 'restaurant-tide';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The text of a page, without its soft hyphens. */
const wordsOf = async (page: Page) => (await page.locator('body').innerText()).replaceAll('\u00ad', '');

/** Opens the desk at a buyer's order. */
async function orderOf(email: string) {
  const desk = await visit('/checkout/success');
  const { page } = desk;
  await logIn(page, owner);
  await page.goto(`/dashboard/orders?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /^AW-/ }).click();
  await heading(page, /^AW-/);
  return desk;
}

async function toWebsite(page: Page) {
  await page.getByRole('link', { name: 'Open the website’s page' }).click();
  await region(page, 'What it says').waitFor();
  await untilAlive(page);
  await page.getByRole('heading', { name: 'Content as JSON' }).click();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const said = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).waitFor();

/** Saves content in the editor, as the version of that number. */
async function save(page: Page, says: object, version: number) {
  await content(page).fill(JSON.stringify(says, null, 2));
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await said(page, `Version ${version} is saved.`);
}

const release = (page: Page, version: number) =>
  region(page, 'Releases').getByRole('row', { name: new RegExp(`^Version ${version}\\b`) });

async function build(page: Page, version: number) {
  await page.getByRole('button', { name: 'Build the last saved version' }).click();
  // The message of success disappears after a moment; the row stays.
  await release(page, version).waitFor();
}

/** Publishes a release: for the first time, or again. */
async function publish(page: Page, version: number, change: 'Publish' | 'Bring it back' = 'Publish') {
  await release(page, version).getByRole('button', { name: change }).click();
  await release(page, version).getByText('Visitors see it').waitFor();
}

/** The site's address, as the desk shows it. */
const addressOf = async (page: Page) =>
  (await page
    .getByRole('link', { name: /^http:/ })
    .first()
    .getAttribute('href')) ?? '';

/** Adds a photograph as it comes from a camera, and returns its name in the content. */
async function addPhotograph(page: Page): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photograph = sharp({
    create: { width: 1200, height: 800, channels: 3, background: 'grey', noise },
  }).jpeg();
  const pictures = region(page, 'Pictures');
  await pictures
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: await photograph.toBuffer() });
  await pictures.getByRole('button', { name: 'Add them' }).click();
  const row = pictures.getByRole('row', { name: /^IMG_0042\.JPG/ });
  await row.getByText('Ready').waitFor();
  return row.locator('code').innerText();
}

/** Fills in the form for a table and sends it. */
async function askForTable(page: Page, name: string) {
  await page.getByLabel('Which day').fill('2031-05-14');
  await page.getByLabel('What time').selectOption({ index: 3 });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Telephone').fill('01632 960999');
  await page.getByLabel(/^Email/).fill('vera@guest.example');
  await page.getByLabel(/^Anything we should know/).fill('A window, if the tide allows.');
  await page.getByRole('button', { name: 'Ask for this time' }).click();
  await heading(page, 'Thank you, that has been sent.');
}

/** The picture with this description on a page, as the browser chose and loaded it. */
const shownPicture = (page: Page, words: string) =>
  page.getByRole('img', { name: words }).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const answer = await fetch(picture.currentSrc);
    return { type: answer.headers.get('content-type'), width: picture.naturalWidth };
  });

test('a buyer pays, the desk fills in the site and publishes it, and the site takes a message for its owner', async () => {
  const email = 'pia@pierandlantern.example';
  const buyer = await visit(`/checkout?templateId=${templateId}`);
  await buyer.page.getByLabel('Name').fill('Pia Long');
  await buyer.page.getByRole('main').getByLabel('Email').fill(email);
  await buyer.page.getByLabel(/Business/).fill('Pier & Lantern');
  await buyer.page.getByRole('button', { name: 'Pay by card' }).click();
  await buyer.page.waitForURL(/\/pay\//);
  await buyer.page.getByRole('button', { name: /^Pay/ }).click();
  await buyer.page.getByRole('link', { name: 'Follow your order' }).click();
  await buyer.page.waitForURL(/\/orders\//);

  const { page, complaints, foreignRequests } = await orderOf(email);
  await toWebsite(page);
  await heading(page, 'pier-and-lantern');
  expect(await region(page, 'Before it may go live').innerText()).toContain(
    'Write what you are, in a word or two.',
  );

  // A price in words instead of a number.
  const typed = JSON.stringify(pierKitchen(), null, 2).replace('2150', '"a lot"');
  await content(page).fill(typed);
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  const fault = page.getByRole('button', {
    name: 'prices.groups.0.items.0.price: This must be a whole number.',
  });
  await fault.click();
  const led = await content(page).evaluate((area: HTMLTextAreaElement) => {
    const before = area.value.slice(0, area.selectionStart).split('\n').length;
    const top = before * parseFloat(getComputedStyle(area).lineHeight) - area.scrollTop;
    const place = area.getBoundingClientRect().top + top;
    return {
      to: area.value.slice(area.selectionStart, area.selectionEnd),
      isSeen: top > 0 && top < area.clientHeight && place > 0 && place < innerHeight,
    };
  });
  expect(led).toEqual({ to: '"a lot"', isSeen: true });
  const file = await addPhotograph(page);
  expect(await content(page).inputValue()).toBe(typed);

  await save(page, pierKitchen({ photograph: file }), 2);
  const view = page.frameLocator('iframe[title="The website as it stands in the editor"]');
  await view.getByRole('heading', { level: 1, name: 'Under the pier' }).waitFor();
  await view.getByRole('img', { name: 'The pier at low tide' }).first().waitFor();
  await region(page, 'Before it may go live').waitFor({ state: 'detached' });
  await build(page, 2);
  expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(0);
  const previewed = await release(page, 2).getByRole('link').getAttribute('href');
  const preview = await visit('about:blank');
  const looked = await preview.page.goto(previewed ?? '');
  expect(looked?.headers()['x-robots-tag']).toBe('noindex');
  await heading(preview.page, 'Under the pier');
  const address = await addressOf(page);
  const statusThere = async () => (await preview.page.goto(`${address}/`))?.status();
  expect(await statusThere()).toBe(404);

  await publish(page, 2);
  await region(page, 'What changed since last time').getByText('Nothing changed since.').waitFor();
  await expect.poll(statusThere).toBe(200);
  const { page: site, ...seen } = await visit(`${address}/`);
  await heading(site, 'Under the pier');
  expect(address).toBe(inject('shopUrl').replace('localhost', 'pier-and-lantern.localhost'));
  expect(await site.title()).toContain('Pier & Lantern');
  expect(await wordsOf(site)).toContain('£21.50');
  const picture = await shownPicture(site, 'The pier at low tide');
  expect(['image/avif', 'image/webp']).toContain(picture.type);
  expect(picture.width).toBeGreaterThan(0);
  expect(await site.context().cookies()).toEqual([]);
  expect(seen).toEqual({ complaints: [], foreignRequests: [] });

  // As any visitor may have it set: the browser itself sends the form.
  const { page: bare } = await visit(`${address}/`, { javaScriptEnabled: false });
  await heading(bare, 'Under the pier');
  await bare.getByRole('link', { name: 'Ask for a table' }).first().click();
  await askForTable(bare, 'Vera Guest');
  expect(new URL(bare.url()).origin).toBe(address);
  const sent = async () => (await mailsTo(email)).find(({ text }) => text.includes('Vera Guest'));
  await expect.poll(sent).toMatchObject({
    replyTo: 'vera@guest.example',
    subject: expect.stringContaining('Sent from your website'),
    text: expect.stringContaining('A window, if the tide allows.'),
  });

  await page.goBack();
  await heading(page, /^AW-/);
  for (const step of ['In progress', 'Live']) {
    await page.getByRole('button', { name: 'Move it on' }).click();
    await said(page, `Moved on: ${step}.`);
  }
  await buyer.page.reload();
  await heading(buyer.page, 'Live');
  const website = buyer.page.getByRole('region', { name: 'Your website' });
  expect(await website.getByRole('link', { name: address }).getAttribute('href')).toBe(address);
  const delivery = (await mailsTo(email)).find(({ subject }) => subject.includes('ready'));
  expect(delivery?.text).toContain(address);
  await region(buyer.page, 'What your visitors sent').getByText('A window, if the tide allows.').waitFor();

  // The refused save was made on purpose, which browsers log.
  expect(complaints).toEqual([expect.stringContaining('422')]);
  expect(foreignRequests).toEqual([]);
});

/** Creates a website with a restaurant's content at the desk, built and published, and opens its page there. */
async function openPublished(business: string, email: string, headers?: Record<string, string>) {
  await buy({ templateId, customer: { name: 'Pia Long', email, business } }, headers);
  const desk = await orderOf(email);
  await toWebsite(desk.page);
  await save(desk.page, pierKitchen(), 2);
  await build(desk.page, 2);
  await publish(desk.page, 2);
  return { ...desk, address: await addressOf(desk.page) };
}

/** Builds the source of a website as its README says, and compares every file with the website’s own. */
async function buildsWhatIsOnline(folder: string, address: string, request: APIRequestContext) {
  const run = (...words: readonly string[]) => promisify(execFile)('npm', words, { cwd: folder });
  await run('ci', '--no-audit', '--no-fund', '--prefer-offline');
  await run('run', 'build');
  const site = path.join(folder, 'site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const built = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)));
  expect(built).toEqual(expect.arrayContaining(['index.html', 'menu/index.html', 'sitemap.xml']));
  // Only browsers resolve names under localhost.
  const headers = { host: new URL(address).host };
  const isOnline = async (file: string) => {
    const place = new URL(file.replace(/index\.html$/, ''), `${inject('shopUrl')}/`);
    const answer = await request.get(place.href, { headers });
    return (await answer.body()).equals(await readFile(path.join(site, file)));
  };
  const same = await Promise.all(built.map(isOnline));
  expect(built.filter((_, place) => !same[place])).toEqual([]);
}

test('the desk changes a price and brings it back, closes, opens and renames the site, and downloads it as files', async () => {
  const { page, address, complaints } = await openPublished('Net Loft', 'net@loft.example');
  const { page: visitor } = await visit(`${address}/menu/`);
  expect(await wordsOf(visitor)).toContain('£21.50');

  await save(page, pierKitchen({ hake: 2375 }), 3);
  await build(page, 3);
  await visitor.reload();
  expect(await wordsOf(visitor)).toContain('£21.50');
  await publish(page, 3);
  await expect.poll(() => visitor.reload().then(() => wordsOf(visitor))).toContain('£23.75');
  await publish(page, 2, 'Bring it back');
  await expect.poll(() => visitor.reload().then(() => wordsOf(visitor))).toContain('£21.50');
  expect(await wordsOf(visitor)).not.toContain('£23.75');

  await page.getByRole('button', { name: 'Close it for now' }).click();
  await said(page, 'It is closed for now.');
  await expect.poll(async () => (await visitor.reload())?.status()).toBe(503);
  await heading(visitor, 'This site is closed for now');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await said(page, 'It is open again.');
  await expect.poll(async () => (await visitor.reload())?.status()).toBe(200);

  await page.getByLabel('Name in its address').fill('the-net-loft');
  await page.getByRole('button', { name: 'Rename it' }).click();
  await heading(page, 'the-net-loft');
  const renamed = await addressOf(page);
  expect(renamed).toBe(address.replace('net-loft', 'the-net-loft'));
  await expect
    .poll(() => visitor.goto(`${address}/menu/`).then(() => visitor.url()))
    .toBe(`${renamed}/menu/`);
  expect(await wordsOf(visitor)).toContain('£21.50');

  // The published release is rebuilt for its new address, and no unpublished content with it.
  const canonical = () =>
    visitor.reload().then(() => visitor.locator('link[rel="canonical"]').getAttribute('href'));
  await expect.poll(canonical).toBe(`${renamed}/menu/`);
  expect(await wordsOf(visitor)).toContain('£21.50');
  const take = async (what: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: what }).click();
    const downloaded = await downloading;
    return {
      name: downloaded.suggestedFilename(),
      files: unzipSync(await readFile(await downloaded.path())),
    };
  };
  const source = await take('Download the source project');
  expect(source.name).toBe('the-net-loft-source.zip');
  await buildsWhatIsOnline(await unpack(source.files), renamed, visitor.request);
  const finished = await take('Download the finished files');
  expect(finished.name).toBe('the-net-loft-website.zip');
  const folder = await unpack(finished.files);

  // As the owner who downloaded them would look at them.
  const { page: disk, ...seen } = await visit('about:blank');
  await disk.goto(pathToFileURL(path.join(folder, 'README.html')).href);
  await disk.getByRole('link', { name: 'site/index.html' }).click();
  await heading(disk, 'Under the pier');
  const painted = (own: Page) =>
    own.locator('h1').evaluate(async (it) => {
      const { fontFamily, fontSize, color } = getComputedStyle(it);
      const fonts = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
      // A font that is not preloaded is first replaced by another.
      const families = fonts.map(({ family }) => family).filter((family) => !family.endsWith('fallback'));
      return { fontFamily, fontSize, color, families };
    });
  await visitor.goto(`${renamed}/`);
  const there = await painted(visitor);
  expect(there.families).toContain('Gloock');
  expect(await painted(disk)).toEqual(there);
  await disk.getByRole('link', { name: 'Menu' }).first().click();
  await disk.waitForURL(/\/site\/menu\/index\.html$/);
  expect(await wordsOf(disk)).toContain('£21.50');
  await disk.getByRole('link', { name: 'Book a table' }).first().click();
  await disk.waitForURL(/\/site\/book-a-table\/index\.html$/);
  expect(seen).toEqual({ complaints: [], foreignRequests: [] });
  await askForTable(disk, 'Dora Disk');
  expect(new URL(disk.url()).origin).toBe(renamed);
  expect(complaints).toEqual([]);
});

const partings = [
  ['keeps it online', 'Old Quay', true, 200],
  ['has it taken down', 'Dry Dock', false, 404],
] as const;

test.each(askedToday(partings, ([, , keeps]) => !keeps))(
  'an owner who deletes their account with a website %s',
  async (_choice, business, keeps, status) => {
    const name = business.toLowerCase().replace(' ', '-');
    const email = `pia@${name}.example`;
    const password = 'nets, lines and lanterns';
    const registration = { first_name: 'Pia', last_name: 'Long', username: name, email, password };
    const registered = await send('/user/register', registration);
    const { accessToken } = (await registered.json()) as { accessToken: string };
    const { address } = await openPublished(business, email, { authorization: `Bearer ${accessToken}` });
    const { page: site } = await visit(`${address}/`);
    await heading(site, 'Under the pier');

    const { page } = await visit('/privacy');
    await page.evaluate(
      (body) =>
        fetch('/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ email, password }),
    );
    await page.goto('/account');
    await page.getByRole('link', { name: /^What visitors sent at the website of order/ }).click();
    await region(page, 'What your visitors sent')
      .getByText(/^Nothing yet/)
      .waitFor();
    await page.goBack();

    await page.getByRole('link', { name: `${new URL(address).host}, the website of order` }).waitFor();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account for good?' });
    if (!keeps) await question.getByRole('checkbox', { name: 'Keep my website online' }).uncheck();
    await question.getByLabel('Password', { exact: true }).fill(password);
    await question.getByRole('button', { name: 'Delete it for good' }).click();
    await page.getByText('Your account is deleted.').first().waitFor();

    await expect.poll(async () => (await site.goto(`${address}/`))?.status()).toBe(status);
    expect(await site.getByRole('heading', { level: 1, name: 'Under the pier' }).count()).toBe(keeps ? 1 : 0);
  },
);

test('no page of a site has a barrier that axe can find, or scrolls sideways, and neither host answers for the other', async () => {
  const { page, address } = await openPublished('Crab Pot', 'pot@crab.example');
  const { page: site } = await visit('about:blank');
  // axe has checked the contents of the others as stories and demos.
  const pages = ['/', '/menu/', '/book-a-table/', '/find-us/', '/no-such-page'];
  for (const at of askedToday(pages, (one) => one === '/' || one === '/no-such-page')) {
    await site.setViewportSize({ width: 1280, height: 800 });
    await site.goto(address + at);
    expect(await violations(site, 'document'), `${at} as a document`).toEqual([]);
    // So high that nothing lies under the bar at its foot.
    await site.setViewportSize({ width: 360, height: 4000 });
    expect(await violations(site), `${at} on a phone`).toEqual([]);
    expect(await sideways(site), `${at} on a phone`).toBe(0);
  }

  // A user who is logged in to the shop is a stranger to a site.
  const tab = await page.context().newPage();
  const opened = await tab.goto(`${address}/`);
  expect(await opened?.request().headerValue('cookie')).toBeNull();
  for (const at of ['/user/me', '/admin', '/dashboard', '/docs', '/api', '/dev/outbox', '/checkout']) {
    expect([at, (await tab.goto(address + at))?.status()]).toEqual([at, 404]);
    expect(await tab.title()).toContain('Pier & Lantern');
  }
  const logInThere = () =>
    tab.evaluate(async () => (await fetch('/user/login', { method: 'POST', body: '{}' })).status);
  expect(await logInThere()).toBe(404);
  for (const at of ['/menu/', '/forms/ask']) {
    expect([at, (await tab.goto(inject('shopUrl') + at))?.status()]).toEqual([at, 404]);
    expect(await wordsOf(tab)).not.toContain('Pier & Lantern');
  }
});
