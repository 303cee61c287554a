import { someOddStrings, untidyWords } from '@awning/contract/testing/oddStrings';
import { expect, test } from 'vitest';
import { orders } from '../../database/schema.ts';
import { createTestApp, customer, purchase, type TestApp } from '../../testing/createTestApp.ts';

const url = '/api/create-checkout-session';

test('only templates and add-ons of the catalogue can be bought', async () => {
  const app = await createTestApp();

  for (const odd of someOddStrings) {
    const template = await app.post(url, { ...purchase, templateId: odd });
    expect([404, 422]).toContain(template.statusCode);
    const addOn = await app.post(url, { ...purchase, addOns: [odd] });
    expect(addOn.statusCode).toBe(422);
    expect(addOn.json().fields).toHaveProperty('addOns');
  }
  expect(await app.rows(orders)).toEqual([]);
});

test.each([
  ['template', '{"templateId":"barbershop-deluxe",', '{"templateId":"barbershop-classic",'],
  [
    'template, once in disguise',
    '{"templateId":"barbershop-deluxe",',
    '{"template\\u0049d":"barbershop-classic",',
  ],
])('an order that names its %s twice is refused', async (_name, first, second) => {
  const { app, rows } = await createTestApp();
  const send = (payload: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  const rest = JSON.stringify({ addOns: [], customer }).slice(1);

  expect((await send(first + second.slice(1) + rest)).statusCode).toBe(400);
  expect(await rows(orders)).toEqual([]);
  // A value that looks like a repeated name is no repeated name.
  const alike = { name: '"name":,{"', email: customer.email, business: 'name' };
  expect((await send(JSON.stringify({ ...purchase, customer: alike, also: [{ name: 1 }] }))).statusCode).toBe(
    200,
  );
});

test.each([
  ['application/json', Buffer.from(JSON.stringify(purchase).replace('Ada', 'Ad\xe1'), 'latin1')],
  ['application/x-www-form-urlencoded', Buffer.from('name=Ad%E1&email=ada@sharp.example')],
])('a body with invalid bytes is refused, and nothing is stored (%s)', async (type, payload) => {
  const { app, rows } = await createTestApp();
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  expect(response.statusCode).toBe(422);
  expect(await rows(orders)).toEqual([]);
});

const typed = { name: untidyWords, email: 'Ada@Sharp.example', business: untidyWords };

test.each([
  ['by JSON', ({ post }: TestApp) => post(url, { ...purchase, customer: typed })],
  ['by a form', ({ postForm }: TestApp) => postForm(url, typed)],
])('a buyer’s details are kept to the letter (%s)', async (_name, send) => {
  const app = await createTestApp();
  await send(app);
  expect(await app.rows(orders)).toMatchObject([
    { customerName: typed.name, customerEmail: typed.email, customerBusiness: typed.business },
  ]);
});
