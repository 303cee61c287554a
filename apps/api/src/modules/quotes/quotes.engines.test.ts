import { expect, test } from 'vitest';
import { mails, quotes } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/quote/create';
const quote = {
  name: 'Bea Short',
  email: 'bea@short.example',
  business: 'Dog grooming',
  budget: '$1,500 or so',
  details: 'Four pages,\nand booking.',
};

test('a request for a quote is stored as it was written, and acknowledged', async () => {
  const { post, rows } = await createTestApp();
  const response = await post(url, quote);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ message: 'Your request has been received, check your email!' });
  expect(await rows(quotes)).toMatchObject([{ ...quote, state: 'new' }]);
});

test('the same request twenty times at once is stored once, and a different one is stored too', async () => {
  const { post, rows } = await createTestApp();
  await Promise.all(Array.from({ length: 20 }, () => post(url, quote)));
  expect(await rows(quotes)).toHaveLength(1);
  expect(await rows(mails)).toHaveLength(2);

  await post(url, { ...quote, budget: '$2,000' });
  expect(await rows(quotes)).toHaveLength(2);
});
