import { categorySlug } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { expect, inject, test } from 'vitest';
import { walkDemo } from '../../../../scripts/walkDemo.mjs';
import { sideways, violations } from '../support/barriers.ts';
import { visit } from '../support/browser.ts';

const homeOf = (id: string) => `/demos/${id}/`;

const walked = new Map<string, ReturnType<typeof walkDemo>>();

function pagesFrom(home: string) {
  const pages = walked.get(home) ?? walkDemo(inject('shopUrl'), home);
  walked.set(home, pages);
  return pages;
}

test.each(catalogue)('every page of $name can be walked to, and no other', async ({ id, pages }) => {
  expect([...(await pagesFrom(homeOf(id))).keys()]).toHaveLength(pages.length);
});

test.each(catalogue)(
  'no page of $name lacks what a document must have, scrolls sideways on a desk or a phone, complains or asks anybody else',
  async ({ id }) => {
    const home = homeOf(id);
    const { page, complaints, strangers } = await visit(home);
    const found = await pagesFrom(home);

    for (const address of found.keys()) {
      await page.goto(address);
      await page.setViewportSize({ width: 1280, height: 740 });
      // Each page has been to axe as a story; what is around it is the server's.
      expect(await violations(page, 'document'), `${address} as a document`).toEqual([]);
      expect(await sideways(page), `${address} at 1280 px`).toBe(0);

      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sideways(page), `${address} at 360 px`).toBe(0);
    }
    // One page as it is served and styled, so that the stories' is not the only word.
    await page.goto(home);
    expect(await violations(page), `${home} at 360 px`).toEqual([]);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);

    await page.goto(`${home}no-such-page/`);
    expect(await violations(page, 'document'), 'where there is no page').toEqual([]);
    await page.getByRole('main').getByRole('link').first().click();
    expect([...found.keys()]).toContain(new URL(page.url()).pathname);
  },
);

test.each(catalogue)('the forms of $name answer without script and let no word out', async ({ id }) => {
  // What only narrows a page down is a form too, and is never sent.
  const sent = 'form[method="get"]';
  const withForms = [...(await pagesFrom(homeOf(id)))].filter(([, html]) =>
    /<form[^>]* method="get"/.test(html),
  );
  expect(withForms.length).toBeGreaterThan(0);

  const { page } = await visit('about:blank', { javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  for (const [address] of withForms) {
    await page.goto(address);
    const form = page.locator(sent).first();
    expect(await form.textContent()).toMatch(/demonstration/);
    for (const field of await form.getByRole('textbox').all()) {
      const isMail = (await field.getAttribute('type')) === 'email';
      await field.fill(isMail ? 'secret@mine.example' : 'a secret of mine');
    }
    for (const day of await form.locator('input[type="date"]').all()) await day.fill('2031-01-11');
    for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: 1 });
    for (const amount of await form.getByRole('spinbutton').all()) await amount.fill('2');
    await form.getByRole('button').click();
    await page.waitForURL(/#\w[\w-]*-sent$/);
    await page
      .locator(':target')
      .getByText(/nothing has been sent|nobody|nothing/i)
      .waitFor();

    expect(new URL(page.url()).pathname).toBe(address);
  }
  expect(asked.filter((request) => request.includes('secret'))).toEqual([]);
});

test.each(catalogue.filter(({ drawnDemoUrl }) => drawnDemoUrl))(
  '$name can be seen drawn, from its page in the shop, and is listed once',
  async ({ id, category, drawnDemoUrl = '' }) => {
    const { page, complaints } = await visit(`/templates/${categorySlug(category)}/${id}`);
    const shown = page.getByRole('link', { name: /^See it with Drawings/ });
    expect(await shown.getAttribute('href')).toBe(drawnDemoUrl);

    await page.goto(drawnDemoUrl);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${homeOf(id)}$`),
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const drawn = await walkDemo(inject('shopUrl'), drawnDemoUrl);
    for (const html of drawn.values())
      expect(html.match(/<a [^>]*href="\/demos\/(?![^"]*\/drawn\/)/)).toBeNull();
    expect(drawn.size).toBe((await pagesFrom(homeOf(id))).size);
    expect(complaints).toEqual([]);
  },
);

// A Friday evening in Britain, a Saturday morning in Auckland.
const friday = new Date('2026-10-16T19:30:00Z');

test.each(catalogue)('the opening hours of $name know what day it is there', async ({ id }) => {
  const withHours = [...(await pagesFrom(homeOf(id)))].filter(([, html]) => html.includes('data-on='));
  expect(withHours.length).toBeGreaterThan(0);

  const [address = ''] = withHours[0] ?? [];
  const { page } = await visit('about:blank', { timezoneId: 'Pacific/Auckland' });
  await page.clock.setFixedTime(friday);
  await page.goto(address);
  const today = page.locator('tr[aria-current="date"]');
  await today.getByText('Today', { exact: true }).waitFor();
  expect(await today.getAttribute('data-on')).toMatch(/\bFri\b/);
  expect(await page.locator('[data-today]:visible').count()).toBe(1);

  const { page: still } = await visit(address, { javaScriptEnabled: false });
  await still
    .getByRole('table')
    .filter({ has: still.locator('[data-on]') })
    .first()
    .waitFor();
  expect(await still.locator('[data-today]:visible').count()).toBe(0);
});
