import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder, slowness, start } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';
import { startOwnPostgres } from '../src/testing/ownPostgres.ts';

const writers = 4;

async function openShop(databaseUrl: string) {
  const server = start({
    DATABASE_URL: databaseUrl,
    DATA_DIR: await emptyFolder(),
    PORT: String(await freePort()),
    RATE_LIMITS: 'on',
    // Each sender has an address of their own: none is refused for too many requests.
    TRUST_PROXY: '127.0.0.1',
  });
  await server.ready();
  return server;
}

/** Writes and reads without a pause, and records the results. */
function keepBusy(url: string) {
  const answers: { status: number; after: number }[] = [];
  const pages: number[] = [];
  const acknowledged: string[] = [];
  const shop = { open: true };
  let clients = 0;

  const write = async () => {
    while (shop.open) {
      const id = randomUUID();
      const before = performance.now();
      clients += 1;
      const response = await fetch(`${url}/contact/create`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
        },
        body: JSON.stringify({ name: 'Ada', email: `${id}@people.example`, subject: '', message: id }),
      }).catch(() => undefined);
      await response?.arrayBuffer();
      answers.push({ status: response?.status ?? 0, after: performance.now() - before });
      if (response?.status === 201) acknowledged.push(id);
      // A refused client does not come back at once.
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const read = async () => {
    while (shop.open) {
      const response = await fetch(`${url}/docs`, {
        headers: { 'x-forwarded-for': '10.255.255.255' },
      }).catch(() => undefined);
      await response?.arrayBuffer();
      pages.push(response?.status ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const all = Promise.all([...Array.from({ length: writers }, write), read()]);

  return {
    answers,
    pages,
    acknowledged,
    /** Resolves when so many more were accepted, with the milliseconds until then. */
    taken: async (more: number) => {
      const [before, enough] = [performance.now(), acknowledged.length + more];
      await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(enough);
      return performance.now() - before;
    },
    refused: async (more: number) => {
      const count = () => answers.filter(({ status }) => status !== 201).length;
      const enough = count() + more;
      await expect.poll(count, { interval: 10 }).toBeGreaterThan(enough);
    },
    rest: async () => {
      shop.open = false;
      await all;
    },
  };
}

test('PostgreSQL may restart and cut connections in use: the shop stays up, says so, and loses nothing that it acknowledged', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  const shop = await openShop(postgres.url);
  const load = keepBusy(shop.url);
  const patience = [await slowness()];
  await load.taken(20);

  const owner = new Client({ connectionString: postgres.url });
  owner.on('error', () => undefined);
  await owner.connect();
  for (let round = 0; round < 40; round += 1) {
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
  }
  await owner.end();
  await load.taken(20);

  const recoveries: number[] = [];
  for (const mode of ['fast', 'immediate'] as const) {
    await postgres.stop(mode);
    await load.refused(20);
    await postgres.start();
    recoveries.push(await load.taken(1));
    await load.taken(20);
    patience.push(await slowness());
  }
  await load.rest();

  expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(new Set(load.pages)).toEqual(new Set([200]));
  const waits = load.answers.filter(({ status }) => status === 503).map(({ after }) => after);
  const busy = Math.max(...patience);
  expect(Math.max(...waits)).toBeLessThan(2_000 * busy);
  expect(Math.max(...recoveries)).toBeLessThan(10_000 * busy);

  const reader = new Client({ connectionString: postgres.url });
  await reader.connect();
  const { rows } = await reader.query<{ message: string }>('select message from messages');
  await reader.end();
  const saved = new Set(rows.map(({ message }) => message));
  expect(load.acknowledged.filter((id) => !saved.has(id))).toEqual([]);

  expect((await shop.kill('SIGTERM')).code).toBe(0);
});
