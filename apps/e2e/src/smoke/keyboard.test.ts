import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';

const phone = { width: 360, height: 640 };

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await nameOfFocus(page))) return;
  }
  throw new Error(`The Tab key never reaches ${String(name)}.`);
}

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at.matches('body, main')) return '';
    return at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.innerText ?? at.innerText;
  });

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('the first Tab offers a link past the board, and the focus continues from there', async () => {
  const { page } = await visit('/templates');
  await untilAlive(page);

  await page.keyboard.press('Tab');
  await expectInSight(page.getByRole('link', { name: 'Skip to the shop' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await nameOfFocus(page)).toBe('Search by name or tier');
});

test('a visitor finds, orders and pays for a template without a mouse', async () => {
  const { page } = await visit('/');
  await untilAlive(page);

  await tabTo(page, /^Choose your website/);
  // Before its script has loaded, a link opens a page as any link does.
  await touchContents(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/templates');
  await expect.poll(() => focusedId(page)).toBe('main');

  await tabTo(page, /^Trainer Volt$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/trainer-volt');
  await expect.poll(() => focusedId(page)).toBe('main');

  await tabTo(page, /^Order\s+this website/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout?**');
  await expect.poll(() => focusedId(page)).toBe('main');
  await tabTo(page, /Priority Launch/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Name/);
  await page.keyboard.type('Kay Board');
  await tabTo(page, /^Email/);
  await page.keyboard.type('kay@board.example');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/pay\//);
  expect(await page.getByRole('main').innerText()).toContain('$599');
  await tabTo(page, /^Pay/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/success/);
  await page.getByRole('heading', { level: 1, name: 'Paid, with thanks' }).waitFor();
});

test('arriving by keyboard draws no ring around the whole page', async () => {
  const { page } = await visit('/');
  await untilAlive(page);

  await tabTo(page, /^Templates/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
  expect(
    await page.getByRole('main').evaluate((main) => {
      const { outlineStyle, boxShadow } = getComputedStyle(main);
      return { outlineStyle, boxShadow };
    }),
  ).toEqual({ outlineStyle: 'none', boxShadow: 'none' });
});

test('the phone menu opens with Enter, closes with Escape and returns the focus', async () => {
  const { page } = await visit('/templates', { viewport: phone });
  await untilAlive(page);

  await tabTo(page, /^Menu/);
  await page.keyboard.press('Enter');
  await expect.poll(() => nameOfFocus(page)).toBe('Try it with your name');
  const ways = [
    'Templates',
    'Pricing',
    'Home',
    'Services',
    'Testimonies',
    'Contact Us',
    'Portfolio',
    'Blog',
    'Log in',
  ];
  for (const next of ways) {
    await page.keyboard.press('Tab');
    expect((await nameOfFocus(page)).trim()).toBe(next);
  }
  await tabTo(page, /^Close menu/);
  // The focus stays inside: nothing behind the menu is reached.
  await page.keyboard.press('Tab');
  expect((await nameOfFocus(page)).trim()).toBe('Try it with your name');
  await page.keyboard.press('Escape');
  expect((await nameOfFocus(page)).trim()).toBe('Menu');
});

test.each([
  ['a phone', phone],
  ['a desktop', { width: 1280, height: 700 }],
])(
  'an empty form sent on %s shows the first required field with its label and its error',
  async (_, viewport) => {
    const { page } = await visit('/checkout', { viewport });
    await untilAlive(page);

    // As far down as the button: the board covers the first field in part.
    const name = page.getByLabel('Name');
    await name.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 80));
    await page.getByRole('button', { name: 'Pay by card' }).evaluate((button) => {
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    for (const part of [
      page.locator('label', { hasText: 'Name' }),
      name,
      page.getByText('Enter your name'),
    ]) {
      await expectInSight(part);
    }
  },
);

const pages = ['/', '/templates', '/templates/barbershop/barbershop-classic', '/checkout'];
// Pages with fixed elements that may cover others: the filters, the bar that pays.
const withMostInPlace = ['/templates', '/checkout'];

test.each(askedToday(pages, (address) => withMostInPlace.includes(address)))(
  'every element with the focus on %s is visible, forwards and backwards',
  async (address) => {
    const hidden: string[] = [];
    for (const viewport of [{ width: 1280, height: 700 }, phone]) {
      const { page } = await visit(address, { viewport });
      await untilAlive(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press(key);
          const [seen] = await page.locator(':focus').evaluateAll(areInSight);
          if (seen === undefined) break;
          if (!seen) hidden.push(`${key} to “${await nameOfFocus(page)}” at ${viewport.width} px`);
        }
      }
    }
    expect(hidden).toEqual([]);
  },
);

const expectInSight = async (at: Locator) => expect(await at.evaluateAll(areInSight)).toEqual([true]);

/** Whether no fixed element, such as the board, covers the top, middle or foot of an element. */
function areInSight(elements: Element[]): boolean[] {
  return elements.map((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    // The awning's edge lets the pointer through, so it is not found at a point that it covers.
    const board = document.querySelector('header');
    const onBoard = element.closest('header, [href="#main"]');
    if (board && !onBoard && top < board.getBoundingClientRect().bottom) return false;
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint(left + Math.min(width / 2, 20), y);
      const around = there?.closest('label') ?? there;
      return around !== null && (around.contains(element) || element.contains(there));
    });
  });
}
