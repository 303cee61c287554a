import { someOddStrings } from '@awning/contract/testing/oddStrings';
import { urls } from '@awning/contract/urls';
import { expect, test } from 'vitest';
import { auditLog, orders } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { anOrder, keep } from '../../testing/seed.ts';

const openDesk = async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  return { app, headers };
};

const lists: Record<string, readonly string[]> = {
  [urls.adminOrders]: ['q', 'status', 'from', 'to', 'flagged', 'sort'],
  [urls.adminMessages]: ['q', 'state'],
  [urls.adminQuotes]: ['q', 'state'],
  [urls.adminSubscribers]: ['q', 'state'],
  [urls.adminReviews]: ['hidden', 'rating'],
  [urls.adminMails]: ['q', 'state'],
  [urls.adminPeople]: ['q', 'role'],
  [urls.adminAudit]: ['q', 'action'],
  [urls.listMessages]: [],
};

/** Whether a request is answered, or refused with the name of the parameter. */
async function isHeard(
  app: TestApp,
  headers: Record<string, string>,
  url: string,
  name: string,
  value: string,
) {
  // A browser replaces a lone surrogate before it sends it.
  const query = `${name}=${encodeURIComponent(Buffer.from(value).toString())}`;
  const response = await app.get(`${url}?${query}`, headers);
  if (response.statusCode === 200) return name === 'q' || name === 'action';
  return response.statusCode === 422 && Object.keys(response.json().fields).join() === name;
}

const searched = Object.entries(lists).filter(([, names]) => names.includes('q'));

test.each(searched)('any text searched for in %s gets results, none, or a refusal', async (url) => {
  const { app, headers } = await openDesk();
  const wrong: string[] = [];
  for (const odd of someOddStrings) {
    if (!(await isHeard(app, headers, url, 'q', odd))) wrong.push(odd);
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(lists))('%s accepts only known values of its filters', async (url, names) => {
  const { app, headers } = await openDesk();
  const wrong: string[] = [];
  for (const name of ['page', ...names]) {
    for (const odd of someOddStrings) {
      if (!(await isHeard(app, headers, url, name, odd))) wrong.push(`${name}=${odd}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(lists))('%s refuses an invalid page number', async (url, names) => {
  const { app, headers } = await openDesk();

  for (const page of [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    'x',
    '',
    '1000000',
    '99999999999999999999',
    '1&page=2',
  ]) {
    const response = await app.get(`${url}?page=${page}`, headers);
    expect([page, response.statusCode]).toEqual([page, 422]);
    expect(response.json().fields).toHaveProperty('page');
  }
  // The last page that can be requested is empty, and no error.
  expect((await app.get(`${url}?page=999999`, headers)).json()).toMatchObject({ items: [], page: 999_999 });
  for (const name of names) {
    expect((await app.get(`${url}?${name}=a&${name}=b`, headers)).statusCode).toBe(422);
  }
});

test.each([
  ['from', '2026-02-30'],
  ['from', '0000-01-01'],
  ['to', '2026-11-21T00:00:00Z'],
  ['to', '21/11/2026'],
  ['flagged', 'yes'],
  ['sort', 'total'],
])('a list refuses the filter %s=%s', async (name, value) => {
  const { app, headers } = await openDesk();
  const response = await app.get(`/admin/orders?${name}=${value}`, headers);

  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toHaveProperty(name);
});

const things: ['GET' | 'PATCH' | 'POST', string, unknown][] = [
  ['GET', urls.adminOrder, undefined],
  ['PATCH', urls.adminOrder, { status: 'in_progress' }],
  ['PATCH', urls.adminMessage, { state: 'read' }],
  ['PATCH', urls.adminQuote, { state: 'read' }],
  ['PATCH', urls.adminReview, { hidden: true }],
  ['POST', urls.adminMailResend, {}],
  ['PATCH', urls.adminPerson, { role: 'admin' }],
];

test.each(things)('%s %s responds 404 to an unknown id', async (method, url, body) => {
  const { app, headers } = await openDesk();
  const uuid = 'c0a8012e-1d2f-4c5b-9e3a-7f6d5c4b3a29';

  for (const id of [
    uuid,
    `urn:uuid:${uuid}`,
    `{${uuid}}`,
    uuid.replaceAll('-', ''),
    '0',
    'null',
    "'",
    '%00',
    '..',
  ]) {
    const address = url.replace(':id', encodeURIComponent(id).replaceAll('.', '%2e'));
    const response =
      method === 'GET' ? await app.get(address, headers) : await app.send(method, address, body, headers);
    expect([id, response.statusCode]).toEqual([id, 404]);
    expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
  }
  expect(await app.rows(auditLog)).toEqual([]);
});

test('no response of the desk may be cached', async () => {
  const { app, headers } = await openDesk();
  const order = anOrder();
  await keep(app, orders, [order]);
  const addresses = [
    ...Object.keys(lists),
    urls.adminOverview,
    urls.adminSubscribersFile,
    urls.adminOrder.replace(':id', order.id),
    urls.adminOrder.replace(':id', 'nothing'),
  ];

  for (const address of addresses) {
    const response = await app.get(address, headers);
    expect([address, response.headers['cache-control']]).toEqual([address, 'no-store']);
    // A caller who is not signed in is refused, and that response is not cached either.
    const refused = await app.get(address);
    expect([address, refused.statusCode, refused.headers['cache-control']]).toEqual([
      address,
      401,
      'no-store',
    ]);
  }
});

test('no secret leaves the desk', async () => {
  const { app, headers } = await openDesk();
  const order = anOrder({ token: 'secret-of-an-order' });
  const rows = { ...order, requestKey: 'secret-key', requestHash: 'secret-hash' };
  await keep(app, orders, [rows]);
  await app.signIn({ passwordHash: 'secret-password' });

  for (const address of [...Object.keys(lists), urls.adminOverview, urls.adminSubscribersFile]) {
    expect((await app.get(address, headers)).body).not.toContain('secret');
  }
  // The page of one order contains that order's link, and no other secret.
  const { body } = await app.get(`/admin/orders/${order.id}`, headers);
  expect(body.split('secret')).toHaveLength(2);
  expect(body).toContain('http://shop.example/orders/secret-of-an-order');
});
