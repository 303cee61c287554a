import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';
import { field, heading, offerTo, orderFor, tell } from '../support/workshop.ts';

/** A page that is used by the keyboard alone, and the time that takes a buyer who is used to one, in seconds. */
function byKeyboard(page: Page) {
  let seconds = 0;
  // The figures of the keystroke-level model for an average typist (Card, Moran and Newell 1980), with Tab as a key of
  // its own.
  const press = async (key: string) => {
    seconds += 0.28;
    await page.keyboard.press(key);
  };
  const decide = () => (seconds += 1.35);
  return {
    seconds: () => seconds,
    /** Tabs to an element, however far it is. */
    async reach(target: Locator) {
      decide();
      await target.waitFor();
      for (let presses = 0; presses < 200; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error(`The keyboard does not reach ${String(target)}.`);
    },
    async type(target: Locator, words: string) {
      await this.reach(target);
      for (const letter of words) await press(letter);
    },
    async choose(target: Locator) {
      await this.reach(target);
      await press('Enter');
    },
  };
}

test('from the payment to a live website by keyboard alone takes minutes', async () => {
  const { page } = await visit('/checkout?templateId=barbershop-classic');
  await untilAlive(page);
  const keyboard = byKeyboard(page);
  const main = page.getByRole('main');
  await keyboard.type(main.getByLabel('Name', { exact: true }), 'Wendy Long');
  await keyboard.type(main.getByLabel('Email'), 'wendy@workshop.example');
  await keyboard.choose(main.getByRole('button', { name: 'Pay by card' }));
  await page.waitForURL(/\/pay\//);
  await keyboard.choose(page.getByRole('button', { name: /^Pay/ }));
  const paidAt = keyboard.seconds();
  await keyboard.choose(page.getByRole('link', { name: 'Follow your order' }));
  await heading(page, 'Tell us about the shop.');
  const address = page.url();
  await untilAlive(page);

  await keyboard.choose(page.getByRole('link', { name: 'Start with the name' }));
  await heading(page, 'What are you called?');
  await untilAlive(page);
  await keyboard.type(field(page, 'Name'), 'Long & Daughters');
  await keyboard.type(field(page, 'What you are'), 'Barbers');
  const goOn = async (to: string, next: string) => {
    await keyboard.choose(page.getByRole('button', { name: to, exact: true }));
    await heading(page, next);
  };
  await goOn('Next: where you are', 'Where do people find you?');
  await keyboard.type(field(page, /^Street/), '3 Quay Row');
  await keyboard.type(field(page, /^Town/), 'Leeds');
  await goOn('Next: telephone and mail', 'How do people reach you?');
  await keyboard.type(field(page, /^Telephone/), '0113 496 0162');
  await goOn('Next: opening hours', 'When are you open?');
  await keyboard.type(field(page, 'Monday: opens'), '9');
  await keyboard.type(field(page, 'Monday: closes'), '6pm');
  await goOn('Next: prices', 'What does it cost?');
  await goOn('Next: pictures', 'Which pictures may we hang?');
  await goOn('Next: the people', 'Who works with you?');
  await goOn('Next: words, page by page', 'What should each page say?');
  await goOn('Next: colours and typeface', 'How should it look?');
  await goOn('To your order', 'All that we need is there.');
  await keyboard.choose(page.getByRole('button', { name: 'Hand it in' }));
  await heading(page, /^Ready for you to check by /);

  await offerTo('wendy@workshop.example');
  await page.goto(address);
  await heading(page, 'Look it over.');
  await untilAlive(page);
  await keyboard.choose(page.getByRole('button', { name: 'Approve it' }));
  await heading(page, 'You are live, and it is yours.');
  // Everything that the buyer presses and decides, without the shop's work meanwhile.
  expect(keyboard.seconds() - paidAt).toBeLessThan(10 * 60);
});

/**
 * The elements that are wholly hidden when they have the focus (WCAG 2.2, 2.4.11): under a fixed element, or outside
 * the window.
 */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (one: Element, x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      const around = there?.closest('label') ?? there;
      return around?.contains(one) || one.contains(there);
    };
    const fields = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input:not([type=hidden]), select, summary, textarea):not(:disabled)',
    );
    return [...fields]
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .filter((one) => {
        one.focus();
        const { left, top, width, bottom } = one.getBoundingClientRect();
        const x = left + Math.min(width / 2, 8);
        const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
        return ![first, (first + last) / 2, last].some((y) => isSeen(one, x, y));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

const people = {
  German: {
    name: 'Friseurmeisterinnenbetrieb Schöllkopf-Überbacher & Töchter',
    line: 'Haarschneideangelegenheiten aller Schwierigkeitsgrade, Donaudampfschifffahrtsgesellschaft inbegriffen',
    item: 'Konfirmandenscheitelnachschneidegutschein',
  },
  Arabic: {
    name: 'صالون الحلاقة الكبير في شارع الميناء القديم',
    line: 'قصات شعر وحلاقة تقليدية بالمنشفة الساخنة لكل أفراد العائلة',
    item: 'قصة شعر كلاسيكية مع غسيل ٢٤',
  },
};

const steps = ['name', 'place', 'contact', 'hours', 'prices', 'pictures', 'people', 'words', 'looks'];

test.each(Object.entries(people))(
  'at four times the size and in %s, every step fits, and every element with the focus is visible',
  async (language, { name, line, item }) => {
    const address = await orderFor(`Wim${language}`);
    // A desktop of 1280 by 1024 at 400 per cent (WCAG 2.2, 1.4.10).
    const { page } = await visit(address, { viewport: { width: 320, height: 256 } });
    await tell(page, address, {
      'business.name': name,
      'business.line': line,
      'prices.groups': [{ heading: item, items: [{ name: item, note: line, price: 2400 }] }],
      'people.items': [{ name, role: item }],
    });
    for (const step of ['', ...askedToday(steps, (one) => one === 'hours' || one === 'prices')]) {
      await page.goto(step === '' ? address : `${address}/tell/${step}`);
      await untilAlive(page);
      expect(await sideways(page), `step ${step}`).toBe(0);
      expect(await outOfSight(page), `step ${step}`).toEqual([]);
      expect(await violations(page), `step ${step}`).toEqual([]);
    }
  },
);
