import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { mails, users } from './database/schema.ts';
import { startServer } from './server.ts';
import { slowness } from './testing/builtServer.ts';
import { freePort } from './testing/freePort.ts';
import { startSmtpSink } from './testing/smtpSink.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

/** The whole server, on an existing database that outlives it. */
async function open(database: Database, settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'awning-server-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const port = await freePort();
  const closed = vi.fn<() => Promise<void>>(async () => undefined);
  const server = await startServer(
    readConfig({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', ...settings }),
    {
      database: { ...database, opened: Promise.resolve(), close: closed },
      sessionSecret: 'a-secret-that-only-the-tests-know-of',
      siteDist: pathToFileURL(`${dataDir}/`),
      renderWorker: new URL('./site/rendering/renderWorker.ts', import.meta.url),
      builderWorker: new URL('file:///nowhere'),
      pictureProcess: new URL('file:///nowhere'),
    },
  );
  onTestFinished(() => (closed.mock.calls.length === 0 ? server.close() : undefined));
  return { server, closed, url: `http://127.0.0.1:${port}` };
}

const write = (url: string) =>
  fetch(`${url}/contact/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@sharp.example', subject: '', message: 'Good morning' }),
  });

test('the shop is not ready before its first admin exists', async () => {
  const database = await openTestDatabase();
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { server, url } = await open(
    { ...database, durable: async (work) => slow.then(() => database.durable(work)) },
    { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'correct horse battery' },
  );

  const early = await fetch(`${url}/ready`);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('1');
  expect(await early.json()).toMatchObject({ error: 'database-starting' });
  expect((await fetch(`${url}/health`)).status).toBe(200);

  letGo();
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200);
  expect(await database.db.select({ role: users.role }).from(users)).toEqual([{ role: 'admin' }]);
  await server.opened;
});

test('a silent mail server does not delay the shutdown, and its mails are sent after the next start', async () => {
  const silent = await startSmtpSink((stage) => (stage === 'banner' ? 'hang' : undefined));
  const database = await openTestDatabase();
  const first = await open(database, { SMTP_URL: silent.url });
  await first.server.opened;
  expect((await write(first.url)).status).toBe(201);
  await expect.poll(() => silent.talking()).toBe(2);

  const before = performance.now();
  await first.server.close();
  expect(performance.now() - before).toBeLessThan(4_000 * (await slowness()));
  expect(first.closed).toHaveBeenCalledOnce();
  await expect.poll(() => silent.talking()).toBe(0);

  // The first server put them back when it closed: the next need not release them, as after a kill.
  const rows = await database.db.select().from(mails);
  expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0]);
  for (const { dueAt } of rows) expect(dueAt.getTime()).toBeLessThanOrEqual(Date.now());

  const sink = await startSmtpSink(() => undefined);
  const second = await open(database, { SMTP_URL: sink.url });
  await expect.poll(() => sink.received).toHaveLength(2);
  await second.server.close();
  expect(sink.received).toHaveLength(2);
});

test('a mail under way as the shop closes is waited for, and not sent a second time', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const database = await openTestDatabase();
  const sink = await startSmtpSink(() => undefined, taken);
  const { server, url } = await open(database, { SMTP_URL: sink.url });
  await server.opened;
  await write(url);
  await expect.poll(() => sink.received).toHaveLength(2);

  const closing = server.close();
  // A server that takes its time over a mail.
  setTimeout(take, 200);
  await closing;
  const rows = await database.db.select().from(mails);
  expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
});
