import { expect, inject, test } from 'vitest';
import { visit } from './browser.ts';

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
