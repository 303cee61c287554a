import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '../database/openPostgres.ts';
import { slowness } from '../testing/builtServer.ts';
import { createMemoryCounter } from './memoryCounter.ts';
import { openCounter } from './openCounter.ts';
import { createPostgresCounter } from './postgresCounter.ts';

const server = inject('testDatabase') as { kind: 'postgres'; url: string };

/** The address of a database with every table and no rows. */
async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;

  const database = openPostgres({ url: url.href, log: () => undefined });
  await database.opened;
  await database.close();
  return url.href;
}

/** One process's counter, with its log. */
function joinCounter(url: string, timeoutMs = 10_000) {
  const clock = { time: Date.now() };
  const now = () => new Date(clock.time);
  const said: string[] = [];
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: timeoutMs });
  pool.on('error', () => undefined);
  const counter = createPostgresCounter({
    pool,
    meanwhile: createMemoryCounter({ now }),
    now,
    log: (message) => said.push(message),
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= pool.end());
  onTestFinished(close);
  return { counter, pool, said, close, pass: (milliseconds: number) => (clock.time += milliseconds) };
}

/** Waits in real time: the limiter uses no clock of ours. */
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('two processes share their counts, and no concurrent one is lost', async () => {
  const url = await emptyDatabase();
  const [one, two] = [joinCounter(url), joinCounter(url)];
  const counts = await Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      const { counter } = place % 2 === 0 ? one : two;
      return (await counter.add('login x', 60)).count;
    }),
  );

  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, place) => place + 1));
});

test('counts outlive the process that made them', async () => {
  const url = await emptyDatabase();
  const first = joinCounter(url);
  for (let times = 0; times < 7; times += 1) await first.counter.add('login x', 60);
  await first.counter.add('wait x', 30);
  await first.close();

  const { counter } = joinCounter(url);
  expect(await counter.add('login x', 60)).toEqual({ count: 8, seconds: expect.closeTo(60, -1) });
  expect(await counter.heldFor('wait x')).toBeGreaterThan(20);
  await counter.forget('wait x');
  expect(await counter.heldFor('wait x')).toBe(0);
});

test('a window ends by itself, and a new one begins', async () => {
  const { counter } = joinCounter(await emptyDatabase());
  await counter.add('login x', 1);
  expect((await counter.add('login x', 1)).count).toBe(2);
  await counter.add('wait x', 1);

  await wait(1_100);
  expect(await counter.add('login x', 1)).toEqual({ count: 1, seconds: 1 });
  expect(await counter.heldFor('wait x')).toBe(0);
});

test('expired counts leave the table', async () => {
  const { counter, pool } = joinCounter(await emptyDatabase());
  for (let client = 0; client < 50; client += 1) await counter.add(`login ${client}`, 1);
  await counter.add('login kept', 60);
  await wait(1_100);
  await counter.sweep();

  const { rows } = await pool.query<{ key: string }>('select key from rate_limits');
  expect(rows).toEqual([{ key: 'login kept' }]);
});

test('while the database is away each process counts for itself, and logs that once a minute at most', async () => {
  const { counter, said, pass } = joinCounter('postgres://nobody@127.0.0.1:1/nothing');
  for (let times = 1; times <= 100; times += 1) {
    expect((await counter.add('login x', 60)).count).toBe(times);
    pass(500);
  }
  await counter.add('wait x', 30);
  expect(await counter.heldFor('wait x')).toBe(30);
  await counter.sweep();

  expect(said).toEqual([expect.stringContaining('Limits are counted by each process alone')]);
  pass(60_000);
  await counter.add('login x', 60);
  expect(said).toHaveLength(2);
});

test('requests do not wait one after another for a database that is away', async () => {
  // An address that drops every packet.
  const { counter } = joinCounter('postgres://nobody@192.0.2.1:5432/nothing', 300);
  await counter.add('login x', 60);

  const before = performance.now();
  for (let times = 0; times < 100; times += 1) await counter.add('login x', 60);
  // Asking each time would take half a minute.
  expect(performance.now() - before).toBeLessThan(5_000 * (await slowness()));
});

test('once it is back the processes share their counts again', async () => {
  const url = await emptyDatabase();
  const { counter, pool, pass } = joinCounter(url);
  await counter.add('login x', 60);
  await pool.query('alter table rate_limits rename to away');
  expect((await counter.add('login x', 60)).count).toBe(1);
  await pool.query('alter table away rename to rate_limits');
  expect((await counter.add('login x', 60)).count).toBe(2);

  pass(2_000);
  expect((await counter.add('login x', 60)).count).toBe(2);
  expect((await joinCounter(url).counter.add('login x', 60)).count).toBe(3);
});

test('the counter uses the database if there is an address of one, and otherwise memory', async () => {
  const now = () => new Date();
  const settings = { now, log: () => undefined };
  const url = await emptyDatabase();
  const own = openCounter({ ...settings, databaseUrl: undefined });
  const shared = [url, url].map((databaseUrl) => openCounter({ ...settings, databaseUrl }));
  for (const { counter } of [own, ...shared]) await counter.add('login x', 60);

  expect((await own.counter.add('login x', 60)).count).toBe(2);
  expect((await shared[0]!.counter.add('login x', 60)).count).toBe(3);
  await Promise.all([own, ...shared].map(({ close }) => close()));
});
