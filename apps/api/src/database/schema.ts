import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What was sold, to whom and for how much, as it was on that day. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    /** Opens the order's page to whoever has the link. */
    token: text('token').notNull().unique(),
    /** What the client calls its request, so that sending it again orders nothing more. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    status: text('status').notNull(),
    templateId: text('template_id').notNull(),
    templateName: text('template_name').notNull(),
    templatePrice: integer('template_price').notNull(),
    tier: text('tier').notNull(),
    addOns: jsonb('add_ons').$type<{ id: string; name: string; price: number }[]>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerBusiness: text('customer_business'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When an unpaid order is let go. */
    expiresAt: instant('expires_at').notNull(),
    /** The payment page that was opened last. */
    sessionId: text('session_id').notNull(),
    /** The payment page that was paid. */
    paidSessionId: text('paid_session_id'),
    /** Why a person must look at it. */
    flag: text('flag'),
  },
  (table) => [index('orders_status_expires_at').on(table.status, table.expiresAt)],
);

/** What happened to an order, in order. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    step: text('step').notNull(),
    at: instant('at').notNull(),
    whoseTurn: text('whose_turn').notNull(),
  },
  (table) => [index('order_history_order_id').on(table.orderId)],
);

/** Every payment page that was opened for an order. */
export const paymentSessions = pgTable('payment_sessions', {
  /** The provider's own name for it. */
  id: text('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  url: text('url').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Everything the payment provider told us, once each. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's own name for it. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    sessionId: text('session_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** What came of it; `waiting` for an order that is not there yet. */
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_session_id').on(table.sessionId)],
);

/** The test till's own book: it stands in for a provider's. */
export const tillSessions = pgTable('till_sessions', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  lines: jsonb('lines').$type<{ name: string; amount: number }[]>().notNull(),
  total: integer('total').notNull(),
  currency: text('currency').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  status: text('status').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Every letter, written in the transaction of what it tells of. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; also how long a worker has it for itself. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('mails_order_id_kind').on(table.orderId, table.kind),
    index('mails_due_at').on(table.dueAt),
  ],
);
