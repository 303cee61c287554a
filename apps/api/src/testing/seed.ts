import { randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { orders, paymentSessions, tillSessions } from '../database/schema.ts';
import type {
  mails,
  messages,
  orderFiles,
  quotes,
  reviews,
  sitePictures,
  sites,
  subscribers,
} from '../database/schema.ts';
import { keyOf } from '../addresses/addressKey.ts';
import type { TestApp } from './createTestApp.ts';

type Row<Table extends PgTable> = Table['$inferInsert'];
const at = new Date('2026-11-20T12:00:00Z');

/** Inserts rows as they would be after a while of trade. */
export async function keep<Table extends PgTable>(
  { services }: { services: Pick<TestApp['services'], 'database'> },
  table: Table,
  rows: Row<Table>[],
) {
  const anyTable: PgTable = table;
  await services.database.durable((transaction) => transaction.insert(anyTable).values(rows));
  return rows;
}

export function anOrder(change: Partial<Row<typeof orders>> = {}) {
  const id = randomUUID();
  return {
    id,
    reference: `AW-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
    token: `${id}-token`.padEnd(43, 'x'),
    status: 'paid',
    templateId: 'barbershop-classic',
    templateName: 'Barbershop Classic',
    templatePrice: 299_00,
    tier: 'basic',
    addOns: [],
    total: 299_00,
    currency: 'USD',
    customerName: 'Ada Sharp',
    customerEmail: 'ada@sharp.example',
    customerBusiness: 'Sharp & Sons',
    createdAt: at,
    paidAt: at,
    expiresAt: at,
    sessionId: `till_${id}`,
    ...change,
    customerEmailKey: keyOf(change.customerEmail ?? 'ada@sharp.example'),
  } satisfies Row<typeof orders>;
}

export const anOrderFile = (orderId: string, change: Partial<Row<typeof orderFiles>> = {}) =>
  ({
    id: randomUUID(),
    orderId,
    name: 'site.zip',
    size: 1_000,
    received: 0,
    createdAt: at,
    ...change,
  }) satisfies Row<typeof orderFiles>;

export const aSite = (orderId: string, change: Partial<Row<typeof sites>> = {}) =>
  ({
    id: randomUUID(),
    orderId,
    templateId: 'barbershop-classic',
    version: 1,
    createdAt: at,
    ...change,
  }) satisfies Row<typeof sites>;

export const aSitePicture = (siteId: string, change: Partial<Row<typeof sitePictures>> = {}) =>
  ({
    id: randomUUID(),
    siteId,
    file: 'front.jpg',
    name: 'front.jpg',
    size: 1_000,
    received: 0,
    state: 'arriving',
    createdAt: at,
    ...change,
  }) satisfies Row<typeof sitePictures>;

/** Inserts orders as they would be once they were paid at the test till. */
export async function keepPaid(app: TestApp, paid: ReturnType<typeof anOrder>[]) {
  await keep(
    app,
    orders,
    paid.map((order) => ({ ...order, paidSessionId: order.sessionId })),
  );
  await keep(
    app,
    paymentSessions,
    paid.map(({ id, sessionId }) => ({
      id: sessionId,
      orderId: id,
      url: `/pay/${sessionId}`,
      createdAt: at,
    })),
  );
  await keep(
    app,
    tillSessions,
    paid.map(({ sessionId, reference, total, currency }) => ({
      id: sessionId,
      reference,
      lines: [],
      total,
      currency,
      successUrl: '/',
      cancelUrl: '/',
      status: 'paid',
      expiresAt: at,
    })),
  );
}

export const aMessage = (change: Partial<Row<typeof messages>> = {}) =>
  ({
    id: randomUUID(),
    name: 'Bo Long',
    email: 'bo@long.example',
    subject: 'Opening hours',
    message: 'Can you put them on every page?',
    state: 'new',
    suspicious: false,
    createdAt: at,
    ...change,
    emailKey: keyOf(change.email ?? 'bo@long.example'),
  }) satisfies Row<typeof messages>;

export const aQuote = (change: Partial<Row<typeof quotes>> = {}) =>
  ({
    id: randomUUID(),
    name: 'Cy Ward',
    email: 'cy@ward.example',
    business: 'Boat hire',
    budget: '2000',
    details: 'A calendar of boats.',
    state: 'new',
    suspicious: false,
    createdAt: at,
    ...change,
    emailKey: keyOf(change.email ?? 'cy@ward.example'),
  }) satisfies Row<typeof quotes>;

export function aSubscriber(change: Partial<Row<typeof subscribers>> = {}) {
  const id = randomUUID();
  const email = change.email ?? `${id}@reader.example`;
  return {
    id,
    state: 'confirmed',
    asked: 1,
    askedAt: at,
    confirmedAt: at,
    createdAt: at,
    ...change,
    email,
    emailKey: keyOf(email),
  } satisfies Row<typeof subscribers>;
}

export const aReview = (orderId: string, change: Partial<Row<typeof reviews>> = {}) =>
  ({
    id: randomUUID(),
    orderId,
    templateId: 'barbershop-classic',
    rating: 5,
    text: 'Open on Monday, full on Tuesday.',
    hidden: false,
    createdAt: at,
    ...change,
  }) satisfies Row<typeof reviews>;

export function aMail(change: Partial<Row<typeof mails>> = {}) {
  const id = randomUUID();
  return {
    id,
    cause: `test ${id}`,
    kind: 'order-receipt',
    recipient: 'ada@sharp.example',
    subject: 'Your order',
    text: 'words',
    html: '<p>words</p>',
    createdAt: at,
    dueAt: at,
    ...change,
    recipientKey: keyOf(change.recipient ?? 'ada@sharp.example'),
    replyToKey: keyOf(change.replyTo ?? ''),
  } satisfies Row<typeof mails>;
}
