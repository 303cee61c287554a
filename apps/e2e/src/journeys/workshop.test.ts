import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, visit } from '../support/browser.ts';
import { mailsTo } from '../support/outbox.ts';
import { field, heading, offerTo, orderFor, saved } from '../support/workshop.ts';

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The design of a website, and its line of text. */
async function designOf(page: Page, address: string) {
  const workshop = (await (await page.request.get(`${address}/workshop`)).json()) as {
    templateId: string;
    content: { business: { line: string } };
  };
  return [workshop.templateId, workshop.content.business.line];
}

/** Whether a picture has loaded. */
const isDrawn = (picture: Locator) =>
  picture.evaluate(async (image) => {
    const drawn = image as HTMLImageElement;
    drawn.loading = 'eager';
    await drawn.decode();
    return drawn.naturalWidth > 1;
  });

test('a buyer on a phone fills in, hands in, reviews and approves, and the website is live', async () => {
  const address = await orderFor('Wilma');
  const { page, complaints, foreignRequests } = await visit(address, {
    viewport: { width: 360, height: 740 },
  });
  await heading(page, 'Tell us about the shop.');
  await page.getByRole('link', { name: 'Start with the name' }).click();
  await heading(page, 'What are you called?');
  await untilAlive(page);
  expect(await field(page, 'Name').inputValue()).toBe('Long & Daughters');
  await field(page, 'What you are').fill('Barbers');
  await saved(page);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await next(page, 'Next: where you are');
  await heading(page, 'Where do people find you?');
  await page.getByRole('link', { name: 'Stuck? Ask the shop' }).click();
  await heading(page, 'Tell us about the shop.');
  const message = page.getByRole('textbox', { name: 'Your message' });
  expect(await message.inputValue()).toBe('Step 2, Where you are: ');
  await page.goBack();
  await heading(page, 'Where do people find you?');
  await field(page, /^Town/).fill('Leeds');
  await next(page, 'Next: telephone and mail');
  await heading(page, 'How do people reach you?');
  await field(page, /^Telephone/).fill('0113 496 0162');
  await next(page, 'Next: opening hours');
  await heading(page, 'When are you open?');
  await field(page, 'Monday: opens').fill('9');
  await field(page, 'Monday: closes').fill('late');
  await page.getByText('Some of this could not be saved').waitFor();
  await field(page, 'Monday: closes').fill('6pm');
  await saved(page);

  // The typed text is there when the page is opened again.
  await page.reload();
  await heading(page, 'When are you open?');
  expect(await field(page, 'Monday: opens').inputValue()).toBe('09:00');
  expect(await field(page, 'Monday: closes').inputValue()).toBe('18:00');

  await page.goto(address);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await heading(page, /^Ready for you to check by /);

  await offerTo('wilma@workshop.example');
  await expect.poll(() => mailsTo('wilma@workshop.example')).toHaveLength(3);

  await page.goto(address);
  await heading(page, 'Look it over.');
  await untilAlive(page);
  const preview = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  expect(preview).toMatch(/^http:/);
  await page.getByRole('button', { name: 'Approve it' }).click();
  await heading(page, 'You are live, and it is yours.');
  await page.getByRole('link', { name: 'Change something' }).waitFor();

  // The refused time was logged in the console as well.
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([]);
  expect(foreignRequests).toEqual([]);

  const status = await page.request.get(`${address}/status`);
  const { site } = ((await status.json()) as { order: { site: { address: string } } }).order;
  const { page: live } = await visit(site.address);
  // The live release is looked up again every second.
  const untilItSays = async (words: string) => {
    const said = async () => {
      await live.reload();
      return (await live.locator('body').innerText()).replaceAll('\u00ad', '');
    };
    await expect.poll(said).toContain(words);
  };
  await untilItSays('0113 496 0162');

  // Its owner changes it, previews it, and publishes it: the same editor for ever.
  await page.getByRole('link', { name: 'Change something' }).click();
  await next(page, 'Next: where you are');
  await next(page, 'Next: telephone and mail');
  await heading(page, 'How do people reach you?');
  await field(page, /^Telephone/).fill('0113 496 0199');
  await saved(page);
  await page.goto(address);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Make a preview' }).click();
  await page
    .getByRole('button', { name: /^Put version \d+ live$/ })
    .first()
    .click();
  await page
    .getByText(/^Version \d+ is live\.$/)
    .first()
    .waitFor();
  await untilItSays('0113 496 0199');
  await page
    .getByRole('button', { name: /^Bring back version \d+$/ })
    .first()
    .click();
  await page
    .getByText(/^Version \d+ is live\.$/)
    .nth(1)
    .waitFor();
  await untilItSays('0113 496 0162');
});

test('two tabs do not overwrite each other unseen, and a buyer who is offline goes on typing', async () => {
  const address = await orderFor('Wanda');
  const { page } = await visit(address);
  await page.goto(`${address}/tell/name`);
  await untilAlive(page);
  const other = await page.context().newPage();
  await other.goto(`${address}/tell/name`);
  await untilAlive(other);

  await field(page, 'What you are').fill('Barbers');
  await saved(page);
  // Another field: both changes count.
  await field(other, /^What you do/).fill('Cuts and shaves');
  await saved(other);
  expect(await field(other, 'What you are').inputValue()).toBe('Barbers');

  // The same field: the later tab is asked.
  await field(page, /^What you do/).fill('Cuts');
  await page.getByRole('alert').getByText('“Cuts” here, “Cuts and shaves” there').waitFor();
  await page.getByRole('button', { name: 'Keep what I typed here' }).click();
  await saved(page);

  await page.context().setOffline(true);
  await field(page, /^What you do/).fill('Cuts, shaves and tea');
  await page.getByRole('heading', { name: 'The line is down. Go on typing.' }).waitFor();
  await page.context().setOffline(false);
  await saved(page);
  await other.reload();
  expect(await field(other, /^What you do/).inputValue()).toBe('Cuts, shaves and tea');

  // Another design of the same price is tried with all that, chosen, and given up again for the purchased one.
  await page.goto(`${address}/tell/looks`);
  await untilAlive(page);
  const designs = page.getByRole('group', { name: 'Another design' });
  await designs.getByRole('heading', { level: 2 }).click();
  const frame = page.locator('iframe[title="Your website so far"]');
  const herbarium = designs.locator('label', { hasText: 'Flowershop Herbarium' });
  expect(await isDrawn(herbarium.locator('img'))).toBe(true);
  await herbarium.click();
  await frame.and(page.locator('[src*="flowershop-herbarium"]')).waitFor();
  await frame.contentFrame().getByText('Long & Daughters').first().waitFor();
  expect(await designOf(other, address)).toEqual(['barbershop-classic', 'Cuts, shaves and tea']);

  await designs.getByRole('button', { name: 'Take this design' }).click();
  await page.getByText('Your website is in Flowershop Herbarium now.').first().waitFor();
  expect(await designOf(other, address)).toEqual(['flowershop-herbarium', 'Cuts, shaves and tea']);
  await designs.locator('label', { hasText: 'As ordered' }).click();
  await designs.getByRole('button', { name: 'Take this design' }).click();
  await page.getByText('Your website is in Barbershop Classic now.').first().waitFor();
  expect(await designOf(other, address)).toEqual(['barbershop-classic', 'Cuts, shaves and tea']);
  await page.goto(`${address}/tell/name`);
  expect(await field(page, /^What you do/).inputValue()).toBe('Cuts, shaves and tea');
});

test('an interrupted photograph is resumed, and a cancelled one is deleted', async () => {
  const address = await orderFor('Winnie');
  const { page } = await visit(address);
  await page.goto(`${address}/tell/pictures`);
  await untilAlive(page);
  const starts: string[] = [];
  let line: 'cut' | 'up' | 'held' = 'cut';
  await page.route(/\/workshop\/pictures\/[^/]+\?from=/, (route) => {
    const from = new URL(route.request().url()).searchParams.get('from')!;
    starts.push(from);
    if (from === '0' || line === 'up') return route.continue();
    return line === 'cut' ? route.abort() : undefined;
  });
  // Two pieces: noise cannot be compressed.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noisy = () =>
    sharp({
      create: { width: 600, height: 500, channels: 3, background: 'grey', noise },
    })
      .png()
      .toBuffer();
  const [buffer, sign] = await Promise.all([noisy(), noisy()]);
  const list = page.getByRole('list', { name: 'Your photos' });
  await page.getByLabel('Add photos').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer });
  const again = list.getByRole('button', { name: 'Try again door.png' });
  await again.waitFor();
  await list.getByText(/^door.png: .* arrived. It goes on from there.$/).waitFor();
  line = 'up';
  starts.length = 0;
  await again.press('Enter');
  await list.getByText('Ready').waitFor();
  expect(starts).toEqual(['524288']);

  // Held, so that it is under way when it is cancelled.
  line = 'held';
  await page.getByLabel('Add photos').setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer });
  await list.getByRole('progressbar', { name: 'sign.png' }).waitFor();
  await list.getByRole('button', { name: 'Stop sign.png' }).press('Enter');
  await page.getByText('sign.png is not sent.', { exact: true }).waitFor();
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await untilAlive(page);
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('door.png')]);

  // Interrupted, and the page reloaded: chosen again, its rest is sent. Of a photograph that has arrived nothing would
  // be.
  line = 'cut';
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: sign });
  await list.getByRole('button', { name: 'Try again sign.png' }).waitFor();
  await page.reload();
  await untilAlive(page);
  await list.getByText(/arrived. Choose the same photo once more to send the rest.$/).waitFor();
  line = 'up';
  starts.length = 0;
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: sign });
  await list.getByText('Ready').nth(1).waitFor();
  expect(starts).toEqual(['524288']);
});

test('without script a website is filled in step by step, and a refused step comes back with everything that was typed', async () => {
  const address = await orderFor('Walter');
  const { page } = await visit(address, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Start with the name' }).click();
  await field(page, 'What you are').fill('Barbers');
  const zone = page.getByLabel(/^Time zone/);
  expect(await zone.isVisible()).toBe(false);
  await page.getByText('More, if you like').click();
  await zone.selectOption({ label: 'London' });
  await next(page, 'Next: where you are');
  await heading(page, 'Where do people find you?');
  expect(await (await page.request.get(`${address}/workshop`)).json()).toMatchObject({
    content: { business: { timeZone: 'Europe/London' } },
  });
  await field(page, /^Town/).fill('Leeds');
  await next(page, 'Next: telephone and mail');
  await heading(page, 'How do people reach you?');
  await field(page, /^Telephone/).fill('0113 496 0162');
  await next(page, 'Next: opening hours');
  await heading(page, 'When are you open?');
  await field(page, 'Monday: opens').fill('9');
  await field(page, 'Monday: closes').fill('late');
  await next(page, 'Next: prices');
  await page.getByText('Some of this could not be saved').waitFor();
  expect(await field(page, 'Monday: closes').inputValue()).toBe('late');
  expect(await field(page, 'Monday: closes').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'Monday: closes').fill('6pm');
  await next(page, 'Next: prices');
  await heading(page, 'What does it cost?');
  await next(page, 'Add a group of prices');
  await page
    .getByRole('button', { name: /^Take out/ })
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Stuck? Ask the shop' }).click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  expect(await message.inputValue()).toBe('Step 5, Prices: ');
  await message.fill('Step 5, Prices: what is a group?');
  await next(page, 'Send it');
  await page.getByText('Step 5, Prices: what is a group?').waitFor();
  expect(await message.inputValue()).toBe('');

  await page.goto(`${address}/tell/pictures`);
  const opening = page.getByRole('group', { name: 'The picture on your front page' });
  await opening.getByRole('radio', { name: 'Drawing', exact: true }).press(' ');
  await opening.getByRole('combobox', { name: 'Which drawing' }).fill('shop-front');
  await page.getByText('All drawings, by name').click();
  expect(
    await isDrawn(
      page
        .getByRole('listitem')
        .filter({ hasText: /^\s*shop-front$/ })
        .locator('img'),
    ),
  ).toBe(true);
  await next(page, 'Next: the people');
  await page.goto(`${address}/tell/pictures`);
  expect(await opening.getByRole('radio', { name: 'Drawing', exact: true }).isChecked()).toBe(true);
  expect(await opening.getByRole('combobox', { name: 'Which drawing' }).inputValue()).toBe('shop-front');

  await page.goto(address);
  await next(page, 'Hand it in');
  await heading(page, /^Ready for you to check by /);
  await page.getByRole('textbox', { name: 'Your message' }).fill('On Thursdays we close at six.');
  await next(page, 'Send it');
  await page.getByText('On Thursdays we close at six.').waitFor();
});
