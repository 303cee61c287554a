import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';
import { mailsTo } from '../support/outbox.ts';

const letterBox = (page: Page) => page.getByRole('region', { name: 'Pop a note through the door' });
const foot = (page: Page) => page.getByRole('contentinfo');
const isOfHome = (url: string) => url.includes('/home-');
const linkIn = (text: string, kind: string) => new RegExp(`/newsletter/${kind}/\\S+`).exec(text)?.[0] ?? '';

test('a message typed before its script has loaded is sent by it, thanked for and cleared; a lost connection loses no text', async () => {
  const email = 'liv@letters.example';
  const { page, complaints } = await visit('/');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter(isOfHome)).toEqual([]);

  const form = letterBox(page);
  await form.getByLabel('Name').fill('Liv Page');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill('Which one fits a boat?');
  await touchContents(page);
  expect(scripts.filter(isOfHome)).toHaveLength(1);
  expect(await form.getByLabel('Name').inputValue()).toBe('Liv Page');

  await page.route('**/contact/create', (route) => route.abort());
  await form.getByRole('button', { name: 'Send message' }).click();
  const alert = form.getByRole('alert');
  await alert.getByText('Something went wrong', { exact: true }).waitFor();
  expect(await alert.innerText()).toContain('The connection failed.');
  await page.getByText('Oh no there seems to be a problem, try again later.').first().waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('Which one fits a boat?');
  await page.unroute('**/contact/create');

  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByText('Message sent successfully').waitFor();
  await page.getByText('Your message has been received, check your email!').first().waitFor();
  for (const label of ['Name', 'Email', 'Message'])
    expect(await form.getByLabel(label).inputValue()).toBe('');
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  // The browser itself logs the lost connection.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
});

test('a visitor subscribes to the newsletter at the foot of any page, confirms by the mailed link, and unsubscribes by another', async () => {
  const email = 'nils@letters.example';
  const { page, complaints } = await visit('/templates');
  await untilAlive(page);
  const field = foot(page).getByLabel('Email');
  await field.fill('nils at letters');
  await foot(page).getByRole('button', { name: 'Subscribe' }).click();
  await foot(page).getByText('Please enter a valid email').waitFor();
  await field.fill(email);
  expect(await foot(page).getByText('Please enter a valid email').count()).toBe(0);
  await foot(page).getByRole('button', { name: 'Subscribe' }).click();
  await foot(page).getByText('Thanks — check your inbox!').first().waitFor();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);

  const [mail] = await mailsTo(email);
  await page.goto(linkIn(mail!.text, 'confirm'));
  await untilAlive(page);
  await page.getByRole('heading', { level: 1, name: 'Shall the newsletter come to you?' }).waitFor();
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re on the list' }).waitFor();

  await page.goto(linkIn(mail!.text, 'unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You are off the list.').waitFor();
  await untilAlive(page);
  expect(complaints).toEqual([]);

  expect((await page.goto('/newsletter/confirm/nonsense'))?.status()).toBe(400);
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
});

test('a visitor requests a quote on the price list, where a question pressed before its script has loaded opens', async () => {
  const email = 'ines@letters.example';
  const { page, complaints } = await visit('/pricing#faq');
  await untilAlive(page);
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = told.map((json) => (JSON.parse(json) as { '@type': string })['@type']);
  expect(types).toEqual(['Product', 'Product', 'Product', 'FAQPage']);
  const question = page.getByRole('button', { name: 'How soon will I be open?' });
  await question.dispatchEvent('click');
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  expect(new URL(page.url()).hash).toBe('#faq');

  await page.getByLabel('Business type').fill('Boat yard');
  await page.getByLabel('Budget range').selectOption('Not sure yet');
  await page.getByLabel('What do you need?').fill('A page for moorings.');
  const pad = page.locator('#custom-development');
  await pad.getByLabel('Name').fill('Ines Okonjo');
  await pad.getByLabel('Email').fill(email);
  await pad.getByRole('button', { name: 'Ask for a quote' }).click();
  await pad.getByText('We have your request').first().waitFor();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** How far down the window the text of a part begins, without the space above it. */
const wordsAt = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate(
      (part) => part.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(part).paddingTop),
    );

test('a link to a part of home goes there and leaves no hash; any other hash does nothing', async () => {
  const { page, complaints } = await visit('/pricing');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Testimonies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open for business, online.' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${inject('shopUrl')}/`);
  expect(Math.abs((await wordsAt(page, 'testimonials')) - 140)).toBeLessThan(40);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('testimonials');
  await page
    .getByRole('status')
    .filter({ hasText: 'Awning · Ready-made websites' })
    .waitFor({ state: 'attached' });

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect.poll(() => wordsAt(page, 'services')).toBeLessThan(180);
  await expect.poll(() => page.url()).toBe(`${inject('shopUrl')}/`);

  for (const hash of ['#123', '#a=b', '#%3Cimg', '#%', `#${'x'.repeat(10_000)}`]) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await untilAlive(page);
    await expect.poll(() => page.url().includes('#')).toBe(false);
  }
  expect(complaints).toEqual([]);
});

const boards: [where: string, viewport: { width: number; height: number }][] = [
  ['on a desktop', { width: 1280, height: 800 }],
  ['in a phone’s menu', { width: 360, height: 740 }],
];

test.each(askedToday(boards, ([, { width }]) => width < 500))(
  'the first press of a link to a part of home %s leads right below the board',
  async (_, viewport) => {
    for (const [from, name, id] of [
      ['/', 'Testimonies', 'testimonials'],
      ['/pricing', 'Contact Us', 'contact-form'],
    ] as const) {
      const { page } = await visit(from, { viewport, reducedMotion: 'no-preference' });
      await untilAlive(page);
      const board = page.getByRole('banner');
      if (viewport.width < 500) await board.getByText('Menu', { exact: true }).click();
      const arrived = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
      );
      await board.getByRole('link', { name }).filter({ visible: true }).click();
      await arrived;
      // The cookie notice appears on the way, and does not disturb the scrolling.
      await page.getByRole('region', { name: 'A word about cookies' }).waitFor();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );

      // The board ends at 116, and the text keeps a line from it.
      const words = await wordsAt(page, id);
      expect(words, `from ${from}`).toBeGreaterThan(130);
      expect(words, `from ${from}`).toBeLessThan(145);
      await page.context().close();
    }
  },
);
