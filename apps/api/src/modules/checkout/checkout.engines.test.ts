import { expect, test } from 'vitest';
import { orders, tillSessions } from '../../database/schema.ts';
import { createTestApp, purchase } from '../../testing/createTestApp.ts';

const url = '/api/create-checkout-session';

test('an order is stored as requested, and the buyer is sent to the payment page', async () => {
  const { post, rows } = await createTestApp();
  const response = await post(url, purchase);

  expect(response.statusCode).toBe(200);
  expect(response.json().url).toMatch(/^http:\/\/shop\.example\/pay\/till_[\w-]{43}$/);
  expect(await rows(orders)).toMatchObject([
    {
      status: 'pending',
      templateId: 'barbershop-classic',
      templateName: 'Barbershop Classic',
      templatePrice: 299_00,
      tier: 'basic',
      addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
      total: 399_00,
      currency: 'USD',
      customerName: 'Ada Sharp',
      customerEmail: 'ada@sharp.example',
      customerBusiness: 'Sharp & Sons',
      createdAt: new Date('2026-11-21T09:00:00Z'),
      expiresAt: new Date('2026-11-21T09:30:00Z'),
    },
  ]);
});

test('any number of requests with one Idempotency-Key make one order, also at once', async () => {
  const { app, rows } = await createTestApp();
  const send = (body: unknown) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-visit' },
      payload: JSON.stringify(body),
    });

  const responses = await Promise.all(Array.from({ length: 20 }, () => send(purchase)));
  const later = await send(purchase);
  const urls = [...responses, later].map((response) => response.json().url);

  expect(new Set(urls).size).toBe(1);
  expect(await rows(orders)).toHaveLength(1);
  expect(await rows(tillSessions)).toHaveLength(1);
  expect((await send({ ...purchase, addOns: [] })).statusCode).toBe(422);
});
