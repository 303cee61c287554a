import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { trapName } from '@awning/contract/trapName';
import { expect, test } from 'vitest';
import { siteEntries, sites, siteVisits } from '../../../database/schema.ts';
import { openPublishedSite, openSite } from '../../../hosting/hosting.fixtures.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { anOrder, keep } from '../../../testing/seed.ts';

const own = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const openShop = async () => {
  const app = await createTestApp();
  const order = anOrder();
  const site = await openPublishedSite(app, { order });
  const { headers } = await app.signIn({ role: 'admin' });
  const send = async (form: string, fields: string[][]) => {
    app.pass(60_000);
    return app.visit(`${site.host}/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  };
  return { app, order, site, headers, page: `/orders/${order.token}/site`, send };
};

const entry = (siteId: string, change: Partial<typeof siteEntries.$inferInsert> = {}) => ({
  id: randomUUID(),
  siteId,
  form: 'ask',
  fields: [{ label: 'message', value: 'Open?' }],
  suspicious: false,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  ...change,
});

const linesOf = async ({ get }: TestApp, url: string, headers: Record<string, string> = {}) =>
  (await get(url, headers)).body.slice(1).split('\r\n');

test('visitors’ messages are shown with labels, the newest first, by the order’s link and at the desk', async () => {
  const { app, page, send, order, headers } = await openShop();
  await send('contact', [
    ['name', 'Bo Long'],
    ['amount-split-pea', '2'],
    ['telephone', '020 7946 0000'],
    ['wishes', 'No salt'],
  ]);
  await send('contact', [
    ['name', 'Win Now'],
    [trapName, 'https://spam.example'],
  ]);

  const response = await app.get(page);
  expect([response.statusCode, response.headers]).toEqual([200, expect.objectContaining(own)]);
  const seen = response.json();
  expect(seen).toMatchObject({
    address: 'http://sharp.sites.shop.example',
    state: 'live',
    stage: 'live',
    domain: null,
    entriesTotal: 2,
    entries: [
      {
        form: 'contact',
        suspicious: true,
        createdAt: '2026-11-21T09:02:00.000Z',
        fields: [{ value: 'Win Now' }],
      },
      {
        suspicious: false,
        fields: [
          { label: 'Name', value: 'Bo Long' },
          { label: 'How many: split pea', value: '2' },
          { label: 'Telephone', value: '020 7946 0000' },
          { label: 'wishes', value: 'No salt' },
        ],
      },
    ],
  });
  const atDesk = await app.get(`/admin/orders/${order.id}/site/entries`, headers);
  expect(atDesk.json()).toEqual({ entries: seen.entries, entriesTotal: 2, visits: [] });
});

test('visits are listed by day and page, of the last thirty days', async () => {
  const { app, page, site } = await openShop();
  const visits = (day: string, path: string, count: number) => ({
    siteId: site.siteId,
    day,
    path,
    visits: count,
  });
  await keep(app, siteVisits, [
    visits('2026-10-22', '/', 9),
    visits('2026-10-23', '/', 1),
    visits('2026-11-21', '/prices/', 2),
    visits('2026-11-21', '/', 3),
  ]);

  expect((await app.get(page)).json().visits).toEqual([
    { day: '2026-11-21', path: '/', visits: 3 },
    { day: '2026-11-21', path: '/prices/', visits: 2 },
    { day: '2026-10-23', path: '/', visits: 1 },
  ]);
});

test('an order shows its website’s address and state, and its own domain once that is proven', async () => {
  const app = await createTestApp();
  const order = anOrder();
  const site = await openSite(app, { order });
  const standing = async () => {
    const { site: told } = (await app.get(`/orders/${order.token}/status`)).json().order;
    const { address, state, domain, stage } = (await app.get(`/orders/${order.token}/site`)).json();
    expect(told).toEqual({ address, state, domain, stage });
    return [state, domain];
  };

  expect(await standing()).toEqual(['draft', null]);
  await site.addDomain(domainToASCII('fischbrötchen.example'), null);
  expect(await standing()).toEqual(['draft', null]);
  await site.dropDomains();
  await site.addDomain(domainToASCII('fischbrötchen.example'));
  await site.publish(await site.build());
  expect(await standing()).toEqual(['live', 'fischbrötchen.example']);
  await site.change({ pausedAt: new Date() });
  expect(await standing()).toEqual(['paused', 'fischbrötchen.example']);
});

test('the file has all entries, a column for each field that was filled in, and no formula', async () => {
  const { app, page, send, order, headers } = await openShop();
  await send('contact', [
    ['name', '=HYPERLINK("http://evil.example")'],
    ['message', 'Two lines,\r\nand "quotes"'],
    ['wishes', 'No salt'],
  ]);
  await send('contact', [
    ['name', 'Bo'],
    ['service', 'Cut'],
    ['service', 'Shave'],
    [trapName, 'x'],
  ]);

  const file = await app.get(`${page}/entries.csv`);
  expect(file.headers).toMatchObject({
    ...own,
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="entries-sharp-2026-11-21.csv"',
  });
  expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = [
    'Sent at (UTC),Form,Kept apart,Name,What for,Message,Anything else',
    '2026-11-21T09:02:00.000Z,contact,yes,Bo,"Cut\nShave",,',
    `2026-11-21T09:01:00.000Z,contact,,"'=HYPERLINK(""http://evil.example"")",,"Two lines,`,
    'and ""quotes""",wishes: No salt',
    '',
  ];
  expect(await linesOf(app, `${page}/entries.csv`)).toEqual(lines);
  expect(await linesOf(app, `/admin/orders/${order.id}/site/entries.csv`, headers)).toEqual(lines);
});

test('the page has the newest fifty entries, and the file has every entry once, also those of one moment', async () => {
  const { app, page, site } = await openShop();
  const many = Array.from({ length: 250 }, (_, place) =>
    entry(site.siteId, {
      fields: [{ label: 'message', value: `No. ${place}` }],
      createdAt: new Date(Date.parse('2026-11-20T12:00:00Z') + Math.floor(place / 150) * 1_000),
    }),
  );
  await keep(app, siteEntries, many);

  const { entries, entriesTotal } = (await app.get(page)).json();
  expect([entries.length, entriesTotal]).toEqual([50, 250]);
  const told = (await linesOf(app, `${page}/entries.csv`)).slice(1, -1).map((line) => line.split(',')[3]);
  expect(told.map(String).toSorted()).toEqual(many.map(({ fields }) => fields[0]!.value).toSorted());
});

test('the owner deletes an entry for good, and never one of another site', async () => {
  const { app, page, site } = await openShop();
  const other = await openSite(app, { name: 'other' });
  const mine = entry(site.siteId);
  const theirs = entry(other.siteId);
  await keep(app, siteEntries, [mine, theirs]);
  const remove = async (id: string) => (await app.send('DELETE', `${page}/entries/${id}`, {})).statusCode;

  expect(await remove(theirs.id)).toBe(404);
  expect(await remove('not-an-id')).toBe(404);
  expect(await remove(mine.id)).toBe(204);
  expect(await remove(mine.id)).toBe(404);
  expect(await app.rows(siteEntries)).toMatchObject([{ id: theirs.id }]);
});

test('an order without a website and an invalid link get 404', async () => {
  const { app, headers } = await openShop();
  const order = anOrder();
  await app.services.database.durable((transaction) => transaction.delete(sites));
  for (const token of [order.token, 'nobody', '%00']) {
    const page = `/orders/${token}/site`;
    const answers = [
      await app.get(page),
      await app.get(`${page}/entries.csv`),
      await app.send('DELETE', `${page}/entries/${randomUUID()}`, {}),
    ];
    expect([token, ...answers.map(({ statusCode }) => statusCode)]).toEqual([token, 404, 404, 404]);
  }
  const nowhere = `/admin/orders/${order.id}/site/entries`;
  expect((await app.get(nowhere, headers)).statusCode).toBe(404);
  expect((await app.get(`${nowhere}.csv`, headers)).statusCode).toBe(404);
});
