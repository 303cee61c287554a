import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createPgliteClient, type PgliteLimits } from '../src/database/pglite/pgliteClient.ts';
import { openPglite } from '../src/database/pglite/openPglite.ts';
import { orders } from '../src/database/schema.ts';
import { asUnavailable, DatabaseUnavailable } from '../src/database/unavailable.ts';
import { bareFolder, dataFolder, slowness, workerFile } from '../src/testing/builtServer.ts';

const usual: PgliteLimits = {
  queue: 20,
  timeoutMs: 20_000,
  statement: 20_000,
  transaction: 20_000,
  opening: 60_000,
};
const endless = 'select count(*) from generate_series(1, 100000000000)';

const limits = { ...usual };
const said: string[] = [];
let database: ReturnType<typeof openPglite>;
let log: string;

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'awning-pglite-'));
  await cp(inject('madeFolder'), dataDir, { recursive: true });
  log = path.join(dataDir, 'database', 'pg_wal');
  // Like a folder from before folders were closed to other users.
  await chmod(path.dirname(log), 0o755);
  database = openPglite({
    dataDir,
    workerFile,
    minFreeSpace: 1,
    limits,
    log: (message) => said.push(message),
  });
  await database.opened;
  await database.durable((transaction) =>
    transaction.execute(sql`create table notes (word text primary key)`),
  );

  return async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  };
});

beforeEach(async () => {
  Object.assign(limits, usual);
  await database.durable((transaction) => transaction.execute(sql`truncate notes`));
});

const write = (word: string) =>
  database.durable((transaction) => transaction.execute(sql`insert into notes values (${word})`));

const words = async () => {
  const { rows } = (await database.db.execute(sql`select word from notes order by word`)) as {
    rows: { word: string }[];
  };
  return rows.map(({ word }) => word);
};

test('no other user of the machine can open the files, which PGlite makes accessible to all', async () => {
  expect((await stat(path.dirname(log))).mode & 0o777).toBe(0o700);
});

test('an endless statement is ended, and nothing that was acknowledged is lost', async () => {
  await write('kept');
  limits.statement = 1_500;

  await expect(database.db.execute(sql.raw(endless))).rejects.toMatchObject({
    cause: new DatabaseUnavailable('timeout'),
  });
  await expect(database.ready()).rejects.toThrow(DatabaseUnavailable);
  limits.statement = usual.statement;
  await expect.poll(words, { interval: 500 }).toEqual(['kept']);
  await database.ready();
  expect(said).toEqual(['The database did not answer and is opened again.']);
});

test('an endless statement inside a transaction rolls the transaction back', async () => {
  await write('kept');
  limits.statement = 1_500;
  const stuck = database.durable(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('lost')`);
    await transaction.execute(sql.raw(endless));
  });

  await expect(stuck).rejects.toThrow(Error);
  limits.statement = usual.statement;
  await expect.poll(words, { interval: 500 }).toEqual(['kept']);
});

test('an unfinished transaction is rolled back, and its late statements change nothing', async () => {
  limits.transaction = 300;
  let late: Promise<unknown> | undefined;
  const forgotten = database.durable(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('lost')`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    late = transaction.execute(sql`insert into notes values ('late')`) as unknown as Promise<unknown>;
    await late;
  });

  await expect(forgotten).rejects.toEqual(new DatabaseUnavailable('timeout'));
  limits.transaction = usual.transaction;
  await write('next');
  await expect.poll(() => late !== undefined).toBe(true);
  await expect(late).rejects.toThrow(Error);
  expect(await words()).toEqual(['next']);
});

test('a failed transaction is rolled back, and the next starts clean', async () => {
  await write('one');
  const twice = database.durable(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('two')`);
    await transaction.execute(sql`insert into notes values ('one')`);
  });

  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
  await write('three');
  expect(await words()).toEqual(['one', 'three']);
});

test('a swallowed failure commits nothing', async () => {
  const swallowed = database.durable(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('lost')`);
    await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
  });

  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await words()).toEqual([]);
});

test('each of a crowd is served or refused, and this thread never blocks', async () => {
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const crowd = await Promise.allSettled(Array.from({ length: 300 }, (_, count) => write(`word ${count}`)));
  clearInterval(pulse);

  const served = crowd.filter(({ status }) => status === 'fulfilled');
  const refused = crowd
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  expect(served.length).toBeGreaterThanOrEqual(usual.queue);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toEqual(new DatabaseUnavailable('busy'));
  expect(await words()).toHaveLength(served.length);
  expect(longest).toBeLessThan(500 * (await slowness()));
});

const segments = async () => (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();

test('the log is cut before it fills the disk', async () => {
  await database.durable((transaction) => transaction.execute(sql`create table pages (page text)`));
  const [first] = await segments();

  // About a megabyte that cannot be compressed.
  const page = sql`select string_agg(md5(random()::text), '') from generate_series(1, 30000) as n group by n % 100`;
  for (let round = 0; round < 40; round += 1) {
    await database.durable((transaction) => transaction.execute(sql`insert into pages ${page}`));
  }
  await write('kept');

  expect(await segments()).not.toContain(first);
  expect((await segments()).length).toBeLessThan(36);
});

test('a query before the tables exist is told to try again later', async () => {
  const early = openPglite({
    dataDir: await bareFolder(),
    workerFile,
    minFreeSpace: 1,
    log: () => undefined,
  });
  const answers = new Set<string>();
  const ask = async () => {
    const answer = await early.db
      .select()
      .from(orders)
      .then(
        () => 'answered',
        (error: unknown) => asUnavailable(error)?.reason ?? String(error),
      );
    answers.add(answer);
    return answer;
  };

  await expect.poll(ask, { interval: 1 }).toBe('answered');
  await early.close();
  expect(answers).toEqual(new Set(['starting', 'answered']));
});

test('migrations have long timeouts, wait for free space, and report why they fail', async () => {
  const dataDir = await bareFolder();
  const heard: string[] = [];
  const settings = { dataDir, workerFile, log: (message: string) => heard.push(message) };

  // On a disk so slow that a request would have timed out long before.
  const hurried = { ...usual, timeoutMs: 300, statement: 1, transaction: 1 };
  const slow = openPglite({ ...settings, minFreeSpace: 1, limits: hurried });
  await slow.opened;
  Object.assign(hurried, usual);
  await slow.durable((transaction) => transaction.execute(sql`drop schema drizzle cascade`));
  // Closing does not wait for an endless statement, and loses nothing by that.
  const stuck = Promise.allSettled([slow.db.execute(sql.raw(endless))]);
  await new Promise(setImmediate);
  await slow.close();
  expect(await stuck).toMatchObject([{ status: 'rejected' }]);

  const full = openPglite({ ...settings, minFreeSpace: Number.MAX_SAFE_INTEGER });
  await expect.poll(() => heard).toEqual([expect.stringContaining('waits for room')]);
  await expect(full.ready()).rejects.toEqual(new DatabaseUnavailable('full'));
  await full.close();
  await expect(full.opened).rejects.toThrow('closed');

  const hindered = openPglite({ ...settings, minFreeSpace: 1 });
  await expect(hindered.opened).rejects.toThrow(
    /^The database in .+ cannot be brought up to date: (relation|type) "\w+" already exists \(\w{5}\)$/,
  );
  await hindered.close();
});

test('a later start leaves the tables as they are, and a database of another version is refused and left as it is', async () => {
  const settings = { dataDir: await bareFolder(), workerFile, minFreeSpace: 1, log: () => undefined };
  const folder = path.join(settings.dataDir, 'database');
  const journal = sql`drizzle.__drizzle_migrations`;
  const made = openPglite(settings);
  await made.opened;
  const { rows: first } = (await made.db.execute(sql`select * from ${journal}`)) as { rows: unknown[] };
  await made.close();

  const again = openPglite(settings);
  await again.opened;
  expect(await again.db.execute(sql`select * from ${journal}`)).toMatchObject({ rows: first });
  await again.durable(async (transaction) => {
    await transaction.execute(sql`insert into rate_limits values ('kept')`);
    await transaction.execute(sql`update ${journal} set created_at = 1795239429711`);
  });
  await again.close();

  const refused = openPglite(settings);
  await expect(refused.opened).rejects.toThrow(
    `The database in ${folder} cannot be brought up to date: it was made by another version of the shop; move it away or delete it, and start with an empty one`,
  );
  await refused.close();

  const left = createPgliteClient({ folder, workerFile, log: () => undefined });
  await left.opened;
  const { rows } = await left.query(
    'select distinct key, created_at::text as began from rate_limits, drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ key: 'kept', began: '1795239429711' }]);
  await left.close();
});

test('a folder without a database is left as it is', async () => {
  const folder = await dataFolder();
  const client = createPgliteClient({ folder: path.join(folder), workerFile, log: () => undefined });

  await expect(client.opened).rejects.toThrow('it is not a PostgreSQL folder');
});

test('a closed database says so', async () => {
  await database.close();

  await expect(write('late')).rejects.toEqual(new DatabaseUnavailable('closed'));
  await expect(database.ready()).rejects.toEqual(new DatabaseUnavailable('closed'));
});
