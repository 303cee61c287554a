import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import inject, { type InjectOptions } from 'light-my-request';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { onTestFinished } from 'vitest';
import { keyOf } from '../addresses/addressKey.ts';
import { buildApp, type Dependencies, type Options } from '../app.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { createMemoryCounter } from '../limits/memoryCounter.ts';
import { createOutboxFolder } from '../mail/outboxFolder.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import type { SiteBuilder } from '../modules/sites/releases/siteBuilder.ts';
import { keepSession } from '../modules/accounts/sessions/sessions.repository.ts';
import { createResolver } from '../modules/sites/domains/resolver.ts';
import type { PaymentTimeouts } from '../modules/orders/orders.service.ts';
import type { PaymentEvent, PaymentProvider } from '../payments/provider.ts';
import { sign } from '../payments/signature.ts';
import { signatureHeader } from '../payments/till.ts';
import type { Site } from '../site/site.ts';
import { derivedSecret } from '../security/secrets.ts';
import { createServices } from '../services.ts';
import { scaleHere } from './scaleHere.ts';
import { openTestDatabase } from './testDatabase.ts';

export const secret = 'a-secret-that-only-the-tests-know-of';
const webhookSecret = derivedSecret(secret, 'till webhook');
const checkoutUrl = '/api/create-checkout-session';
// The hash of a random password that was not kept.
const ofNoPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$vytqydXp2nJSSO/4ib1DuA$w6nLfiPx8Y04WYbA/MEmslBYZcXaEiCPv8A5WLO0VC4';

export const customer = { name: 'Ada Sharp', email: 'ada@sharp.example', business: 'Sharp & Sons' };
export const purchase = { templateId: 'barbershop-classic', addOns: ['blogSetup'], customer };

/** The whole server without a port, on a real and empty database. */
export async function createTestApp({
  payments,
  paymentTimeouts,
  clock = { time: Date.parse('2026-11-21T09:00:00Z') },
  site,
  siteUrl = 'http://shop.example',
  sitesHost = 'sites.shop.example',
  sitesAddresses = [],
  dnsServers = ['127.0.0.1:1'],
  siteBuilder,
  production = false,
  rateLimits = false,
  trustProxy,
  slowestRequest,
  slowestReader,
  logger = false,
  mailTransport: otherCarrier,
  mailIsWaiting = () => undefined,
  wrap = (database) => database,
}: {
  payments?: PaymentProvider;
  /** How long the provider may take. */
  paymentTimeouts?: PaymentTimeouts;
  clock?: { time: number };
  site?: Site;
  siteUrl?: string;
  sitesHost?: string;
  /** The addresses that buyers' own domains must point to. */
  sitesAddresses?: readonly string[];
  /** The name servers for them. Nothing answers at the default port. */
  dnsServers?: readonly string[];
  siteBuilder?: SiteBuilder;
  production?: boolean;
  /** Off by default: tests do more in a second than a person in an hour. */
  rateLimits?: boolean;
  trustProxy?: readonly string[] | undefined;
  slowestRequest?: number;
  slowestReader?: number;
  logger?: Options['logger'];
  mailTransport?: MailTransport;
  mailIsWaiting?: () => void;
  /** Wraps the server's database. */
  wrap?: (database: Database) => Database;
} = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-outbox-'));
  const database = wrap(await openTestDatabase());
  const now = () => new Date(clock.time);

  const services = createServices({
    database,
    mailTransport: otherCarrier ?? createOutboxFolder({ folder, from: 'Awning <hello@awning.example>' }),
    siteUrl,
    sitesHost,
    sitesAddresses,
    resolver: createResolver({ servers: dnsServers }),
    siteBuilder,
    shopEmail: 'desk@awning.example',
    secret,
    counter: createMemoryCounter({ now }),
    rateLimits,
    now,
    log: () => undefined,
    scalePicture: scaleHere,
    payments,
    paymentTimeouts,
  });
  const dependencies: Dependencies = { ...services, site, isOpen: () => true, mailIsWaiting };
  const app = await buildApp(dependencies, {
    siteUrl,
    sitesHost,
    production,
    logger,
    slowestRequest,
    slowestReader,
    trustProxy,
  });

  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const send = (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    send('POST', url, payload, headers);

  /** A user who is signed in, without registering or logging in. */
  const signIn = async (change: Partial<typeof users.$inferInsert> = {}) => {
    const id = randomUUID();
    const email = change.email ?? `${id}@people.example`;
    const username = change.username ?? id;
    const [user] = (await database.durable((transaction) =>
      transaction
        .insert(users)
        .values({
          id,
          firstName: 'Bea',
          lastName: 'Short',
          passwordHash: ofNoPassword,
          role: 'customer',
          createdAt: now(),
          ...change,
          username,
          usernameKey: keyOf(username),
          email,
          emailKey: keyOf(email),
        })
        .returning(),
    )) as [typeof users.$inferSelect];
    const session = services.sessions.draft(user.id, 'A browser in a test');
    await database.durable((transaction) => keepSession(transaction, session));
    const { accessToken } = await services.sessions.credentialsFor(user, session);
    return { user, session, headers: { authorization: `Bearer ${accessToken}` } };
  };

  const postForm = (url: string, fields: Record<string, string | readonly string[]>) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(pairs).toString(),
    });
  };

  const rows = async <Table extends PgTable>(table: Table): Promise<Table['$inferSelect'][]> => {
    const anyTable: PgTable = table;
    // A database stores rows where there is room, but knows when each was written.
    const { id } = getTableColumns(anyTable);
    const order = id?.dataType === 'number' ? [id] : [sql`xmin::text::bigint`, sql`cmin::text::bigint`];
    const found: unknown = await database.db
      .select()
      .from(anyTable)
      .orderBy(...order);
    return found as Table['$inferSelect'][];
  };

  return {
    app,
    services,
    send,
    post,
    postForm,
    signIn,
    rows,
    /** Sends a request as the network does: the host decides which server answers. */
    visit: async (
      address: string,
      {
        headers = {},
        ...request
      }: Omit<InjectOptions, 'url' | 'path' | 'headers'> & { headers?: Record<string, string> } = {},
    ) => {
      const [, host = '', url = ''] = /^([^/]*)(.*)$/.exec(address) ?? [];
      await app.ready();
      return inject((incoming, outgoing) => app.server.emit('request', incoming, outgoing), {
        ...request,
        url: url || '/',
        headers: { host, 'user-agent': 'Mozilla/5.0 (a person)', ...headers },
      });
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    /** Lets time pass, in milliseconds. */
    pass: (milliseconds: number) => {
      clock.time += milliseconds;
    },
    /** Buys, and returns the payment page and its session. */
    order: async (body: unknown = purchase) => {
      const { url } = (await post(checkoutUrl, body)).json<{ url: string }>();
      const { pathname } = new URL(url);
      return { page: pathname, sessionId: pathname.slice('/pay/'.length) };
    },
    /** Sends an event of the provider to the shop, correctly signed. */
    tell: (event: PaymentEvent) => {
      const payload = Buffer.from(JSON.stringify(event));
      return app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: sign(payload, webhookSecret, now()),
        },
        payload,
      });
    },
    /** Sends all mail that is due and reads the outbox, byte by byte. */
    outbox: async () => {
      await services.mailWorker.sendDue();
      const names = await readdir(folder).catch(() => [] as string[]);
      return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
