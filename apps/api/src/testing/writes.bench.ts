// A bare Fastify server whose two routes run the shop's statements for a message and for an order: for
// scripts/bench/api.mjs. The statements are recorded from the shop's own app, so that they stay the same.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { createPgliteClient } from '../database/pglite/pgliteClient.ts';
import { createMemoryCounter } from '../limits/memoryCounter.ts';
import { createOutboxFolder } from '../mail/outboxFolder.ts';
import { createResolver } from '../modules/sites/domains/resolver.ts';
import { createServices } from '../services.ts';

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements that are sent together: one by itself, or one transaction. */
interface Step {
  isTransaction: boolean;
  statements: Statement[];
}

const [databaseUrl = '', dataDir = '', worker = ''] = process.argv.slice(2);
const workerFile = pathToFileURL(worker);
/** Possible ids, tokens and hashes, alone or in a text. No part of a date is as long. */
const words = /(?<![\w-])(?!\d{4}-\d\d-\d\d)[\w-]{6,}/g;
const siteUrl = 'http://shop.example';
const customer = { name: 'Ada Sharp', email: 'ada@sharp.example' };
const kinds = {
  '/contact/create': () => ({ ...customer, subject: 'Hours', message: randomUUID() }),
  '/api/create-checkout-session': () => ({
    templateId: 'barbershop-classic',
    addOns: ['blogSetup'],
    customer: { ...customer, business: 'Sharp & Sons' },
  }),
};

const heard = await listen();
const ask = databaseUrl ? askPostgres() : await askEmbedded();
const bare = Fastify();
for (const { url, steps, isOwn, status, body } of heard) {
  bare.post(url, async (_request, reply) => {
    const fresh = renewal(isOwn);
    for (const { isTransaction, statements } of steps) {
      const own = statements.map(({ text, values }) => ({ text, values: values.map(fresh) }));
      await ask({ isTransaction, statements: own });
    }
    return reply.code(status).send(body);
  });
}
await bare.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (bare.server.address() as AddressInfo).port });
process.once('disconnect', () => process.exit());

/** Sends the shop one request of each kind, and records its database statements. */
async function listen() {
  const database = await openDatabase({
    databaseUrl: databaseUrl || undefined,
    dataDir,
    workerFile,
    minFreeSpace: 0,
    log: () => undefined,
  });
  await database.opened;
  let steps: Step[] = [];
  const now = () => new Date();
  const services = createServices({
    database: overhear(database, (step) => steps.push(step)),
    mailTransport: createOutboxFolder({
      folder: await mkdtemp(path.join(tmpdir(), 'awning-outbox-')),
      from: customer.email,
    }),
    siteUrl,
    sitesHost: 'sites.shop.example',
    sitesAddresses: [],
    resolver: createResolver({ servers: ['127.0.0.1:1'] }),
    shopEmail: customer.email,
    secret: 'a-secret-that-only-the-bench-knows-of',
    counter: createMemoryCounter({ now }),
    rateLimits: false,
    now,
    log: () => undefined,
    scalePicture: () => Promise.reject(new Error('There is no picture.')),
  });
  const app = await buildApp(
    { ...services, site: undefined, isOpen: () => true, mailIsWaiting: () => undefined },
    { siteUrl, sitesHost: 'sites.shop.example', production: false, logger: false },
  );
  const found = [];
  for (const [url, payload] of Object.entries(kinds)) {
    const once = async () => {
      steps = [];
      const { statusCode: status, body } = await app.inject({ method: 'POST', url, payload: payload() });
      if (status >= 300) throw new Error(`${url} was answered with ${status}: ${body}`);
      return { steps, status, body: JSON.parse(body) as object };
    };
    const other = new Set((await once()).steps.flatMap(wordsOf));
    const { steps: told, status, body } = await once();
    // Words in only one of the two requests are that request's own.
    const isOwn = new Set(told.flatMap(wordsOf).filter((word) => !other.has(word)));
    found.push({ url, steps: told, isOwn, status, body });
  }
  await app.close();
  await database.close();
  return found;
}

function wordsOf({ statements }: Step) {
  return statements.flatMap(({ values }) => values.flatMap((value) => String(value).match(words) ?? []));
}

/** The same database, with each step of its work recorded. */
function overhear(database: Database, note: (step: Step) => void): Database {
  const hear = (speaker: object, noteStatement: (statement: Statement) => void) => {
    const logQuery = (text: string, values: unknown[]) => {
      if (!/^(begin|commit)/.test(text)) noteStatement({ text, values });
    };
    Object.assign(Reflect.get(speaker, 'session') as object, { logger: { logQuery } });
  };
  hear(database.db, (statement) => note({ isTransaction: false, statements: [statement] }));
  return {
    ...database,
    durable: (work) =>
      database.durable((transaction) => {
        const statements: Statement[] = [];
        note({ isTransaction: true, statements });
        hear(transaction, (statement) => statements.push(statement));
        return work(transaction);
      }),
  };
}

/** Replaces each value that is one request's own with another of its kind, the same throughout a request. */
function renewal(isOwn: ReadonlySet<string>) {
  const made = new Map<string, string>();
  const renew = (word: string) => {
    if (!isOwn.has(word)) return word;
    const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(word);
    const fresh =
      made.get(word) ?? (isUuid ? randomUUID() : randomBytes(word.length).toString('hex').slice(word.length));
    made.set(word, fresh);
    return fresh;
  };
  return (value: unknown) => (typeof value === 'string' ? value.replaceAll(words, renew) : value);
}

function askPostgres() {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  return async ({ isTransaction, statements }: Step) => {
    const connection = await pool.connect();
    if (isTransaction) await connection.query('begin');
    for (const { text, values } of statements) await connection.query(text, [...values]);
    if (isTransaction) await connection.query('commit');
    connection.release();
  };
}

async function askEmbedded() {
  const client = createPgliteClient({
    folder: path.join(dataDir, 'database'),
    workerFile,
    log: () => undefined,
  });
  await client.opened;
  return async ({ isTransaction, statements }: Step) => {
    if (!isTransaction) {
      for (const { text, values } of statements) await client.query(text, [...values]);
      return;
    }
    await client.transaction(async (transaction) => {
      for (const { text, values } of statements) await transaction.query(text, [...values]);
    });
    await client.flush();
  };
}
