import { expect, test } from 'vitest';
import { reviews } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { orderThatIs, url, words } from './reviews.fixtures.ts';

const hideAll = ({ services }: TestApp) =>
  services.database.durable((transaction) => transaction.update(reviews).set({ hidden: true }));

test('a buyer without script can write a review too, and gets the typed text back if a field is missing', async () => {
  const app = await createTestApp();
  const page = `/orders/${await orderThatIs(app, 'delivered')}/review`;

  const unrated = await app.postForm(page, { text: 'Open in <four> days.' });
  expect(unrated.statusCode).toBe(422);
  expect(unrated.body).toContain('Choose from one to five stars');
  expect(unrated.body).toContain('Open in &lt;four&gt; days.</textarea>');
  expect((await app.postForm(page, { rating: '6', text: 'Good' })).statusCode).toBe(422);
  expect(await app.rows(reviews)).toEqual([]);

  const sent = await app.postForm(page, { rating: '4', text: 'Open in four days.' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thanks/review']);
  expect(await app.rows(reviews)).toMatchObject([{ rating: 4, text: 'Open in four days.' }]);
  expect((await app.postForm(page, { rating: '4', text: 'Once more.' })).statusCode).toBe(409);
  expect((await app.postForm('/orders/nobody/review', { rating: '4', text: 'Mine.' })).statusCode).toBe(403);
});

test.each(['pending', 'paid', 'in_progress', 'cancelled', 'expired', 'refunded'])(
  'an order that is %s cannot be reviewed',
  async (status) => {
    const app = await createTestApp();
    const token = await orderThatIs(app, status);

    expect((await app.post(url, { token, ...words })).statusCode).toBe(403);
    expect(await app.rows(reviews)).toEqual([]);
  },
);

test.each(['nobody', '', 'a\0b', '\ud800', 'x'.repeat(10_000)])(
  'a review needs the token of an order (%j)',
  async (token) => {
    const { post } = await createTestApp();
    const response = await post(url, { token, ...words });
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe('not-delivered');
  },
);

test('the stars of an erased buyer still count, and no empty review is shown', async () => {
  const app = await createTestApp();
  await app.post(url, { token: await orderThatIs(app, 'delivered'), ...words });
  await app.services.database.durable((transaction) => transaction.update(reviews).set({ text: '' }));

  expect((await app.get('/catalogue/reviews?templateId=barbershop-classic')).json()).toMatchObject({
    items: [],
    total: 0,
  });
  expect((await app.get('/catalogue/stats')).json()['barbershop-classic']).toMatchObject({
    reviews: 1,
    rating: 5,
  });
});

test.each([
  ['no stars', { rating: 0 }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['stars in words', { rating: '5' }, 'rating'],
  ['no words', { text: '  ' }, 'text'],
  ['a book', { text: 'x'.repeat(2_001) }, 'text'],
  ['a sign that no database takes', { text: 'a\0' }, 'text'],
])('%s is refused at its field', async (_name, change, field) => {
  const { post } = await createTestApp();
  const response = await post(url, { token: 'any', ...words, ...change });

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});

test('every visitor can read a review, and none can see its author', async () => {
  const app = await createTestApp();
  await app.post(url, { token: await orderThatIs(app, 'delivered'), ...words });
  await app.post(url, {
    token: await orderThatIs(app, 'delivered', 'trainer-volt'),
    ...words,
    rating: 3,
  });
  const response = await app.get('/catalogue/reviews?templateId=barbershop-classic');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    items: [
      { ...words, createdAt: '2026-11-21T09:00:00.000Z', trade: 'Barbershop', reply: null, repliedAt: null },
    ],
    total: 1,
    page: 1,
  });
  expect((await app.get('/catalogue/reviews')).json().total).toBe(2);
});

test('a hidden review is neither shown nor counted', async () => {
  const app = await createTestApp();
  await app.post(url, { token: await orderThatIs(app, 'delivered'), ...words });
  await hideAll(app);

  expect((await app.get('/catalogue/reviews')).json()).toEqual({ items: [], total: 0, page: 1 });
  expect((await app.get('/catalogue/stats')).json()['barbershop-classic']).toEqual({
    orders: 1,
    reviews: 0,
    rating: null,
  });
});

test('a list is paged, the newest review first', async () => {
  const app = await createTestApp();
  for (let place = 1; place <= 27; place += 1) {
    app.pass(1000);
    await app.post(url, { token: await orderThatIs(app, 'delivered'), rating: 4, text: `No ${place}` });
  }
  const textsOf = async (page: number) =>
    (await app.get(`/catalogue/reviews?page=${page}`))
      .json<{ items: { text: string }[] }>()
      .items.map(({ text }) => text);

  expect(await textsOf(1)).toEqual(Array.from({ length: 25 }, (_, place) => `No ${27 - place}`));
  expect(await textsOf(2)).toEqual(['No 2', 'No 1']);
  expect(await textsOf(3)).toEqual([]);
});

test.each([
  ['templateId=nothing', 404],
  ['templateId=', 404],
  ['templateId=constructor', 404],
  ['templateId=%00', 404],
  [`templateId=${'x'.repeat(9_000)}`, 404],
  ['templateId=a&templateId=b', 422],
  ['page=0', 422],
  ['page=-1', 422],
  ['page=1e9', 422],
  ['page=1&page=2', 422],
])('%s finds no review', async (query, status) => {
  const { get } = await createTestApp();
  const response = await get(`/catalogue/reviews?${query}`);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
});

test('a client with the current figures gets 304', async () => {
  const app = await createTestApp();
  const first = await app.get('/catalogue/stats');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=60');

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.get('/catalogue/stats', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  await orderThatIs(app, 'paid');
  app.pass(1_000);
  const changed = await app.get('/catalogue/stats', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('fifty concurrent requests for the figures share one query', async () => {
  let asked = 0;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      get db() {
        asked += 1;
        return database.db;
      },
    }),
  });
  await app.get('/catalogue/stats');
  const once = asked;
  app.pass(1_000);
  await Promise.all(Array.from({ length: 50 }, () => app.get('/catalogue/stats')));

  expect(asked).toBe(once);
});
