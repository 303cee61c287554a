import { expect, test } from 'vitest';
import { orders } from '../../database/schema.ts';
import { createTestApp, customer, purchase } from '../../testing/createTestApp.ts';
import { oddStrings } from '@awning/contract/testing/oddStrings';
import { oddShapes } from '../../testing/oddShapes.ts';
import { asForm, namesInJson, tryCorpus, type Door } from '../../testing/tryCorpus.ts';

const url = '/api/create-checkout-session';
const door = {
  usual: () => customer,
  fields: ['name', 'email', 'business'],
  optional: ['business'],
  kept: ({ rows }) =>
    rows(orders).then((all) =>
      all.map(({ customerName, customerEmail, customerBusiness }) => ({
        name: customerName,
        email: customerEmail,
        business: customerBusiness,
      })),
    ),
} satisfies Partial<Door>;

test('whatever a buyer types is kept to the letter or refused by name', { timeout: 120_000 }, async () => {
  const app = await createTestApp();
  const result = await tryCorpus(app, {
    ...door,
    send: ({ post }, typed) => post(url, { ...purchase, customer: typed }),
    refusedIn: namesInJson,
    isTaken: ({ statusCode }) => statusCode === 200,
  });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['business', 'email', 'name'] });
});

test('the form keeps it to the letter, or refuses it too', { timeout: 120_000 }, async () => {
  const app = await createTestApp();
  const usual = Object.keys(customer);
  const result = await tryCorpus(app, {
    ...door,
    asSent: asForm,
    oneOf: 3,
    send: ({ postForm }, typed) => postForm(url, typed),
    // The page of the site says what is wrong in words; without a site it lists them.
    refusedIn: ({ statusCode, body }) =>
      statusCode === 422 ? usual.filter((name) => body.includes(wordsFor[name]!)) : undefined,
    isTaken: ({ statusCode }) => statusCode === 303,
  });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['business', 'email', 'name'] });
});

const wordsFor: Record<string, string> = {
  name: 'Enter your name',
  email: 'Enter an email address',
  business: 'Enter the name of your business',
};

test('whatever is asked for, only the catalogue is sold', async () => {
  const app = await createTestApp();

  for (const odd of oddStrings) {
    const template = await app.post(url, { ...purchase, templateId: odd });
    expect([404, 422]).toContain(template.statusCode);
    const addOn = await app.post(url, { ...purchase, addOns: [odd] });
    expect(addOn.statusCode).toBe(422);
    expect(addOn.json().fields).toHaveProperty('addOns');
  }
  expect(await app.rows(orders)).toEqual([]);
});

test.each(['name', 'email', 'business', 'templateId', 'addOns'])(
  'a %s of another shape is refused',
  async (field) => {
    const app = await createTestApp();
    const shaped = oddShapes.filter((shape) => field !== 'addOns' || !Array.isArray(shape));

    for (const shape of shaped) {
      const body =
        field in purchase
          ? { ...purchase, [field]: shape }
          : { ...purchase, customer: { ...customer, [field]: shape } };
      const response = await app.post(url, body);
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toHaveProperty(field);
    }
  },
);

test('no text makes the server think for long', async () => {
  const { post } = await createTestApp();
  const slow = [
    `${'a'.repeat(60_000)}\u0001`,
    `${' '.repeat(60_000)}\u0001`,
    `${'a.'.repeat(30_000)}@`,
    `a@${'a-'.repeat(30_000)}`,
  ];

  for (const text of slow) {
    const before = performance.now();
    await post(url, { ...purchase, customer: { name: text } });
    await post(url, { ...purchase, customer: { email: text } });
    expect(performance.now() - before).toBeLessThan(2_000);
  }
});

test.each([
  ['template', '{"templateId":"barbershop-deluxe",', '{"templateId":"barbershop-classic",'],
  [
    'template, once in disguise',
    '{"templateId":"barbershop-deluxe",',
    '{"template\\u0049d":"barbershop-classic",',
  ],
])('what names its %s twice says neither', async (_name, first, second) => {
  const { app, rows } = await createTestApp();
  const send = (payload: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  const rest = JSON.stringify({ addOns: [], customer }).slice(1);

  expect((await send(first + second.slice(1) + rest)).statusCode).toBe(400);
  expect(await rows(orders)).toEqual([]);
  // A word that stands twice is not a name that does, whatever it looks like.
  const alike = { name: '"name":,{"', email: customer.email, business: 'name' };
  expect((await send(JSON.stringify({ ...purchase, customer: alike, also: [{ name: 1 }] }))).statusCode).toBe(
    200,
  );
});

test.each(['\u200b', '\u200d\u200d', ' \u00ad ', '\u3164', '\u{e0041}'])(
  'a name that nobody can see is none (%j)',
  async (name) => {
    const { post } = await createTestApp();
    const response = await post(url, { ...purchase, customer: { ...customer, name } });

    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ name: 'Enter your name' });
    // Among letters such characters have their work to do.
    const seen = { ...customer, name: `${name}क्‍ष` };
    expect((await post(url, { ...purchase, customer: seen })).statusCode).toBe(200);
  },
);

test.each([
  ['application/json', Buffer.from(JSON.stringify(purchase).replace('Ada', 'Ad\xe1'), 'latin1')],
  ['application/x-www-form-urlencoded', Buffer.from('name=Ad%E1&email=ada@sharp.example')],
])('letters that were broken on the way are not kept (%s)', async (type, payload) => {
  const { app, rows } = await createTestApp();
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  expect(response.statusCode).toBe(422);
  expect(await rows(orders)).toEqual([]);
});
