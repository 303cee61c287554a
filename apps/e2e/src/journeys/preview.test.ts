import { readFile } from 'node:fs/promises';
import { choiceNames } from '@awning/content/policies/consent';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { buy } from '../support/buy.ts';
import { designsToday } from '../support/nightly.ts';

const order = (name: string) =>
  buy({
    templateId: 'barbershop-classic',
    customer: { name, email: `${name.toLowerCase()}@preview.example`, business: 'Long & Daughters' },
  });

const sampleOf = async (id: string) => {
  const file = new URL(`../../../../packages/templates/src/${id}/sample/content.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>;
};

/** Opens the first step of a website with the content of the sample, under another name. */
async function openWorkshop(name: string, options?: Parameters<typeof visit>[1]) {
  const address = await order(name);
  const workshop = `${inject('shopUrl')}${address}/workshop`;
  await fetch(workshop);
  const { version: _version, ...content } = await sampleOf('barbershop-classic');
  const changes = [
    ...Object.entries(content).map(([path, value]) => ({ path, value })),
    { path: 'business.name', value: 'Long & Daughters' },
  ];
  await fetch(`${workshop}/content`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, changes }),
  });
  const visited = await visit(`${address}/tell/name`, options);
  await untilAlive(visited.page);
  return visited;
}

const previewOf = (page: Page) => page.frameLocator('iframe[title="Your website so far"]');
const picker = (page: Page) => page.getByRole('combobox', { name: 'Page' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('typed text is in the preview at once, page by page, and a buyer who looks at it stays in place', async () => {
  const { page, complaints, foreignRequests } = await openWorkshop('Petra');
  const preview = previewOf(page);
  await preview.getByRole('link', { name: 'Long & Daughters' }).first().waitFor();

  // Scrolled down, with the focus on an element in it.
  const inside = preview.locator('html');
  await inside.evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 400));
  const link = preview.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((it) => (it as HTMLElement).focus({ preventScroll: true }));
  // Set by script: typing in the field would move the focus there.
  await nameField(page).evaluate((field) => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Hobday & Sons', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await preview.getByRole('link', { name: 'Hobday & Sons' }).first().waitFor({ state: 'attached' });
  expect(await inside.evaluate((root) => root.scrollTop)).toBe(400);
  expect(await link.evaluate((it) => it.ownerDocument.activeElement === it)).toBe(true);

  // A page with content is offered in the list.
  const options = () => picker(page).getByRole('option').allInnerTexts();
  expect(await options()).toContain('Find us');
  await picker(page).selectOption('Find us');
  await expect.poll(() => inside.evaluate((root) => root.scrollTop)).toBe(0);
  const current = preview.getByRole('link', { name: 'Find us', exact: true, includeHidden: true });
  await expect.poll(() => current.first().getAttribute('aria-current')).toBe('page');
  // Back by a link in the preview.
  await preview.getByRole('link', { name: 'Hobday & Sons' }).first().click();
  await expect.poll(() => picker(page).inputValue()).toBe('');

  await page.getByRole('link', { name: 'Colours and typeface' }).click();
  await page.getByRole('heading', { level: 1, name: 'How should it look?' }).waitFor();
  const before = await inside.getAttribute('class');
  await page.getByRole('radio', { name: 'Night' }).check();
  await expect.poll(() => inside.getAttribute('class')).not.toBe(before);
  expect(await preview.getByRole('link', { name: 'Hobday & Sons' }).count()).toBeGreaterThan(0);

  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a preview accepts messages of the page around it and of no other, and nothing in it leads away', async () => {
  const { page } = await openWorkshop('Paula');
  const preview = previewOf(page);
  await preview.getByRole('link', { name: 'Long & Daughters' }).first().waitFor();
  const address = page.url();

  // As browsers deliver it: with its sender and its origin. An accepted message is drawn before the next line.
  const drawn = await preview.locator('html').evaluate(({ ownerDocument }) => {
    const content = { business: { name: 'Somebody Else' } };
    const data = { kind: 'draw', content, options: {}, files: {}, page: '' };
    const tell = (message: MessageEventInit) => {
      window.dispatchEvent(new MessageEvent('message', { data, ...message }));
      return ownerDocument.body.textContent.includes('Somebody Else');
    };
    const origin = location.origin;
    return {
      anotherOrigin: tell({ origin: 'https://else.example', source: window.parent }),
      anotherWindow: tell({ origin, source: window }),
      nobody: tell({ origin }),
      nothingItKnows: tell({ origin, source: window.parent, data: { ...data, content: [content] } }),
      thePageAround: tell({ origin, source: window.parent }),
    };
  });
  expect(drawn).toEqual({
    anotherOrigin: false,
    anotherWindow: false,
    nobody: false,
    nothingItKnows: false,
    thePageAround: true,
  });

  // Its messages are received in their order, and shown by the time that a letter is drawn.
  const follow = (told: 'anotherOrigin' | 'anotherWindow' | 'theFrame') =>
    page.evaluate((by) => {
      const frame = document.querySelector('iframe')?.contentWindow ?? null;
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { kind: 'followed', page: 'find-us' },
          origin: by === 'anotherOrigin' ? 'https://else.example' : location.origin,
          source: by === 'anotherWindow' ? window : frame,
        }),
      );
    }, told);
  await follow('anotherOrigin');
  await follow('anotherWindow');
  await nameField(page).fill('Hobday & Sons');
  await preview.getByRole('link', { name: 'Hobday & Sons' }).first().waitFor();
  expect(await picker(page).inputValue()).toBe('');
  await follow('theFrame');
  await expect.poll(() => picker(page).inputValue()).toBe('find-us');
  await picker(page).selectOption('Home');

  // A link that leads out of it, and a form.
  await preview.locator('body').evaluate((body) => {
    body.insertAdjacentHTML(
      'beforeend',
      '<a href="/pricing" target="_top">Away</a><form action="/pricing"><button>Send</button></form>',
    );
  });
  await preview.getByRole('link', { name: 'Away' }).click();
  await preview.getByRole('button', { name: 'Send' }).click();
  await nameField(page).fill('Hobday & Daughter');
  await preview.getByRole('link', { name: 'Hobday & Daughter' }).first().waitFor();
  expect(page.url()).toBe(address);

  const { headers } = await fetch(`${inject('shopUrl')}/preview/barbershop-classic`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a design that fails to load is reported, and loads at a retry', async () => {
  const script = '**/assets/preview/**';
  const { page } = await visit('about:blank');
  await page.route(script, (route) => route.abort());
  await page.goto(`${await order('Paul')}/tell/name`);
  await page.getByRole('alert').getByText('Your website cannot be shown just now.').waitFor();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await previewOf(page).getByRole('link', { name: 'Long & Daughters' }).first().waitFor();
  expect(await page.getByText('Your website cannot be shown just now.').count()).toBe(0);
});

test('on a phone the buyer fills in, then looks; without script the form alone works', async () => {
  const phone = { viewport: { width: 320, height: 640 } };
  const { page } = await openWorkshop('Pia', phone);
  expect(await page.locator('iframe').count()).toBe(0);
  await nameField(page).fill('Hobday & Sons');
  await page.getByRole('radio', { name: 'Look' }).check();
  await previewOf(page).getByRole('link', { name: 'Hobday & Sons' }).first().waitFor();
  expect(await nameField(page).isVisible()).toBe(false);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  const inside = previewOf(page).locator('html');
  const scrollTo = (root: typeof inside, top: number) =>
    root.evaluate(({ ownerDocument }, at) => ownerDocument.defaultView?.scrollTo(0, at), top);
  const scrolled = (root: typeof inside) => root.evaluate(({ scrollTop }) => scrollTop);
  await scrollTo(inside, 300);
  await page.keyboard.press('ArrowLeft');
  expect(await nameField(page).isVisible()).toBe(true);

  // However far the form is scrolled, the choice is in reach of the thumb and covers nothing that has the focus.
  await scrollTo(page.locator('html'), 600);
  await page.getByRole('button', { name: choiceNames['reject-some'], exact: true }).click();
  await scrollTo(page.locator('html'), 500);
  await page.getByText('Look', { exact: true }).click();
  await expect.poll(() => scrolled(inside)).toBe(300);
  await page.getByText('Tell', { exact: true }).click();
  expect(await scrolled(page.locator('html'))).toBe(500);
  const bar = await page.getByRole('group', { name: 'What is in front' }).boundingBox();
  await nameField(page).focus();
  const hidden: unknown[] = [];
  const next = page.getByRole('button', { name: 'Next: where you are' });
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    // It is in the bar itself, and the last of the step.
    if (await next.evaluate((button) => button === document.activeElement)) break;
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    if (bottom > (bar?.y ?? 0)) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML));
  }
  expect(hidden).toEqual([]);

  const { page: plain } = await visit(page.url(), { ...phone, javaScriptEnabled: false });
  expect(await nameField(plain).isVisible()).toBe(true);
  expect(await plain.getByRole('radio', { name: 'Look' }).isVisible()).toBe(false);
  expect(await picker(plain).isVisible()).toBe(false);
});

test('a design is drawn in its preview, in its own typeface', async () => {
  const { page, complaints, foreignRequests } = await visit('/pricing');
  for (const { id } of designsToday) {
    const content = await sampleOf(id);
    const pages = await page.evaluate(
      async ([templateId, site]) => {
        const frame = document.createElement('iframe');
        const told = new Promise<unknown>((resolve) => {
          window.addEventListener('message', ({ source, data }) => {
            if (source !== frame.contentWindow) return;
            const { kind } = data as { kind: string };
            if (kind === 'listening') frame.contentWindow?.postMessage(site, location.origin);
            else resolve(data);
          });
        });
        frame.src = `/preview/${templateId}`;
        frame.width = '1280';
        document.body.prepend(frame);
        return told;
      },
      [id, { kind: 'draw', content, options: {}, files: {}, page: '' }] as const,
    );
    expect([id, pages]).toEqual([id, { kind: 'drawn', pages: expect.any(Array) as unknown[] }]);
    const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
    expect([id, (await heading.innerText()).length]).not.toEqual([id, 0]);
    const typeface = await heading.evaluate((it) => getComputedStyle(it).fontFamily);
    expect([id, typeface]).not.toEqual([id, expect.stringMatching(/^(?:"?Times|serif)/)]);
  }
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('on a phone, a buyer who presses text in the preview gets to its field', async () => {
  const { page } = await openWorkshop('Perdita', { viewport: { width: 360, height: 740 } });
  const look = page.getByText('Look', { exact: true });
  const hasFocus = (name: string | RegExp) => () =>
    page
      .getByRole('textbox', { name })
      .evaluateAll((fields) => fields.includes(document.activeElement as HTMLElement));
  const press = async (words: string) => {
    await look.click();
    await previewOf(page).getByText(words).first().click();
  };
  await press('Barbers, Sheffield');
  await page.getByRole('heading', { level: 1, name: 'Where do people find you?' }).waitFor();
  await expect.poll(hasFocus(/^Town/)).toBe(true);

  const { prices } = (await sampleOf('barbershop-classic')) as {
    prices: { groups: { items: { name: string }[] }[] };
  };
  const [first, second] = prices.groups[0]!.items.map(({ name }) => name);
  await press(first!);
  await page.getByRole('heading', { level: 1, name: 'What does it cost?' }).waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  await expect.poll(focused).toBe(first);
  // In the same step.
  await press(second!);
  await expect.poll(focused).toBe(second);
});

test('the preview turns to the page of a step, and stays where the buyer turned it', async () => {
  const { page } = await openWorkshop('Piers');
  await previewOf(page).getByRole('link', { name: 'Long & Daughters' }).first().waitFor();
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect.poll(() => picker(page).inputValue()).toBe('prices');
  await picker(page).selectOption('Home');
  await page.getByText('More, if you like').click();
  await page
    .getByRole('textbox', { name: /^Heading/ })
    .first()
    .fill('What we charge');
  await page
    .getByRole('status')
    .filter({ hasText: /^\s*Saved / })
    .waitFor();
  expect(await picker(page).inputValue()).toBe('');
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await expect.poll(() => picker(page).inputValue()).toBe('find-us');
});
