import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { designsToday } from '../support/nightly.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Your website so far"]');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your shop’s name' });
const phone = { viewport: { width: 360, height: 740 } };

test('every letter of a name is shown at once in the design, with the telephone, the town and the colours', async () => {
  const { page, complaints, foreignRequests } = await visit('/try/barbershop-classic');
  const frame = frameOf(page);
  await frame.getByRole('link', { name: 'Hobday & Daughter' }).first().waitFor();

  await nameField(page).fill('Margit’s Hair & Beard');
  await frame.getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
  await page.getByRole('textbox', { name: 'Telephone' }).fill('0113 496 0182');
  await frame.locator('a[href="tel:+441134960182"]').first().waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Town' }).fill('Leeds');
  await page.getByRole('textbox', { name: 'What you do, in a line' }).fill('Cuts and straight talk.');
  await frame.getByText('Cuts and straight talk.').first().waitFor();
  await expect.poll(() => frame.locator('body').innerText()).toContain('Leeds');
  expect(await frame.locator('body').innerText()).not.toContain('0114 496 0162');

  const before = await frame.locator('html').getAttribute('class');
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect.poll(() => frame.locator('html').getAttribute('class')).not.toBe(before);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Prices');
  await frame.getByRole('heading', { level: 1, name: 'Know before you sit.' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a phone shows the fields and the preview, and cuts neither', async () => {
  const { page } = await visit('/try/barbershop-classic', { viewport: { width: 320, height: 640 } });
  await untilAlive(page);
  await nameField(page).fill('Kindertagesstätte Sankt Bartholomäus');
  await frameOf(page).getByRole('link', { name: 'Kindertagesstätte Sankt Bartholomäus' }).first().waitFor();
  expect(await sideways(page)).toBe(0);
  // The website’s own bar at the foot takes no room of a small frame.
  const barStands = () =>
    frameOf(page)
      .locator('nav', { has: page.locator('a[href^="tel:"]') })
      .last()
      .evaluate((bar) => {
        const { display, position } = getComputedStyle(bar.parentElement!);
        return display === 'none' ? display : position;
      });
  // Of a wider page there is none.
  await expect.poll(barStands).toMatch(/^(?:static|none)$/);
  await page.getByRole('radio', { name: 'See' }).check({ force: true });
  await expect.poll(barStands).toBe('sticky');
  expect(await nameField(page).isVisible()).toBe(false);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('on a phone no element with the focus lies under a fixed bar or the notice, forwards or back', async () => {
  const { page } = await visit('/try/barbershop-classic', phone);
  await untilAlive(page);
  await frameOf(page).getByRole('link', { name: 'Hobday & Daughter' }).first().waitFor();
  const isOpenToSight = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const seen = focused.closest('label') ?? focused;
      const { left, width, top, bottom } = seen.getBoundingClientRect();
      return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (seen.contains(hit) || hit.contains(seen));
      });
    });
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      return [focused.tagName, focused.name, focused.textContent].join(' ');
    });

  const first = nameField(page);
  const order = page.getByRole('button', { name: 'Order', exact: true });
  const answer = page.getByRole('button', { name: 'Accept all' });
  for (const asked of [true, false]) {
    if (!asked) {
      // Beside a field that is typed in, the notice steps aside.
      await order.focus();
      await answer.click();
    }
    await answer.waitFor({ state: asked ? 'visible' : 'hidden' });
    // Visible before it has the focus.
    await order.click({ trial: true });
    for (const [key, from, to] of [
      ['Tab', first, order],
      ['Shift+Tab', order, first],
    ] as const) {
      await from.focus();
      const hidden: string[] = [];
      let steps = 0;
      while (!(await to.evaluate((it) => it === document.activeElement)) && steps++ < 40) {
        await page.keyboard.press(key);
        if (!(await isOpenToSight())) hidden.push(await focusedName());
      }
      expect([asked, key, hidden]).toEqual([asked, key, []]);
      expect(steps).toBeGreaterThan(8);
      expect(steps).toBeLessThan(40);
    }
  }
});

test('without script a visitor who goes back finds the typed text', async () => {
  const { page } = await visit('/try/barbershop-classic', { ...phone, javaScriptEnabled: false });
  const ways = [
    page.getByRole('link', { name: 'Back to Barbershop Classic' }),
    page.getByRole('button', { name: 'See all templates' }),
  ];
  for (const way of ways) {
    await nameField(page).fill('Margit’s Hair & Beard');
    await way.click();
    await page.waitForURL(/\/templates/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Try Barbershop Classic with your name' }).waitFor();
    expect(await nameField(page).inputValue()).toBe('Margit’s Hair & Beard');
  }
});

test('without script the typed text is passed on through the catalogue, to another template and to its order', async () => {
  const { page, complaints, foreignRequests } = await visit('/try/barbershop-classic', {
    ...phone,
    javaScriptEnabled: false,
  });
  await nameField(page).fill('Margit’s Hair & Beard');
  await page.getByRole('textbox', { name: 'Town' }).fill('Leeds');
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  const catalogue = page.waitForResponse(/\/templates\?/);
  await page.getByRole('button', { name: 'See all templates' }).click();
  expect((await catalogue).headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });

  // Each way through it passes the text on: the form, a chip, a template's own page, and another trade from there.
  await page.getByRole('searchbox', { name: 'Search by name or tier' }).fill('barbershop');
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.waitForURL(/q=barbershop/);
  await page.getByRole('link', { name: /^Remove filter/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('q'));
  await page.getByRole('link', { name: 'View Details of Barbershop Deluxe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Deluxe' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Barbershop' }).click();
  await page.getByRole('link', { name: 'Try it with your name: Barbershop Comb' }).click();
  await frameOf(page).getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
  expect(await nameField(page).inputValue()).toBe('Margit’s Hair & Beard');
  expect(await page.getByRole('textbox', { name: 'Town' }).inputValue()).toBe('Leeds');
  expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);

  await page.getByRole('link', { name: 'Back to Barbershop Comb' }).click();
  await page.getByRole('link', { name: 'Order this website' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  expect(await page.getByLabel(/^Business/).inputValue()).toBe('Margit’s Hair & Beard');
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('without script the form requests the page, and the frame shows the name on every page of it', async () => {
  const { page, complaints } = await visit('/try/barbershop-classic', { ...phone, javaScriptEnabled: false });
  const frame = frameOf(page);
  await frame.getByRole('link', { name: 'Hobday & Daughter' }).first().waitFor();
  await nameField(page).fill('Margit’s Hair & Beard');
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await page.getByRole('button', { name: 'Show it with my name' }).click();

  await frame.getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
  expect(await nameField(page).inputValue()).toBe('Margit’s Hair & Beard');
  expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
  await frame.getByRole('link', { name: 'Prices' }).first().click();
  await frame.getByRole('heading', { level: 1, name: 'Know before you sit.' }).waitFor();
  await frame.getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
  expect(await sideways(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a visitor’s text is stored nowhere, framed by us alone, and markup in it stays text', async () => {
  const query = `?name=${encodeURIComponent('<script>alert(1)</script>')}`;
  const ask = (address: string) => fetch(inject('shopUrl') + address, { headers: { accept: 'text/html' } });
  for (const address of ['/try/barbershop-classic', '/preview/barbershop-classic']) {
    const answer = await ask(address + query);
    expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([address, 200, 'no-store']);
    const html = await answer.text();
    expect([address, html.includes('<script>alert')]).toEqual([address, false]);
  }
  const { headers } = await ask(`/preview/barbershop-classic${query}`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('a visitor can try a design, and an unknown one is not found', async () => {
  const { page, complaints } = await visit('about:blank');
  for (const { id } of designsToday) {
    await page.goto(`/try/${id}`);
    await nameField(page).fill('Io 💈');
    await frameOf(page).getByText('Io 💈').first().waitFor({ state: 'attached' });
  }
  expect(complaints).toEqual([]);
  const answer = await page.goto('/try/nothing?name=Io');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Template not found' }).waitFor();
});

test.each([
  ['keyboard', true],
  ['keyboard', false],
  ['thumb', true],
  ['thumb', false],
] as const)(
  'from home two actions lead to a preview with the visitor’s name, by %s alone (script: %s)',
  async (by, javaScriptEnabled) => {
    const { page, complaints } = await visit('/', {
      ...phone,
      javaScriptEnabled,
      hasTouch: by === 'thumb',
      isMobile: by === 'thumb',
    });
    const field = nameField(page);
    await field.fill('Margit’s Hair & Beard');
    if (by === 'keyboard') await field.press('Enter');
    else await page.locator('form', { has: field }).getByRole('button').tap();
    await page.getByRole('heading', { level: 1, name: /^Try .+ with your name$/ }).waitFor();
    expect(await nameField(page).inputValue()).toBe('Margit’s Hair & Beard');
    await frameOf(page).getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);

/** Pays at the till and goes on to the first step of the website. */
async function payAndOpen(page: Page, email: string) {
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Margit Sharp');
  await page.getByRole('main').getByLabel('Email').first().fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/checkout\/success/);
  const token = new URL(page.url()).searchParams.get('order');
  const workshop = await fetch(`${inject('shopUrl')}/orders/${token}/workshop`);
  return { ...((await workshop.json()) as { content: object; options: object }), order: `/orders/${token}` };
}

test.each([true, false])(
  'the typed text is passed on to another template, before the page’s script has loaded too (script: %s)',
  async (javaScriptEnabled) => {
    const { page, complaints } = await visit('/try/barbershop-classic', { ...phone, javaScriptEnabled });
    await nameField(page).fill('Margit’s Hair & Beard');
    await page.getByRole('textbox', { name: 'Town' }).fill('Leeds');
    await page.getByRole('radio', { name: 'Night' }).check({ force: true });
    await page.getByRole('button', { name: 'Barbershop Comb' }).click();
    await page.waitForURL(/barbershop-comb/);
    await frameOf(page).getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
    expect(await nameField(page).inputValue()).toBe('Margit’s Hair & Beard');
    expect(await page.getByRole('textbox', { name: 'Town' }).inputValue()).toBe('Leeds');
    expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
    expect(await sideways(page)).toBe(0);
    expect(complaints).toEqual([]);
  },
);

/**
 * As a telephone takes one upright: the pixels lie on their side, with a note on the rotation, beside metadata of the
 * camera.
 */
const photograph = async () => ({
  name: 'IMG_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'Telephone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const keptFront = (page: Page) => page.evaluate(() => sessionStorage.getItem('triedFront'));

test('the trial is passed on to the next template and into the order, and its website begins with it', async () => {
  const { page, complaints } = await visit('/templates/barbershop/barbershop-classic', {
    savesData: false,
  });
  await page.getByRole('link', { name: 'Try it with your name', exact: true }).click();
  await page.waitForURL('**/try/barbershop-classic');
  await nameField(page).fill('Margit’s');
  await page.getByRole('textbox', { name: 'Town' }).fill('Leeds');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('ring me');

  const front = page.getByLabel('A photograph for the front').and(page.locator('input'));
  const shown = frameOf(page).locator('img[src^="blob:"]').first();
  const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await front.setInputFiles(words);
  await page.getByText('We could not read that as a picture. Choose a JPEG, PNG or WebP.').waitFor();
  expect(await nameField(page).inputValue()).toBe('Margit’s');
  await front.setInputFiles(await photograph());
  await shown.waitFor();
  // Upright, and no larger than a screen needs.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 1600]);
  await page.getByRole('button', { name: 'Take it away' }).press('Enter');
  await shown.waitFor({ state: 'detached' });
  expect(await keptFront(page)).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('A photograph for the front');
  await front.setInputFiles(await photograph());
  await shown.waitFor();
  const { data } = JSON.parse((await keptFront(page)) ?? '{}') as { data: string };
  expect((await sharp(Buffer.from(data.split(',')[1]!, 'base64')).metadata()).exif).toBeUndefined();

  await page.getByRole('button', { name: 'Barbershop Comb' }).click();
  await page.waitForURL(/barbershop-comb/);
  await frameOf(page).getByRole('link', { name: 'Margit’s' }).first().waitFor();
  await shown.waitFor();
  expect(await nameField(page).inputValue()).toBe('Margit’s');
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await page.getByRole('button', { name: 'Order', exact: true }).click();

  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  expect(await page.getByLabel(/^Business/).inputValue()).toBe('Margit’s');
  const { content, options, order } = await payAndOpen(page, 'margit@try.example');
  expect(content).toMatchObject({ business: { name: 'Margit’s', address: { town: 'Leeds' } } });
  expect(content).not.toHaveProperty('business.telephone');
  expect(options).toMatchObject({ palette: 'night' });

  // The photograph is kept by the tab, until its buyer sends it.
  await page.goto(`${order}/tell/pictures`);
  const photos = page.getByRole('list', { name: 'Your photos' });
  expect(await photos.getByRole('listitem').count()).toBe(0);
  await page.getByRole('button', { name: 'Send the photograph you tried' }).press('Enter');
  await photos.getByText('Ready').waitFor();
  expect(await page.getByRole('button', { name: 'Send the photograph you tried' }).count()).toBe(0);
  expect(await keptFront(page)).toBeNull();

  // One press puts it on the first screen once it is described; by keyboard, on a phone.
  await page.setViewportSize(phone.viewport);
  await page.reload();
  const alt = photos.getByRole('textbox', { name: 'What is in the picture?' });
  await alt.waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await alt.press('Enter');
  expect(await alt.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await alt.fill('Two chairs by the window');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Your photograph is at the front of your website.').first().waitFor();
  expect(await photos.evaluate((list) => list === document.activeElement)).toBe(true);
  expect(await alt.count()).toBe(0);
  const saved = async () => (await fetch(`${inject('shopUrl')}${order}/workshop`)).json() as Promise<object>;
  await expect
    .poll(saved)
    .toMatchObject({ content: { opening: { picture: { kind: 'photo', alt: 'Two chairs by the window' } } } });
  // The fields of the step have the same values, so that the next change there keeps it; and it is not offered again.
  await page.reload();
  await page.getByRole('button', { name: /^Next/ }).waitFor();
  const opening = page.locator('fieldset', { has: page.locator('[name="opening.picture.kind"]') });
  expect(await opening.getByRole('textbox', { name: 'What is in the picture?' }).inputValue()).toBe(
    'Two chairs by the window',
  );
  expect(await alt.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('without script the trial is passed on into the order, and its website begins with it', async () => {
  const { page } = await visit('/try/barbershop-classic', { javaScriptEnabled: false });
  await nameField(page).fill('Margit’s');
  await page.getByRole('textbox', { name: 'What you do, in a line' }).fill('Cuts and straight talk.');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  expect(await page.getByLabel(/^Business/).inputValue()).toBe('Margit’s');
  const { content } = await payAndOpen(page, 'margot@try.example');
  expect(content).toMatchObject({ business: { name: 'Margit’s', line: 'Cuts and straight talk.' } });
});

test.each([true, false])(
  'a partner sees the trial by a link, until it is deleted (script: %s)',
  async (javaScriptEnabled) => {
    const { page, complaints } = await visit('/try/barbershop-classic', { ...phone, javaScriptEnabled });
    if (javaScriptEnabled) await untilAlive(page);
    await nameField(page).fill('Margit’s Hair & Beard');
    await page.getByRole('radio', { name: 'Night' }).check({ force: true });
    await page.getByRole('button', { name: 'Make a link to show somebody' }).click();
    const heading = { level: 1, name: 'Margit’s Hair & Beard, in Barbershop Classic' } as const;
    await page.getByRole('heading', heading).waitFor();
    const { pathname } = new URL(page.url());

    const { page: partners, complaints: theirs } = await visit(pathname, { ...phone, javaScriptEnabled });
    await frameOf(partners).getByRole('link', { name: 'Margit’s Hair & Beard' }).first().waitFor();
    expect(await sideways(partners)).toBe(0);
    // The check for barriers is a script.
    expect(javaScriptEnabled ? await violations(partners) : []).toEqual([]);
    await partners.getByRole('link', { name: 'Change it or order it' }).click();
    await partners
      .getByRole('heading', { level: 1, name: 'Try Barbershop Classic with your name' })
      .waitFor();
    expect(await nameField(partners).inputValue()).toBe('Margit’s Hair & Beard');
    expect(await partners.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
    await partners.goBack();
    await partners.getByRole('heading', heading).waitFor();

    await page.getByRole('button', { name: 'Delete this page now' }).click();
    await page.getByRole('heading', { level: 1, name: 'This look is over' }).waitFor();
    expect((await partners.reload())?.status()).toBe(404);
    await partners.getByRole('link', { name: 'Try a template with a name' }).waitFor();
    expect([...complaints, ...theirs].filter((line) => !line.includes('404'))).toEqual([]);
  },
);
