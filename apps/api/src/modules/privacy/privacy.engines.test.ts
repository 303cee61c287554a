import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as tables from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { fillShop, type Somebody } from '../../testing/fillShop.ts';
import { ada, dumpOf, erase, passwordHash } from './privacy.fixtures.ts';
const bea: Somebody = {
  firstName: 'Beatrix',
  lastName: 'Shortwell',
  username: 'beatrix',
  email: 'beatrix@shortwell.example',
  business: 'Shortwell Breads',
};
const traces = /adalbertine|sharpington|adals/i;

test('an export is a file with all data about one person, and none about others', async () => {
  const app = await createTestApp();
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  await fillShop(app, { who: bea, passwordHash });
  const response = await app.get('/account/export', headers);
  const { held, exportedAt } = response.json();

  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="awning-data-2026-11-21.json"',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(exportedAt).toBe('2026-11-21T09:00:00.000Z');
  expect(held).toMatchObject({
    account: [{ firstName: ada.firstName, email: ada.email, username: ada.username }],
    sessions: [{ device: 'A browser in a test' }],
    resetRequests: [{ email: ada.email }],
    orders: [{ customerBusiness: ada.business, total: 399_00 }, { customerBusiness: ada.business }],
    messages: [{ message: `${ada.firstName} asks.` }],
    quotes: [{ business: ada.business }],
    newsletter: [{ state: 'confirmed' }],
    orderMessages: [{ from: 'buyer', text: `${ada.firstName} has no pictures of ${ada.business}.` }],
    deliveredFiles: [{ name: `${ada.business}.zip`, size: expect.any(Number) }],
    reviews: [{ rating: 4, text: `${ada.firstName} is happy.` }],
    changes: [{ action: 'order.status' }],
  });
  expect(held.orderHistory.map(({ step }: { step: string }) => step)).toEqual(['ordered', 'paid', 'ordered']);
  expect(held.mails.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'new-order',
    'order-receipt',
  ]);
  // Files are not exported: their buyer downloads them where they were delivered.
  expect(Object.keys(held)).not.toContain('filePieces');
  expect(response.body).not.toMatch(/beatrix|shortwell|The website of/i);
});

test('erasure leaves nothing of the person, and everything of all others', async () => {
  const lines: string[] = [];
  const app = await createTestApp({
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
  });
  await fillShop(app, { who: bea, passwordHash });
  await app.outbox();
  const before = await dumpOf(app);
  const { headers, user } = await fillShop(app, { who: ada, passwordHash });
  const written = await app.outbox();
  expect(written.filter((raw) => traces.test(raw))).toHaveLength(2);

  const response = await erase(app, headers);
  const after = await dumpOf(app);
  expect(response.statusCode).toBe(204);
  expect(Object.values(after).join('\n')).not.toMatch(traces);
  expect((await app.outbox()).join('\n')).not.toMatch(traces);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('\n')).not.toMatch(traces);

  // All earlier rows of others are still there, word for word.
  for (const [name, rows] of Object.entries(before)) {
    expect(after[name]!.split('\n')).toEqual(expect.arrayContaining(rows === '' ? [] : rows.split('\n')));
  }
  expect(
    (await app.rows(tables.auditLog)).map(({ action, actorId }) => ({ action, actorId })),
  ).toContainEqual({
    action: 'account.delete',
    actorId: null,
  });
  expect(await app.rows(tables.users)).not.toContainEqual(expect.objectContaining({ id: user.id }));
});

test('the last admin stays; of two who delete their accounts at once, one is deleted', async () => {
  const app = await createTestApp();
  const one = await app.signIn({ role: 'admin', passwordHash });
  expect((await erase(app, one.headers)).statusCode).toBe(409);
  expect(await app.rows(tables.users)).toHaveLength(1);

  const other = await app.signIn({ role: 'admin', passwordHash });
  const both = await Promise.all([one, other].map(({ headers }) => erase(app, headers)));
  expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '409']);
  expect(await app.rows(tables.users)).toHaveLength(1);
});

test('an erasure that fails half-way deletes nothing', async () => {
  let broken = true;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) =>
        database.durable(async (transaction) => {
          const result = await work(transaction);
          if (broken && (result as { outcome?: string } | undefined)?.outcome === 'erased')
            throw new Error('The power went.');
          return result;
        }),
    }),
  });
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  await app.outbox();
  const fingerprint = async () =>
    createHash('sha256')
      .update(JSON.stringify(await dumpOf(app)))
      .digest('hex');
  const before = await fingerprint();

  expect((await erase(app, headers)).statusCode).toBe(500);
  expect(await fingerprint()).toBe(before);
  expect(await app.outbox()).toHaveLength(2);

  broken = false;
  expect((await erase(app, headers)).statusCode).toBe(204);
  expect(await app.outbox()).toEqual([]);
});
