import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { reviews } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { orderThatIs, url, words } from './reviews.fixtures.ts';

test('a buyer writes a review, once the order is delivered', async () => {
  const app = await createTestApp();
  const token = await orderThatIs(app, 'delivered');
  const response = await app.post(url, { token, ...words });

  expect(response.statusCode).toBe(201);
  expect(await app.rows(reviews)).toMatchObject([
    { ...words, templateId: 'barbershop-classic', hidden: false },
  ]);
});

test('a second review of one order is refused, also when both come at once', async () => {
  const app = await createTestApp();
  const token = await orderThatIs(app, 'delivered');
  const responses = await Promise.all(Array.from({ length: 10 }, () => app.post(url, { token, ...words })));

  expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    '201',
    ...Array(9).fill('409'),
  ]);
  expect(await app.rows(reviews)).toHaveLength(1);
});

test('the figures name every template, and count paid orders', async () => {
  const app = await createTestApp();
  for (const status of ['pending', 'paid', 'in_progress', 'cancelled', 'expired', 'refunded']) {
    await orderThatIs(app, status);
  }
  for (const rating of [5, 4, 4]) {
    await app.post(url, { token: await orderThatIs(app, 'delivered'), rating, text: 'Good.' });
  }
  const figures = (await app.get('/catalogue/stats')).json<Record<string, unknown>>();

  expect(figures['barbershop-classic']).toEqual({ orders: 5, reviews: 3, rating: 4.3 });
  expect(figures['barbershop-deluxe']).toEqual({ orders: 0, reviews: 0, rating: null });
  expect(Object.keys(figures)).toEqual(catalogue.map(({ id }) => id));
});
