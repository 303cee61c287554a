import { licence } from '@awning/content/policies/licence';
import { catalogue } from '@awning/templates/catalogue';
import { loadShowcase } from '@awning/templates/showcases';
import { expect, inject, test } from 'vitest';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { designsToday } from '../support/nightly.ts';

const addressOf = ({ category, id }: (typeof catalogue)[number]) =>
  `/templates/${category.toLowerCase().replaceAll(' ', '-')}/${id}`;
const region = { name: 'What you get, and what you don’t' };

test.each(designsToday)(
  '$name lists what its price includes and excludes, common answers, changes and the drawn demo, without script',
  async (template) => {
    const { page } = await visit(addressOf(template), { javaScriptEnabled: false });
    const words = page.getByRole('region', region);
    await words.getByText(`by name: ${template.pages.slice(0, -1).join(', ')}`).waitFor();
    await words.getByText(licence[template.tier]).waitFor();
    const text = await words.innerText();
    expect(text).toContain(template.tier === 'basic' ? '3-5 business days' : '7-14 days');
    expect(text).toMatch(/measured with Lighthouse [\d.]+ on \d+ \w+ \d{4}/);

    const asked = page.getByRole('region', { name: 'Before you pay' });
    await asked.getByText('Can I take it with me?').click();
    await asked.getByText(licence[template.tier]).waitFor();
    const { changes } = await loadShowcase(template.id);
    const changed = page.getByRole('region', { name: 'What changed' });
    expect(await changed.getByRole('definition').allInnerTexts()).toEqual(changes.map(({ what }) => what));

    const drawn = page.getByRole('link', { name: /^See it with Drawings/ });
    const { drawnDemoUrl } = template;
    const leads = await drawn.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads).toEqual(drawnDemoUrl ? [drawnDemoUrl] : []);
  },
);

test.each([
  // A Thursday; late that evening it is Friday in London already, though not in New York.
  ['barbershop-classic', '2026-11-26T12:00:00Z', 'Tuesday 1 December and Thursday 3 December'],
  ['barbershop-classic', '2026-05-28T23:30:00Z', 'Wednesday 3 June and Friday 5 June'],
  ['barbershop-deluxe', '2026-12-19T12:00:00Z', 'Tuesday 29 December and Monday 4 January'],
])('%s, viewed on %s, promises an opening between %s', async (id, now, days) => {
  const template = catalogue.find((one) => one.id === id)!;
  const { page } = await visit('about:blank', { timezoneId: 'America/New_York' });
  await page.clock.install({ time: new Date(now) });
  await page.goto(inject('shopUrl') + addressOf(template));
  await untilAlive(page);
  await touchContents(page);
  const sentence = page.getByRole('region', region).getByText(/^Order today/);
  await sentence.waitFor();
  expect(await sentence.textContent()).toContain(`you are open between ${days}.`);
});

test('colours and a typeface can be chosen without script, and the address keeps them', async () => {
  const { page } = await visit('/templates/barbershop/barbershop-classic', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Night', exact: true }).click();
  await page.waitForURL(/\?palette=night#window$/);
  await page.getByRole('link', { name: 'Narrow', exact: true }).click();
  await page.waitForURL(/\?palette=night&typefaces=narrow#window$/);
  const shown = page.getByRole('img', { name: /in the colours “Night” and the typeface “Narrow”$/ });
  await shown.waitFor();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(720);
  const current = page.locator('main [aria-current="true"]');
  expect(await current.allInnerTexts()).toEqual(['Night', 'Narrow']);

  await page.goto('/templates/barbershop/barbershop-classic?palette=%00&typefaces=plaid');
  expect(await current.allInnerTexts()).toEqual(['Dark red and brass', 'Sturdy']);
});

test('with script the page stays in place, and Back leads to the page before', async () => {
  const { page, complaints } = await visit('/templates/barbershop');
  await page.goto('/templates/barbershop/barbershop-classic');
  await untilAlive(page);
  await touchContents(page);
  const calm = page.getByRole('link', { name: 'Calm', exact: true });
  await calm.scrollIntoViewIfNeeded();
  await calm.click();
  await page.waitForURL(/barbershop-classic\?palette=calm$/);
  await page.getByRole('img', { name: /in the colours “Calm” and the typeface “Sturdy”$/ }).waitFor();
  expect(await calm.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await calm.getAttribute('aria-current')).toBe('true');
  await page.goBack();
  await page.waitForURL(/\/templates\/barbershop$/);
  expect(complaints).toEqual([]);
});

test('add-ons ticked on the page of a template are ticked at the till, without script', async () => {
  const { page } = await visit('/templates/barbershop/barbershop-classic', { javaScriptEnabled: false });
  await page.getByRole('checkbox', { name: /^Extra Pages/ }).check();
  await page.getByRole('button', { name: 'Order with these' }).click();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  const ticked = page.getByRole('checkbox', { checked: true });
  expect(await ticked.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
    'extraPages',
  ]);
});
