import { expect, inject, test } from 'vitest';
import { visit } from './browser.ts';
import { sideways, violations } from './barriers.ts';

const forms = [
  ['barbershop-classic/', 'Hold me a chair', 'That’s how it goes.'],
  ['barbershop-classic/find-us/', 'Hold me a chair', 'That’s how it goes.'],
  ['trainer-volt/', 'Two times to choose from', 'That’s the hardest rep done'],
  ['trainer-volt/start/', 'Two times to choose from', 'That’s the hardest rep done'],
  ['barbershop-deluxe/book-a-chair/', 'Hold me a chair', 'See you in the mirror'],
  ['barbershop-deluxe/gift-vouchers/', 'Send one', 'One half is as good as yours'],
] as const;

test.each(forms)(
  'the form at /demos/%s answers without script and lets no word out',
  async (demo, name, answer) => {
    const { page } = await visit(`/demos/${demo}`, { javaScriptEnabled: false });
    const form = page.getByRole('form', { name });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));

    for (const field of await form.getByRole('textbox').all()) await field.fill('a secret of mine');
    await form.getByRole('button').click();
    await form.getByText(answer).waitFor();

    expect(page.url()).toMatch(new RegExp(`^${inject('shopUrl')}/demos/${demo}\\?#\\w+-sent$`));
    expect(asked.filter((request) => request.includes('secret'))).toEqual([]);
  },
);

test.each(['barbershop-classic', 'barbershop-deluxe', 'trainer-volt'])(
  'no page of %s has a barrier that axe can find, or scrolls sideways, at 1280 and at 360 px',
  async (demo) => {
    const home = `/demos/${demo}/`;
    const { page } = await visit(home);
    const pages = new Set([home]);

    // A set that grows is walked to its end.
    for (const address of pages) {
      await page.goto(address);
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname));
      for (const link of links) if (link.startsWith(home)) pages.add(link);

      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await violations(page), `${address} at ${width} px`).toEqual([]);
        expect(await sideways(page), `${address} at ${width} px`).toBe(0);
      }
    }
    expect(pages.size).toBeGreaterThan(2);
  },
);
