import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../database/schema.ts';
import { createTestApp, customer, purchase, type TestApp } from '../../testing/createTestApp.ts';
import { nastyStrings } from '../../testing/nastyStrings.ts';

const url = '/api/create-checkout-session';
const fields = ['name', 'email', 'business'] as const;
const column = { name: 'customerName', email: 'customerEmail', business: 'customerBusiness' } as const;

const newest = async ({ services }: TestApp) => {
  const [order] = await services.database.db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1);
  return order!;
};

test.each(fields)('whatever is typed as %s is kept to the letter or refused by name', async (field) => {
  const app = await createTestApp();
  const outcomes = { kept: 0, refused: 0 };

  for (const nasty of nastyStrings) {
    app.pass(1);
    const response = await app.post(url, { ...purchase, customer: { ...customer, [field]: nasty } });

    if (response.statusCode === 200) {
      // An empty business is none.
      expect((await newest(app))[column[field]] ?? '').toBe(nasty);
      outcomes.kept += 1;
    } else {
      expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: expect.any(String) }]);
      outcomes.refused += 1;
    }
  }

  expect(outcomes.kept).toBeGreaterThan(5);
  expect(outcomes.refused).toBeGreaterThan(5);
});

test.each(fields)('the form keeps what is typed as %s to the letter, or refuses it too', async (field) => {
  const app = await createTestApp();

  for (const nasty of nastyStrings) {
    // A form cannot send half a character: the browser has put a sign in its place.
    const sent = Buffer.from(nasty).toString();
    app.pass(1);
    const response = await app.postForm(url, { ...customer, [field]: sent });

    if (response.statusCode === 303)
      expect((await newest(app))[column[field]] ?? '').toBe(sent.trim() && sent);
    else expect(response.statusCode).toBe(422);
  }
});

test('whatever is asked for, only the catalogue is sold', async () => {
  const app = await createTestApp();

  for (const nasty of nastyStrings) {
    const template = await app.post(url, { ...purchase, templateId: nasty });
    expect([404, 422]).toContain(template.statusCode);
    const addOn = await app.post(url, { ...purchase, addOns: [nasty] });
    expect(addOn.statusCode).toBe(422);
    expect(addOn.json().fields).toHaveProperty('addOns');
  }
  expect(await app.rows(orders)).toEqual([]);
});

const shapes: readonly unknown[] = [
  null,
  true,
  7,
  1.5,
  [],
  ['a'],
  {},
  { toString: 'a' },
  [[]],
  { length: 3 },
];

test.each(['name', 'email', 'business', 'templateId', 'addOns'])(
  'a %s of another shape is refused',
  async (field) => {
    const app = await createTestApp();
    const shaped = shapes.filter((shape) => field !== 'addOns' || !Array.isArray(shape));

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
