import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';

/** Changes a page as the translators of Chrome and Edge do: texts are replaced by `<font>`s, and new ones follow. */
function translate() {
  const skipped = new Set(['SCRIPT', 'STYLE', 'FONT', 'TEXTAREA']);
  const inTranslation = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => `«${word}»`);
  function turn(node: Node) {
    if (node instanceof Text && node.data.trim() && node.parentElement) {
      if (skipped.has(node.parentElement.tagName)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = inTranslation(node.data);
      node.before(outer);
      node.remove();
    } else if (!(node instanceof Element && skipped.has(node.tagName))) {
      for (const child of node.childNodes) turn(child);
    }
  }
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'xx';
  turn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) turn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Changes a page as extensions do before its script has loaded. */
function meddle() {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.body.prepend(document.createElement('translate-bar'));
    for (const field of document.querySelectorAll('input, button')) field.setAttribute('fdprocessedid', 'x1');
    for (const field of document.querySelectorAll('input')) {
      field.after(Object.assign(document.createElement('div'), { className: 'password-manager-icon' }));
    }
  });
}

const translated = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => `«${word}»`);
const mainText = (page: Page) => page.getByRole('main').innerText();

async function expectItWorks(page: Page) {
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  await first.check();
  await expect.poll(() => mainText(page)).toContain('$349');
  await first.uncheck();
  await second.check();
  await expect.poll(() => mainText(page)).toContain('$399');
  await expect.poll(() => mainText(page)).not.toContain('$349');

  await page.locator('main button[type=submit]').click();
  await page.getByText(translated('Enter your name')).first().waitFor();
  await page.locator('[name=name]').fill('Ola Nordmann');
  await expect.poll(() => page.getByText(translated('Enter your name')).count()).toBe(0);

  await page.route('**/api/create-checkout-session', (route) => route.abort());
  await page.locator('main [name=email]').fill('ola@nordmann.example');
  await page.locator('main button[type=submit]').click();
  await page.getByText(translated('You have not been charged')).first().waitFor();
  await page.unroute('**/api/create-checkout-session');

  await page.setViewportSize({ width: 360, height: 740 });
  // The only link away from the till is the one back.
  await page.locator('header a[href="/templates"]:visible').click();
  await page.getByRole('heading', { level: 1, name: translated('Templates') }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: translated('At the till') }).waitFor();
}

test.each(askedToday(['en-GB', 'ar-EG'], (locale) => locale === 'ar-EG'))(
  'a page translated during its use adds up, refuses and leads on: %s',
  async (locale) => {
    const { page, complaints } = await visit('/checkout?templateId=barbershop-classic', { locale });
    await untilAlive(page);
    await page.evaluate(translate);
    await expectItWorks(page);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  },
);

test('a page that was translated and changed by extensions before its script loaded adds up, refuses and leads on', async () => {
  const { page, complaints } = await visit('about:blank');
  await page.addInitScript(meddle);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout?templateId=barbershop-classic');
  await page.evaluate(translate);
  await page.locator('[name=business]').fill('Klipp & Sånt');
  const field = await page.locator('[name=business]').elementHandle();
  release();
  await untilAlive(page);

  expect(await field?.evaluate((input) => input.isConnected && document.activeElement === input)).toBe(true);
  expect(await page.locator('[name=business]').inputValue()).toBe('Klipp & Sånt');
  await expectItWorks(page);
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
});

const visitors: [locale: string, timezoneId: string][] = [
  ['nb-NO', 'Pacific/Kiritimati'],
  ['ar-EG', 'Africa/Cairo'],
  ['ja-JP', 'America/Adak'],
];

// The earliest and the latest day of the world, and text from right to left; by day the first of these.
test.each(askedToday(visitors, ([locale]) => locale === 'nb-NO'))(
  'to a visitor from %s, in %s, the page shows the server’s text',
  async (locale, timezoneId) => {
    const { page, complaints } = await visit('about:blank', { locale, timezoneId });
    await page.addInitScript(meddle);
    for (const address of ['/', '/templates', '/checkout']) {
      await page.goto(address);
      const written = await mainText(page);
      await untilAlive(page);
      expect(await mainText(page)).toBe(written);
    }
    expect(complaints).toEqual([]);
  },
);
