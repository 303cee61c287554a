import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { untilAlive, visit } from '../support/browser.ts';
import { fillIn, sendOf } from '../support/forms.ts';
import { askedToday, formsToday } from '../support/nightly.ts';
import { mailsTo } from '../support/outbox.ts';
import { payloads } from '../support/payloads.ts';

/** All of them in a few texts: one that a payload breaks is shown by another. */
const together = [0, 1].map((part) => payloads.filter((_, place) => place % 2 === part).join(' '));
const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/** The payloads that ran, and the violations of the page's policy, as long as the tab lives. */
async function watch(page: Page) {
  const caught: string[] = [];
  await page.exposeFunction('ran', () => void caught.push(`script ran at ${page.url()}`));
  await page.exposeFunction('stopped', (what: string) => void caught.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      const told = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`;
      (window as unknown as { stopped: (what: string) => void }).stopped(told);
    });
  });
  page.on('dialog', (dialog) => {
    caught.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  return caught;
}

/** Elements of a page, or of a text that is read as one, that none of us wrote. */
const foreignElementsIn = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return [...read.querySelectorAll('*')]
      .filter((element) => {
        const { tagName, attributes, textContent } = element;
        const ours =
          element.matches('script[type$="json"], #fold > script') ||
          /awaitingScript|dataset\.theme=/.test(textContent ?? '');
        return (
          (tagName.toLowerCase() === 'script' && !ours) ||
          /^(iframe|object|embed|base|marquee|audio|video|math|image)$/i.test(tagName) ||
          element.matches('meta[http-equiv], img[src="x"], template, svg svg, link[href="x"]') ||
          [...attributes].some(
            ({ name, value }) =>
              name.startsWith('on') || (name !== 'value' && /^\s*javascript:/i.test(value)),
          )
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, html);

test('no text in an address runs or becomes markup', async () => {
  const { page } = await visit('about:blank');
  const caught = await watch(page);
  const foreignElements: string[] = [];
  for (const text of together.map(encoded)) {
    for (const address of [
      `/${text}`,
      `/templates/${text}`,
      `/templates/barbershop/${text}`,
      `/templates?q=${text}&tier=${text}&sort=${text}`,
      `/checkout?templateId=${text}`,
      `/checkout?templateId=barbershop-classic&addOns=${text}`,
      `/orders/${text}`,
      `/checkout/success?order=${text}`,
    ]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await untilAlive(page);
      foreignElements.push(...(await foreignElementsIn(page)));
    }
  }

  await page.goto('/');
  await untilAlive(page);
  for (const text of payloads) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, text);
  }
  foreignElements.push(...(await foreignElementsIn(page)));
  await page.goto(`/#${encoded(together.join(' '))}`);
  await untilAlive(page);
  foreignElements.push(...(await foreignElementsIn(page)));
  expect(caught).toEqual([]);
  expect(foreignElements).toEqual([]);
});

// The newsletter’s form shows nothing but its own words.
const saying = formsToday.filter(({ call }) => !call.includes('newsletter'));

test.each(saying.map((form) => [form.send, form.address, form] as const))(
  'any text of the server’s answer to “%s” on %s stays text',
  async (_, address, form) => {
    const { page } = await visit('about:blank');
    const caught = await watch(page);
    await page.goto(address);
    await untilAlive(page);
    await fillIn(page, form);
    const said: string[] = [];
    const toasts = page.getByRole('region', { name: /Notices/ }).getByRole('listitem');
    let answer: { status: number; json: object };
    await page.route(form.call, (route) => route.fulfill(answer));
    async function send(status: number, json: object) {
      answer = { status, json };
      const answered = page.waitForResponse(form.call);
      await sendOf(page, form).click();
      await answered;
    }

    for (const message of together) {
      const fields = Object.fromEntries(Object.keys(form.fields).map((name) => [name, message]));
      await send(422, { error: message, message, fields });
      const lists = page.getByRole('group').filter({ hasText: 'ran()' });
      await lists.first().waitFor();
      said.push(...(await lists.allTextContents()));
      await send(503, { error: message, message });
      await toasts.first().waitFor();
      // Closes notices that have not gone by themselves: they may cover the button that is pressed next.
      const putAway = async () => {
        await toasts.getByRole('button').evaluateAll((crosses) => {
          for (const cross of crosses) (cross as HTMLElement).click();
        });
        return toasts.count();
      };
      await expect.poll(putAway).toBe(0);
    }
    for (const message of together) expect(said).toContainEqual(expect.stringContaining(message));
    expect(await foreignElementsIn(page)).toEqual([]);
    expect(caught).toEqual([]);
  },
);

test('a form that comes back without script holds the typed payloads, as text', async () => {
  const { page } = await visit('about:blank');
  const foreignElements: string[] = [];
  // Payloads left out by day are tested in an address, and in an answer, with all the others.
  for (const text of askedToday(payloads, (one) => payloads.indexOf(one) % 6 === 0)) {
    const answer = await fetch(`${inject('shopUrl')}/api/create-checkout-session`, {
      method: 'POST',
      body: new URLSearchParams({
        templateId: 'barbershop-classic',
        name: text,
        email: text,
        business: text,
      }),
      headers: { accept: 'text/html' },
    });
    expect({ text, status: answer.status }).toEqual({ text, status: 422 });
    const html = await answer.text();
    foreignElements.push(...(await foreignElementsIn(page, html)));
    const typed = await page.evaluate((source) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      return read.querySelector<HTMLInputElement>('[name=email]')?.value;
    }, html);
    // A field of one line cannot hold a line break; the browser leaves it out.
    expect(typed).toBe(text.replaceAll(/[\n\r]/g, ''));
  }
  expect(foreignElements).toEqual([]);
});

test('a name stays text at the till, on the page of an order and in its mails', async () => {
  const { page } = await visit('about:blank');
  const caught = await watch(page);
  const foreignElements: string[] = [];
  const nameable = payloads.filter((text) => text.length <= 120 && !/[\n\r\t\u2028]/.test(text));
  const some = nameable.filter((_, place) => place % 10 === 0);
  const names = askedToday(some, (name) => some.indexOf(name) < 2);
  const email = 'pay@load.example';

  for (const name of names) {
    const answer = await fetch(`${inject('shopUrl')}/api/create-checkout-session`, {
      method: 'POST',
      body: JSON.stringify({
        templateId: 'barbershop-classic',
        addOns: [],
        customer: { name, email, business: name },
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    const { url } = (await answer.json()) as { url: string };
    await page.goto(url);
    foreignElements.push(...(await foreignElementsIn(page)));
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/\/checkout\/success/);
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await page.getByRole('heading', { level: 2, name: 'Your receipt' }).waitFor();
    foreignElements.push(...(await foreignElementsIn(page)));
  }

  await expect.poll(async () => (await mailsTo(email)).length).toBe(names.length);
  // A text that is parsed on a page is subject to the page's policy.
  await page.goto('about:blank');
  for (const { html } of await mailsTo(email)) foreignElements.push(...(await foreignElementsIn(page, html)));
  await page.goto('/dev/outbox');
  foreignElements.push(...(await foreignElementsIn(page)));
  expect(caught).toEqual([]);
  expect(foreignElements).toEqual([]);
});
