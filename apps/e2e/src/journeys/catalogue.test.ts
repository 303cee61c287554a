import { catalogue } from '@awning/templates/catalogue';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { buy } from '../support/buy.ts';

const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const status = (page: Page) => page.getByRole('status').first().innerText();
const named = (templates: readonly (typeof catalogue)[number][]) => templates.map(({ name }) => name);
const barbers = catalogue.filter(({ name }) => /barb/i.test(name));
const dearestFirst = barbers.toSorted((a, b) => b.price - a.price);

/** The catalogue in the order of sales; templates with equal sales keep their own order. */
async function asSold() {
  const answer = await fetch(`${inject('shopUrl')}/catalogue/stats`);
  const stats = (await answer.json()) as Record<string, { orders: number }>;
  return catalogue.toSorted((a, b) => stats[b.id]!.orders - stats[a.id]!.orders);
}
const entries = (page: Page) => page.evaluate(() => history.length);

test('the view is in the address: typing replaces it, each choice adds a step back, and a reload keeps it', async () => {
  const { page, complaints } = await visit('/templates');
  await untilAlive(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or tier' });
  const before = await entries(page);

  await search.pressSequentially('barb');
  await expect.poll(() => at(page)).toBe('/templates?q=barb');
  expect(await entries(page)).toBe(before);
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await names(page)).toEqual(named((await asSold()).filter((one) => barbers.includes(one))));

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
  await expect.poll(() => at(page)).toBe('/templates?q=barb&sort=price-high');
  expect(await names(page)).toEqual(named(dearestFirst));
  await page.getByRole('checkbox', { name: /^Basic/ }).check();
  await page.getByRole('checkbox', { name: /^Barbershop/ }).check();
  await expect.poll(() => at(page)).toBe('/templates/barbershop?q=barb&tier=basic&sort=price-high');
  expect(await status(page)).toMatch(/^Showing 1 of \d+ templates$/);
  expect(await entries(page)).toBe(before + 3);

  await page.reload();
  await untilAlive(page);
  expect(await search.inputValue()).toBe('barb');
  expect(await names(page)).toEqual(['Barbershop Classic']);

  await page.goBack();
  await expect.poll(() => at(page)).toBe('/templates?q=barb&tier=basic&sort=price-high');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named(dearestFirst));
  expect(await page.getByRole('checkbox', { name: /^Basic/ }).isChecked()).toBe(false);

  // The search words are there again after a visit to another page.
  await search.fill('deluxe');
  await page.getByRole('link', { name: 'View Details of Barbershop Deluxe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Deluxe' }).waitFor();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('deluxe');
  expect(complaints).toEqual([]);
});

test('odd searches do no harm, and a trade without templates says so and offers one', async () => {
  const { page, complaints } = await visit(
    '/templates?q=%00%3Cscript%3E&tier=gold&price=x&sort=%F0%9F%A5%90&page=99',
  );
  await untilAlive(page);
  await page.getByText('No templates found matching your criteria').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => names(page)).toContain('Trainer Volt');

  for (const trade of ['Weddings', 'real%20estate', 'PHOTOGRAPHY']) {
    expect((await fetch(`${inject('shopUrl')}/templates/${trade}`)).status).toBe(200);
  }
  await page.goto('/templates/weddings');
  await page.getByRole('heading', { level: 1, name: 'Weddings' }).waitFor();
  await page.getByText('No templates found matching your criteria').waitFor();
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).getAttribute('href'),
  ).toBe('/pricing?business=Weddings#custom-development');
  // The form contains the search already, from the server as from the script.
  await page.goto('/templates/weddings?function=booking&colour=red');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).click();
  await page.getByLabel('Business type').waitFor();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await untilAlive(page);
    expect(await page.getByLabel('Business type').inputValue()).toBe('Weddings');
    expect(await page.getByLabel('What do you need?').inputValue()).toBe(
      'I was looking for: Booking request, Red.',
    );
  }
  expect(complaints).toEqual([]);
});

test.each([
  [1280, 800, 3, 305],
  [360, 740, 1, 305],
])('at %i px the goods begin on the first screen', async (width, height, columns, top) => {
  const { page } = await visit('/templates', { viewport: { width, height } });
  const cards = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(cards[0]).toBeLessThan(top);
  expect(cards.filter((y) => y === cards[0])).toHaveLength(columns);
});

test('on a desktop the first screen shows all the links of the first row’s templates', async () => {
  const { page } = await visit('/templates/barbershop', { viewport: { width: 1280, height: 800 } });
  for (const card of await page.getByRole('article').all())
    for (const link of await card.getByRole('link').all()) {
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThan(800);
    }
});

test('a sign beside the goods tells of more filters, with script and without, until all have been seen', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit('/templates', { javaScriptEnabled });
    const sign = page.getByText('More filters', { exact: true }).filter({ visible: true });
    const isInFront = (part: Locator) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await page.mouse.move(800, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => isInFront(sign)).toBe(true);

    await sign.hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => isInFront(page.getByText('More colours').filter({ visible: true }))).toBe(true);
    expect(await isInFront(sign)).toBe(false);
  }
});

test('on a phone a template’s window is on the first screen, and no screen has two order buttons', async () => {
  const { page } = await visit('/templates/restaurant/restaurant-tide', {
    viewport: { width: 360, height: 740 },
  });
  // The bar makes way for the notice, which comes with scrolling.
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'reject-some'));
  await page.reload();
  expect((await page.locator('#window').boundingBox())?.y).toBeLessThan(330);

  const ordersInSight = () =>
    page.getByRole('link', { name: /^Order( this website)?$/ }).evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }).length,
    );
  const seen = [];
  for (let top = 0; top < 1500; top += 50) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // Anything that scrolling reveals is there when it is painted.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
    seen.push(await ordersInSight());
  }
  expect(seen[0]).toBe(1);
  expect(Math.max(...seen)).toBe(1);
  // The bar appears as soon as those are gone.
  expect(seen.at(-1)).toBe(1);
  const bar = page.getByRole('complementary', { name: 'Buy Restaurant Tide' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Try it', 'Order']);
});

test('saved templates are there after a reload, in another tab, and at the address that is shared', async () => {
  const { page, complaints } = await visit('/templates');
  await untilAlive(page);
  await touchContents(page);
  const all = await names(page);
  await page.getByRole('button', { name: 'Save Trainer Volt' }).click();
  await page.getByRole('link', { name: 'Saved (1)' }).waitFor();
  // The pointer still rests on the pressed button: that must look as it will once the pointer is gone.
  const ground = () =>
    page
      .getByRole('button', { name: 'Saved Trainer Volt' })
      .evaluate((heart) => getComputedStyle(heart).backgroundColor);
  const under = await ground();
  await page.mouse.move(0, 0);
  expect(under).toBe(await ground());
  await page.getByRole('link', { name: 'View Details of Barbershop Classic' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Classic' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Save Barbershop Classic' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Saved Barbershop Classic', pressed: true }).waitFor();

  // Some are saved, so the page does not wait for a touch.
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Saved (2)' }).click();
  await expect.poll(() => at(page)).toBe('/templates?saved=trainer-volt,barbershop-classic');
  await expect.poll(() => names(page)).toHaveLength(2);
  const saved = await names(page);
  expect(saved.toSorted()).toEqual(['Barbershop Classic', 'Trainer Volt']);
  expect(await status(page)).toMatch(/^Showing 2 of \d+ templates$/);

  // A visitor who is sent the address sees the same, with script and without, and nothing is saved as theirs.
  const sent = at(page);
  const { page: plain } = await visit(sent, { javaScriptEnabled: false });
  expect(await names(plain)).toEqual(saved);
  expect(
    await plain
      .getByRole('button', { name: /^Saved? / })
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect(await plain.getByText(/^Saved \(/).isVisible()).toBe(false);
  const { page: other } = await visit(sent);
  await untilAlive(other);
  await touchContents(other);
  await other.getByRole('link', { name: 'Saved (0)' }).waitFor();
  expect(await names(other)).toEqual(saved);
  expect(await other.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  await other.getByRole('link', { name: 'Saved (0)' }).click();
  await other.getByRole('heading', { name: 'Nothing saved here yet' }).waitFor();
  await other.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => names(other)).toHaveLength(all.length);

  // A second tab of the first visitor follows.
  const tab = await page.context().newPage();
  await tab.goto('/templates/barbershop/barbershop-classic');
  await tab.getByRole('button', { name: 'Saved Barbershop Classic' }).click();
  await page.getByRole('link', { name: 'Saved (1)' }).waitFor();
  await page.getByRole('button', { name: 'Save Barbershop Classic', pressed: false }).waitFor();
  expect(complaints).toEqual([]);
});

test('without JavaScript, the form finds the same view, and a trade has its own address', async () => {
  const { page } = await visit('/landing', { javaScriptEnabled: false });
  await page.getByLabel('Your trade').selectOption('Barbershop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/templates/barbershop');

  await page.getByRole('searchbox').fill('classic');
  await page.getByRole('checkbox', { name: /^Basic/ }).check();
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.waitForURL(/\/templates\/barbershop\?q=classic&tier=basic$/);
  expect(await names(page)).toEqual(['Barbershop Classic']);
  await page.getByRole('link', { name: 'Remove filter: “classic”' }).click();
  await page.waitForURL(/\/templates\/barbershop\?tier=basic$/);

  await page.goto('/gallery');
  await page.getByText('Personal Trainer', { exact: true }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/\/gallery\?category=personal-trainer$/);
  const trainers = catalogue.filter(({ category }) => category === 'Personal Trainer');
  expect(await page.getByRole('figure').count()).toBe(trainers.length);
});

test('a trade is chosen on the landing page, and each price leads to its own', async () => {
  const { page, complaints } = await visit('/landing', { savesData: false });
  await untilAlive(page);
  const go = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Your trade').focus();
  await expect.poll(() => go.isDisabled()).toBe(true);
  for (const tier of ['basic', 'intermediate', 'advanced']) {
    expect(await page.locator(`main a[href="/pricing#${tier}"]`).count()).toBe(1);
  }
  await page.getByLabel('Your trade').selectOption('Real Estate');
  await go.click();
  await page.waitForURL('**/templates/real-estate');
  await page.getByRole('heading', { level: 1, name: 'Real Estate' }).waitFor();
  expect(complaints).toEqual([]);
});

test('without the API, the shelf keeps the order of the build', async () => {
  const { page, complaints } = await visit('about:blank');
  await page.route('**/catalogue/**', (route) => route.abort());
  await page.goto('/templates/barbershop');
  await untilAlive(page);
  expect((await names(page)).toSorted()).toEqual(named(barbers).toSorted());
  await page.getByRole('link', { name: 'View Details of Barbershop Classic' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Classic' }).waitFor();
  // The browser itself reports an aborted request; nothing else may be wrong.
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

test('the best-selling template comes first when the shelf opens, with script and without, and nothing changes places', async () => {
  for (let bought = 0; bought < 200; bought += 1) {
    const [best, next] = await asSold();
    if (best!.id === 'trainer-volt' && next !== best && bought > 0) break;
    await buy({
      templateId: 'trainer-volt',
      customer: { name: 'Bess Cellar', email: 'bess@cellar.example' },
    });
  }
  const first = named((await asSold()).slice(0, 3));
  expect(first[0]).toBe('Trainer Volt');

  const { page: bare } = await visit('about:blank', { javaScriptEnabled: false });
  for (const address of ['/templates', '/templates?sort=popular']) {
    await bare.goto(address);
    expect((await names(bare)).slice(0, 3)).toEqual(first);
    const { page, complaints } = await visit(address);
    expect((await names(page)).slice(0, 3)).toEqual(first);
    await untilAlive(page);
    await touchContents(page);
    await page.waitForLoadState('networkidle');
    expect((await names(page)).slice(0, 3)).toEqual(first);
    expect(complaints).toEqual([]);
  }
  // From another page it is in order before it is shown.
  const { page } = await visit('/pricing');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  expect((await names(page)).slice(0, 3)).toEqual(first);
});

test('before script, cards have the colours of their designs, and a phone picture is loaded for the card that is looked at', async () => {
  // Its script is delayed and not switched off: browsers without any load every picture at once.
  const { page } = await visit('about:blank');
  await page.route('**/*.js', () => {});
  let letCards = () => {};
  const cardsMayCome = new Promise<void>((resolve) => (letCards = resolve));
  let letPhone = () => {};
  const phoneMayCome = new Promise<void>((resolve) => (letPhone = resolve));
  const phones: string[] = [];
  await page.route(/card-\d+.*\.(avif|webp)$/, async (route) => {
    await cardsMayCome;
    await route.continue();
  });
  await page.route(/phone-\d+.*\.(avif|webp)$/, async (route) => {
    phones.push(route.request().url());
    await phoneMayCome;
    await route.continue();
  });

  await page.goto('/templates', { waitUntil: 'domcontentloaded' });
  const cards = page.getByRole('article');
  const colours = await cards
    .locator('img:visible')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor));
  expect(new Set(colours).size).toBe(catalogue.length);
  expect(colours).not.toContain('rgb(255, 255, 255)');

  letCards();
  await cards.locator('img:visible').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) {
      picture.scrollIntoView();
      // A picture far away is loaded once the first is there.
      while (picture.naturalWidth === 0) await new Promise(requestAnimationFrame);
      await picture.decode();
    }
  });
  expect(phones).toEqual([]);

  const card = cards.first();
  const phone = card.locator('img').last();
  await card.hover();
  await expect.poll(() => phones.length).toBe(1);
  // Until it is there, the card shows the site alone.
  expect((await phone.boundingBox())?.height).toBe(0);
  letPhone();
  await expect.poll(async () => (await phone.boundingBox())?.height).toBeGreaterThan(100);

  await cards.nth(1).getByRole('link').first().focus();
  await expect.poll(() => phones.length).toBe(2);
});
