import { trapName } from '@awning/contract/trapName';
import { expect, test } from 'vitest';
import { mails, siteEntries, siteVersions } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { anOrder, keep } from '../testing/seed.ts';
import { openPublishedSite, page, usual } from './hosting.fixtures.ts';

const host = 'sharp.sites.shop.example';
const filledIn = [
  ['name', 'Bo Long'],
  ['email', 'bo@long.example'],
  ['message', 'Are you open on Monday?\r\nAt nine?'],
];

const send = (
  { visit }: TestApp,
  fields: string[][] = filledIn,
  {
    to = host,
    headers = {},
    remoteAddress = '203.0.113.1',
  }: { to?: string; headers?: Record<string, string>; remoteAddress?: string } = {},
) =>
  visit(`${to}/forms/contact`, {
    method: 'POST',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a visitor’s entry is stored in the order of the form, mailed to the owner, and thanked for', async () => {
  let told = 0;
  const app = await createTestApp({ mailIsWaiting: () => (told += 1) });
  const { siteId } = await openPublishedSite(app);
  const response = await send(app, [
    ...filledIn,
    ['service', 'Cut'],
    ['service', 'Shave'],
    ['phone', ' '],
    [trapName, ''],
  ]);

  expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/contact/sent/']);
  expect(await app.rows(siteEntries)).toMatchObject([
    {
      siteId,
      form: 'contact',
      fields: [
        { label: 'name', value: 'Bo Long' },
        { label: 'email', value: 'bo@long.example' },
        { label: 'message', value: 'Are you open on Monday?\r\nAt nine?' },
        { label: 'service', value: 'Cut' },
        { label: 'service', value: 'Shave' },
      ],
      suspicious: false,
      createdAt: new Date('2026-11-21T09:00:00Z'),
    },
  ]);
  expect(told).toBe(1);
  const [mail] = await app.outbox();
  expect(mail).toContain('\r\nTo: ada@sharp.example\r\n');
  expect(mail).toContain('\r\nReply-To: bo@long.example\r\n');
  const { text, html } = (await app.rows(mails))[0]!;
  expect(text).toContain('Somebody wrote to Sharp & Sons');
  expect(text).toContain('Name: Bo Long');
  expect(text).toContain('Are you open on Monday?\r\nAt nine?');
  expect(html).not.toContain('<a ');
  expect((await app.visit(`${host}/forms/contact/sent/`)).body).toContain('Thank you');
});

test('a mail about an entry without an address says that it cannot be replied to', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  await send(app, [
    ['name', 'Bo'],
    ['email', 'bo@long'],
  ]);

  expect(await app.rows(mails)).toMatchObject([
    { replyTo: null, text: expect.stringContaining('cannot be replied to') },
  ]);
});

test('the mail about an entry that names a telephone says which number to ring', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  await send(app, [
    ['name', 'Bo'],
    ['telephone', '01632 960 999'],
  ]);

  expect(await app.rows(mails)).toMatchObject([
    { replyTo: null, text: expect.stringContaining('left no email address. Ring them: 01632 960 999') },
  ]);
});

test('a reply goes to the visitor who writes, and not to a person whom they name', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const named = ['receiver', 'cy@gift.example'];
  await send(app, [named, ['email', 'bo@long.example']]);
  await send(app, [named, ['telephone', 'di@long.example']]);
  await send(app, [named, ['telephone', '01632 960 999']]);

  const replies = (await app.rows(mails)).map(({ replyTo }) => String(replyTo));
  expect(replies.toSorted()).toEqual(['bo@long.example', 'di@long.example', 'null']);
});

test('an entry with the honeypot filled in is stored, marked and not mailed', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const response = await send(app, [...filledIn, [trapName, 'buy now']]);

  expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/contact/sent/']);
  expect(await app.rows(siteEntries)).toMatchObject([{ suspicious: true, fields: { length: 3 } }]);
  expect(await app.rows(mails)).toEqual([]);
});

/** A site that stays online after its owner's account is gone, with its content. */
async function openLeftOnline(business: object) {
  const app = await createTestApp();
  const gone = { customerName: '', customerEmail: '', customerBusiness: null };
  const { siteId } = await openPublishedSite(app, { order: anOrder(gone) });
  const savedAt = new Date();
  await keep(app, siteVersions, [
    {
      siteId,
      number: 1,
      templateId: 'barbershop-classic',
      content: { business },
      options: {},
      savedBy: 'desk',
      savedAt,
    },
  ]);
  return app;
}

test('an entry on a site without an account is mailed once to the address on the site, and not stored', async () => {
  const app = await openLeftOnline({ name: 'Sharp', mail: 'hello@sharp.example' });
  const answers = [await send(app), await send(app)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await app.rows(siteEntries)).toEqual([]);
  expect(await app.rows(mails)).toMatchObject([
    {
      recipient: 'hello@sharp.example',
      replyTo: 'bo@long.example',
      text: expect.stringContaining('Somebody wrote to Sharp'),
    },
  ]);
});

test.each([
  ['that names no address', { name: 'Sharp', telephone: '01632 <b>960</b>' }, filledIn],
  [
    'by a machine',
    { mail: 'hello@sharp.example', telephone: '01632 <b>960</b>' },
    [...filledIn, [trapName, 'x']],
  ],
])(
  'an entry on a site without an account %s is refused, with the number to ring',
  async (_how, business, fields) => {
    const app = await openLeftOnline(business);
    const answer = await send(app, fields);

    expect([answer.statusCode, answer.body]).toEqual([
      410,
      expect.stringMatching(/Nothing was sent. Please ring <a [^>]+>01632 &lt;b&gt;960&lt;\/b&gt;<\/a>\./),
    ]);
    expect([await app.rows(siteEntries), await app.rows(mails)]).toEqual([[], []]);
  },
);

test('without a telephone either, the page says that nothing was sent', async () => {
  const app = await openLeftOnline({ name: 'Sharp', mail: 'no address', telephone: 7 });
  const answer = await send(app);
  expect([answer.statusCode, answer.body]).toEqual([
    410,
    expect.stringContaining('<p>Nothing was sent. Please look'),
  ]);
});

test.each([
  ['nothing in it', [['name', '  ']]],
  ['nothing at all', []],
  ['nothing but the trap', [[trapName, 'x']]],
  ['more fields than any form', Array.from({ length: 61 }, (_, place) => [`f${place}`, 'x'])],
  ['words without end', [['message', 'x'.repeat(5_001)]]],
  ['a name without end', [['x'.repeat(201), 'x']]],
  ['a nought', [['message', 'a\0b']]],
])('a form with %s is refused, and nothing stored', async (_name, fields) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const plain = await send(app, fields);
  expect([plain.statusCode, plain.body]).toEqual([
    422,
    expect.stringContaining('look at what you filled in'),
  ]);

  const refused = page('That went wrong');
  await openPublishedSite(app, {
    name: 'other',
    order: anOrder(),
    files: { ...usual, 'forms/contact/refused/index.html': refused },
  });
  const own = await send(app, fields, { to: 'other.sites.shop.example' });
  expect([own.statusCode, own.body]).toEqual([422, refused.content]);
  expect(await app.rows(siteEntries)).toEqual([]);
});

test('the longest form that is allowed is taken', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const most = Array.from({ length: 60 }, (_, place) => [`f${place}`, place < 10 ? 'é'.repeat(500) : 'x']);

  expect((await send(app, [...most.slice(1), ['message', 'x'.repeat(5_000)]])).statusCode).toBe(303);
});

test.each([
  ['JSON', 'application/json', '{"name":"Bo"}', 415],
  ['a form of parts', 'multipart/form-data; boundary=b', '--b--', 415],
  ['plain text', 'text/plain', 'name=Bo', 415],
  ['another alphabet', 'application/x-www-form-urlencoded; charset=utf-16', 'name=Bo', 415],
  ['too much', 'application/x-www-form-urlencoded', `message=${'x'.repeat(65_536)}`, 413],
])('%s is refused with a sentence', async (_name, type, payload, status) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const response = await app.visit(`${host}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': type },
    payload,
  });

  expect(response.statusCode).toBe(status);
  expect(response.body).toMatch(/<h1>[A-Z][^<]+<\/h1><p>[A-Z][^<]+\.<\/p>/);
  expect(await app.rows(siteEntries)).toEqual([]);
});

test('a compressed form is not decompressed', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  expect((await send(app, filledIn, { headers: { 'content-encoding': 'gzip' } })).statusCode).toBe(415);
});

test.each([
  '/forms/other',
  '/forms/contact/',
  '/forms/contact/more',
  '/forms/',
  '/forms/..%2fforms%2fcontact',
  '/forms/%zz',
  '/',
])('no form is taken at %s', async (path) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const { statusCode } = await app.visit(host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Bo',
  });

  expect([400, 404, 405]).toContain(statusCode);
  expect(await app.rows(siteEntries)).toEqual([]);
});

// Downloaded files stand on another host, or on a disk, and still send here. No cookie goes with it.
test.each([
  [{ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'http://www.sharp.example', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a form is taken wherever its page stands (%j)', async (headers) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const response = await send(app, filledIn, { headers });

  expect([response.statusCode, (await app.rows(siteEntries)).length]).toEqual([303, 1]);
});

test('a double click and a retry are one entry and one mail, and on another day they are another', async () => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(app)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(303));
  app.pass(9 * 60_000);
  await send(app);
  expect([(await app.rows(siteEntries)).length, (await app.rows(mails)).length]).toEqual([1, 1]);

  app.pass(2 * 60_000);
  await send(app);
  expect([(await app.rows(siteEntries)).length, (await app.rows(mails)).length]).toEqual([2, 2]);
});

test('a visitor who sends too often is asked to wait, and so are all once the site’s limit is reached', async () => {
  const app = await createTestApp({ rateLimits: true });
  await openPublishedSite(app);
  await openPublishedSite(app, { name: 'other', order: anOrder() });
  let count = 0;
  const again = (remoteAddress: string, to = host) => {
    count += 1;
    return send(app, [['message', `No ${count}`]], { remoteAddress, to });
  };
  for (let turn = 0; turn < 5; turn += 1) expect((await again('203.0.113.1')).statusCode).toBe(303);
  const refused = await again('203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(refused.body).toContain('Nothing was sent this time');
  expect((await again('203.0.113.1', 'other.sites.shop.example')).statusCode).toBe(303);

  for (let turn = 5; turn < 60; turn += 1) {
    expect((await again(`198.51.100.${turn}`)).statusCode).toBe(303);
  }
  expect((await again('198.51.100.200')).statusCode).toBe(429);
  expect(await app.rows(siteEntries)).toHaveLength(61);
});

test('a client is identified by the address that the proxy tells', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  await openPublishedSite(app);
  const from = (address: string, place: number) =>
    send(app, [['message', `${place}`]], {
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address },
    });
  for (let turn = 0; turn < 5; turn += 1) await from('203.0.113.1', turn);

  expect((await from('203.0.113.1', 5)).statusCode).toBe(429);
  expect((await from('203.0.113.2', 6)).statusCode).toBe(303);
});

test('a form of a preview is thanked for and nothing is stored', async () => {
  const app = await createTestApp();
  const { releaseId } = await openPublishedSite(app);
  const to = `${app.services.siteOrigins.previewName(releaseId)}.sites.shop.example`;
  const response = await send(app, filledIn, { to });

  expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/contact/sent/']);
  expect(response.headers['x-robots-tag']).toBe('noindex');
  expect([await app.rows(siteEntries), await app.rows(mails)]).toEqual([[], []]);
});

test('a paused site takes no form', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  await site.change({ pausedAt: new Date() });

  expect((await send(app)).statusCode).toBe(503);
  expect(await app.rows(siteEntries)).toEqual([]);
});

test('a form is not thanked for when it cannot be stored', async () => {
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) =>
        database.durable(async (transaction) => {
          const done = await work(transaction);
          const kept = await transaction.select().from(siteEntries);
          if (kept.length > 0) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
          return done;
        }),
    }),
  });
  await openPublishedSite(app);
  const response = await send(app);

  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect([await app.rows(siteEntries), await app.rows(mails)]).toEqual([[], []]);
});
