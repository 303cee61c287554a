import { licence } from '@awning/content/policies/licence';
import { catalogue } from '@awning/templates/catalogue';
import { expect, inject, test } from 'vitest';
import { touchContents, untilAlive, visit } from '../support/browser.ts';

const addressOf = ({ category, id }: (typeof catalogue)[number]) =>
  `/templates/${category.toLowerCase().replaceAll(' ', '-')}/${id}`;
const region = { name: 'What you get, and what you don’t' };

test.each(catalogue)(
  '$name says what is in its price and what is not, and where it can be seen drawn, without script',
  async (template) => {
    const { page } = await visit(addressOf(template), { javaScriptEnabled: false });
    const words = page.getByRole('region', region);
    await words.getByText(`by name: ${template.pages.slice(0, -1).join(', ')}`).waitFor();
    await words.getByText(licence[template.tier]).waitFor();
    const text = await words.innerText();
    expect(text).toContain(template.tier === 'basic' ? '3-5 business days' : '7-14 days');
    expect(text).toMatch(/measured with Lighthouse [\d.]+ on \d+ \w+ \d{4}/);
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
])('%s, looked at on %s, could be open between %s', async (id, now, days) => {
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
