import { expect, test } from 'vitest';
import { orders, paymentSessions, tillSessions } from '../../database/schema.ts';
import { PaymentUnavailable } from '../../payments/provider.ts';
import { createTestApp, customer, purchase } from '../../testing/createTestApp.ts';

const url = '/api/create-checkout-session';
const fields = { templateId: 'barbershop-classic', ...customer };

test('a reference can be read out and a token cannot be guessed', async () => {
  const { post, rows } = await createTestApp();
  await post(url, purchase);
  await post(url, purchase);

  const [first, second] = await rows(orders);
  expect(first!.reference).toMatch(/^AW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(first!.token).toMatch(/^[\w-]{43}$/);
  expect(second!.reference).not.toBe(first!.reference);
  expect(second!.token).not.toBe(first!.token);
});

test('a buyer who names no template buys Barbershop Classic', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, { addOns: [], customer });
  await postForm(url, customer);

  expect(await rows(orders)).toMatchObject([
    { templateId: 'barbershop-classic', total: 299_00 },
    { templateId: 'barbershop-classic', total: 299_00 },
  ]);
});

test('a plain form makes the same order and leads to the payment page', async () => {
  const { postForm, rows } = await createTestApp();
  const response = await postForm(url, { ...fields, addOns: ['domainSetup', 'extraPages'] });

  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^http:\/\/shop\.example\/pay\/till_/);
  expect(await rows(orders)).toMatchObject([{ total: 374_00, customerBusiness: 'Sharp & Sons' }]);
});

test('an empty business counts as no business', async () => {
  const { postForm, rows } = await createTestApp();
  await postForm(url, { ...fields, business: '' });

  expect(await rows(orders)).toMatchObject([{ customerBusiness: null }]);
});

const billing = {
  company: 'Sharp Trading Ltd',
  street: '1 High Street',
  postalCode: 'LS1 1AA',
  city: 'Leeds',
  country: 'GB',
  taxNumber: 'GB 123 4567 89',
};

test('the business on the receipt is stored with the order, sent as JSON or by a form', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, { ...purchase, billing });
  await postForm(url, { ...fields, ...billing });

  expect(await rows(orders)).toMatchObject([{ billing }, { billing }]);
});

test('an empty billing counts as none, and a country alone bills nobody', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, purchase);
  await post(url, { ...purchase, billing: { country: 'GB' } });
  await postForm(url, { ...fields, company: '', street: ' ', city: '', country: 'GB', taxNumber: '' });

  expect(await rows(orders)).toMatchObject([{ billing: null }, { billing: null }, { billing: null }]);
});

test('an address without a company bills the business', async () => {
  const { postForm, rows } = await createTestApp();
  await postForm(url, { ...fields, street: '1 High Street', city: 'Leeds' });

  expect(await rows(orders)).toMatchObject([
    { billing: { company: 'Sharp & Sons', street: '1 High Street', city: 'Leeds' } },
  ]);
});

test('an impossible tax number leads to a page that says so', async () => {
  const { postForm, rows } = await createTestApp();
  const response = await postForm(url, { ...fields, ...billing, taxNumber: 'none of it' });

  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('Enter a VAT or tax number of letters and figures');
  expect(await rows(orders)).toEqual([]);
});

const tried = { name: 'Margit’s', telephone: '0113 496 0182', palette: 'night' };

test('the words that a website was tried with are stored with the order, sent as JSON or by a form', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, { ...purchase, tried });
  await postForm(url, { ...fields, tried: JSON.stringify(tried) });

  expect(await rows(orders)).toMatchObject([{ tried }, { tried }]);
});

test('invalid words of a trial are dropped from a form, since its buyer could not correct them', async () => {
  const { postForm, rows } = await createTestApp();
  const long = JSON.stringify({ name: 'a'.repeat(61) });
  for (const odd of ['', '{', 'null', '[]', '"a"', long, '{"name":"a\\u0000"}', '{"palette":"../x"}'])
    expect([odd, (await postForm(url, { ...fields, tried: odd })).statusCode]).toEqual([odd, 303]);

  expect(new Set((await rows(orders)).map((order) => order.tried))).toEqual(new Set([null]));
});

const refusals: [string, unknown, number, string][] = [
  ['a template that nobody sells', { ...purchase, templateId: 'nothing' }, 404, ''],
  ['a template named like a property of every object', { ...purchase, templateId: 'constructor' }, 404, ''],
  ['a template that is a number', { ...purchase, templateId: 7 }, 422, 'templateId'],
  ['an extra that nobody sells', { ...purchase, addOns: ['cutlery'] }, 422, 'addOns'],
  ['an extra of another template', { ...purchase, addOns: ['staffTraining'] }, 422, 'addOns'],
  ['an extra twice', { ...purchase, addOns: ['blogSetup', 'blogSetup'] }, 422, 'addOns'],
  ['extras that are no list', { ...purchase, addOns: 'blogSetup' }, 422, 'addOns'],
  ['an extra that is a thing', { ...purchase, addOns: [{ id: 'blogSetup', price: 1 }] }, 422, 'addOns'],
  ['no extras field', { customer }, 422, 'addOns'],
  ['a website tried with too long a name', { ...purchase, tried: { name: 'a'.repeat(61) } }, 422, 'name'],
  ['a website tried with a list', { ...purchase, tried: { line: [] } }, 422, 'line'],
  ['no name', { ...purchase, customer: { email: 'a@b.example' } }, 422, 'name'],
  ['an empty name', { ...purchase, customer: { ...customer, name: '' } }, 422, 'name'],
  ['a name of spaces', { ...purchase, customer: { ...customer, name: '   ' } }, 422, 'name'],
  ['a name that is a list', { ...purchase, customer: { ...customer, name: ['Ada'] } }, 422, 'name'],
  [
    'a name of two lines',
    { ...purchase, customer: { ...customer, name: 'Ada\r\nBcc: x@y.example' } },
    422,
    'name',
  ],
  ['no email', { ...purchase, customer: { name: 'Ada' } }, 422, 'email'],
  ['an address that is no address', { ...purchase, customer: { ...customer, email: 'ada' } }, 422, 'email'],
  ['a business of two lines', { ...purchase, customer: { ...customer, business: 'a\nb' } }, 422, 'business'],
  ['no customer', { addOns: [] }, 422, 'email'],
  ['a list', [], 422, 'name'],
];

test.each(refusals)(
  '%s is refused at its field, and nothing is stored',
  async (_name, body, status, field) => {
    const { post, rows } = await createTestApp();
    const response = await post(url, body);

    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json().fields ?? { '': '' })).toContain(field);
    expect(await rows(orders)).toEqual([]);
    expect(await rows(tillSessions)).toEqual([]);
  },
);

test('a refusal names all errors at once, in words for people', async () => {
  const { post } = await createTestApp();
  const response = await post(url, { addOns: [], customer: { name: '', email: 'ada@' } });

  expect(response.json()).toEqual({
    error: 'invalid',
    message: 'Some of this needs another look.',
    fields: { name: 'Enter your name', email: 'Enter an email address like name@example.com' },
  });
});

test('an unknown template is refused in words for people', async () => {
  const { post } = await createTestApp();
  const response = await post(url, { ...purchase, templateId: 'nothing' });

  expect(response.json()).toEqual({ error: 'unknown-template', message: 'Template not found' });
});

test.each([
  ['that does not parse', 'application/json', '{"addOns": [', 400],
  ['with something after its end', 'application/json', '{} {}', 400],
  ['that is empty', 'application/json', '', 400],
  ['that would change every object', 'application/json', '{"__proto__": {"total": 1}}', 400],
  ['that is too large', 'application/json', JSON.stringify({ ...purchase, note: 'x'.repeat(70_000) }), 413],
  ['in plain text', 'text/plain', JSON.stringify(purchase), 415],
  ['in XML', 'application/xml', '<order/>', 415],
  ['of many parts', 'multipart/form-data; boundary=x', '--x--', 415],
  ['of two types', 'application/json, text/plain', JSON.stringify({ customer: { name: 1 } }), 415],
])('a body %s is refused with its own status', async (_name, type, payload, status) => {
  const { app, rows } = await createTestApp();
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
  expect(await rows(orders)).toEqual([]);
});

test('a refused form comes back as a page that names each field', async () => {
  const { postForm, rows } = await createTestApp();
  const response = await postForm(url, { ...fields, name: '', email: 'ada@' });

  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('Enter your name');
  expect(response.body).toContain('Enter an email address like name@example.com');
  expect(await rows(orders)).toEqual([]);
});

const tampered = [
  'price',
  'amount',
  'total',
  'unit_amount',
  'currency',
  'quantity',
  'discount',
  'status',
  'paidAt',
];
const values = [0, 1, -1, 0.1, '1', null, [1], { amount: 1 }, 'EUR'];

test.each(tampered)('an extra field %s changes nothing, at any place in the body', async (name) => {
  const { post, postForm, rows } = await createTestApp();

  for (const value of values) {
    const body = { ...purchase, [name]: value, customer: { ...customer, [name]: value } };
    expect((await post(url, body)).statusCode).toBe(200);
  }
  expect((await postForm(url, { ...fields, addOns: 'blogSetup', [name]: '1' })).statusCode).toBe(303);

  const saved = await rows(orders);
  expect(saved).toHaveLength(values.length + 1);
  for (const order of saved) {
    expect(order).toMatchObject({ total: 399_00, currency: 'USD', status: 'pending', paidAt: null });
  }
  for (const session of await rows(tillSessions))
    expect(session).toMatchObject({ total: 399_00, currency: 'USD' });
});

const away = () => Promise.reject(new PaymentUnavailable('away'));

test('with the payment provider down the buyer is told so and nothing is stored', async () => {
  const { post, postForm, rows } = await createTestApp({
    payments: {
      pageOrigins: [],
      createSession: away,
      closeSession: away,
      lookUp: away,
      refund: away,
      readEvent: () => ({ outcome: 'refused' }),
    },
  });

  const response = await post(url, purchase);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    error: 'payment-unavailable',
    message: "We couldn't start your payment. You have not been charged. Please try again.",
  });

  const page = await postForm(url, fields);
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('You have not been charged.');
  expect(await rows(orders)).toEqual([]);
  expect(await rows(paymentSessions)).toEqual([]);
});
