import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Transaction } from './database.ts';
import { openPool } from './openPool.ts';
import { openPostgres } from './openPostgres.ts';
import { createTransactions } from './postgresTransactions.ts';
import { orders } from './schema.ts';
import { createStatementNames } from './statementNames.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

const server = inject('testDatabase') as { kind: 'postgres'; url: string };

async function ask(command: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(command)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** The address of an empty database for one test. */
async function emptyDatabase(): Promise<URL> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url;
}

function open(url: URL) {
  const said: string[] = [];
  const database = openPostgres({ url: url.href, log: (message) => said.push(message) });
  onTestFinished(() => database.close());
  return { database, said };
}

/** A connection to the server that can be cut and restored. */
async function openLine(url: URL) {
  const sockets = new Set<Socket>();
  let cut = false;
  const line = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(url.port), url.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
    return near;
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => void line.close());

  const through = new URL(url);
  through.port = String((line.address() as AddressInfo).port);
  return {
    url: through,
    set: (state: 'cut' | 'mended') => {
      cut = state === 'cut';
      if (cut) for (const socket of sockets) socket.destroy();
    },
  };
}

test('ten processes that start at once migrate once', async () => {
  const url = await emptyDatabase();
  const all = Array.from({ length: 10 }, () => open(url).database);
  await Promise.all(all.map(({ opened }) => opened));

  const { rows } = (await all[0]!.db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )) as {
    rows: unknown[];
  };
  const { default: journal } = await import('./migrations/meta/_journal.json');
  expect(rows).toEqual([{ count: journal.entries.length }]);
  await Promise.all(all.map((database) => database.ready()));
});

test('a query before the tables exist is told to try again later', async () => {
  const { database } = open(await emptyDatabase());

  await expect(database.db.select().from(orders)).rejects.toMatchObject({
    cause: new DatabaseUnavailable('starting'),
  });
  await database.opened;
  expect(await database.db.select().from(orders)).toEqual([]);
});

test('the shop survives the loss of its database server, and uses it again when it is back', async () => {
  const line = await openLine(await emptyDatabase());
  const { database, said } = open(line.url);
  await database.opened;
  await database.ready();

  line.set('cut');
  await expect(database.ready()).rejects.toThrow(Error);
  await expect(database.durable((transaction) => transaction.execute(sql`select 1`))).rejects.toThrow(Error);

  line.set('mended');
  await database.ready();
  await database.durable((transaction) => transaction.execute(sql`select 1`));
  for (const message of said) expect(message).toMatch(/^A database connection broke: /);
});

test('the pool stays usable when a connection breaks, as it is taken or while in use', async () => {
  const line = await openLine(await emptyDatabase());
  const { database } = open(line.url);
  await database.opened;
  const crowd = (work: Parameters<typeof database.durable>[0]) =>
    Promise.allSettled(Array.from({ length: 20 }, () => database.durable(work)));
  const nothing = () => Promise.resolve();
  const reasons = (results: PromiseSettledResult<unknown>[]) =>
    results.map((result) => result.status === 'rejected' && asUnavailable(result.reason)?.reason);

  // No connection has noticed the cut yet.
  await crowd(nothing);
  line.set('cut');
  expect(new Set(reasons(await crowd(nothing)))).toEqual(new Set(['unreachable']));

  line.set('mended');
  const middle = crowd(async (transaction) => {
    await transaction.execute(sql`select 1`);
    line.set('cut');
    await transaction.execute(sql`select 1`);
  });
  expect(new Set(reasons(await middle))).toEqual(new Set(['unreachable']));

  line.set('mended');
  expect(new Set(reasons(await crowd(nothing)))).toEqual(new Set([false]));
});

test('a statement without an answer costs its connection, and later statements do not wait for it', async () => {
  const { href } = await emptyDatabase();
  const pool = openPool({ connectionString: href, max: 1, query_timeout: 300 }, () => undefined);
  onTestFinished(() => pool.end());
  const transact = createTransactions(pool, createStatementNames());
  const stuck = transact((transaction) => transaction.execute(sql`select pg_sleep(30)`));

  await expect(stuck).rejects.toSatisfy((error) => asUnavailable(error)?.reason === 'unreachable');
  await transact((transaction) => transaction.execute(sql`select 1`));
});

test('a connection prepares each statement once, however often it is asked, and not without end', async () => {
  const { database } = open(await emptyDatabase());
  await database.opened;
  const prepared = (work: (transaction: Transaction) => Promise<unknown>) =>
    database.durable(async (transaction) => {
      await work(transaction);
      const { rows } = (await transaction.execute(
        sql`select statement from pg_prepared_statements where statement like 'select $1::int%'`,
      )) as { rows: unknown[] };
      return rows.length;
    });

  const twice = await prepared(async (transaction) => {
    await transaction.execute(sql`select ${1}::int`);
    await transaction.execute(sql`select ${2}::int`);
  });
  expect(twice).toBe(1);
  const many = await prepared(async (transaction) => {
    for (let length = 0; length < 400; length += 1)
      await transaction.execute(sql`select ${1}::int as ${sql.identifier(`of_${length}`)}`);
  });
  expect(many).toBeGreaterThan(200);
  expect(many).toBeLessThan(400);
});

test('the shop survives terminated connections, and loses nothing that was acknowledged', async () => {
  const url = await emptyDatabase();
  const { database } = open(url);
  await database.opened;
  await database.durable((transaction) =>
    transaction.execute(sql`create table notes (word int primary key)`),
  );

  const stored: number[] = [];
  const causes: unknown[] = [];
  const work = { open: true };
  const write = async (writer: number) => {
    for (let word = writer; work.open; word += 12) {
      await database
        .durable(async (transaction) => {
          await transaction.execute(sql`insert into notes values (${word})`);
          await transaction.execute(sql`select pg_sleep(0.002)`);
        })
        .then(
          () => stored.push(word),
          (error: unknown) => causes.push(asUnavailable(error)?.reason ?? error),
        );
    }
  };
  const writing = Promise.all(Array.from({ length: 12 }, (_, writer) => write(writer)));
  const name = url.pathname.slice(1);
  while (causes.length < 100) {
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  }
  work.open = false;
  await writing;

  expect(new Set(causes)).toEqual(new Set(['unreachable']));
  const { rows } = (await database.db.execute(sql`select word from notes`)) as { rows: { word: number }[] };
  const found = new Set(rows.map(({ word }) => word));
  expect(stored.filter((word) => !found.has(word))).toEqual([]);
});

test('a server that is not up yet is waited for', async () => {
  const line = await openLine(await emptyDatabase());
  line.set('cut');
  const { database, said } = open(line.url);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  await expect(database.ready()).rejects.toEqual(new DatabaseUnavailable('starting'));

  line.set('mended');
  await database.opened;
  await database.ready();
});

test('a server that refuses the connection is not waited for', async () => {
  const url = await emptyDatabase();
  url.pathname = '/nothing';
  const { database } = open(url);

  await expect(database.opened).rejects.toThrow(
    /^DATABASE_URL leads to a database that cannot be used: .+\.$/,
  );
});

test('a failed migration reports the reason, not only the statement', async () => {
  const url = await emptyDatabase();
  const { database } = open(url);
  await database.opened;
  await database.durable((transaction) => transaction.execute(sql`drop schema drizzle cascade`));

  await expect(open(url).database.opened).rejects.toThrow(
    /^DATABASE_URL leads to a database that cannot be used: (relation|type) "\w+" already exists \(\w{5}\)\.$/,
  );
});

test('a database of another version is refused and left unchanged', async () => {
  const url = await emptyDatabase();
  const { database } = open(url);
  await database.opened;
  const journal = sql`drizzle.__drizzle_migrations`;
  const older = sql`update ${journal} set created_at = 1795239429711 returning *`;
  const { rows } = (await database.durable((transaction) => transaction.execute(older))) as {
    rows: unknown[];
  };

  await expect(open(url).database.opened).rejects.toThrow(
    'DATABASE_URL leads to a database that cannot be used: it was made by another version of the shop; move it away or delete it, and start with an empty one.',
  );
  expect(await database.db.execute(sql`select * from ${journal}`)).toMatchObject({ rows });
});

test('a statement has a timeout', async () => {
  const { database } = open(await emptyDatabase());
  await database.opened;
  const { rows } = (await database.db.execute(sql`show statement_timeout`)) as { rows: unknown[] };

  expect(rows).toEqual([{ statement_timeout: '5s' }]);
});
