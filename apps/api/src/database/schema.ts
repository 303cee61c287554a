import type { AuditAction } from '@awning/contract/admin/audit';
import type { ReleaseStep, SuggestedChange } from '@awning/contract/admin/sites';
import type { Tried } from '@awning/contract/sites/tried';
import type { ReleaseInput } from '@awning/release/release';
import type { Billing } from '@awning/shop/billing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // One driver knows its own kind of array, the other any.
  fromDriver: (read) => Buffer.from(read.buffer, read.byteOffset, read.byteLength),
});

/** Users: all who have an account. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  username: text('username').notNull(),
  /** Without regard to case, as names are compared. */
  usernameKey: text('username_key').notNull().unique(),
  email: text('email').notNull(),
  /** One for all spellings of a mailbox, as addresses are compared. */
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').notNull(),
  /** When its owner followed a link that was mailed to the address. */
  emailProvenAt: instant('email_proven_at'),
  createdAt: instant('created_at').notNull(),
});

/** Every place where a user is signed in. A session that has ended is not here. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which of its refresh tokens is the last: they are counted, not kept. */
    generation: integer('generation').notNull(),
    /** When that one was given out. */
    rotatedAt: instant('rotated_at').notNull(),
    /** What the browser calls itself. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** A visitor asked for a reset link. A worker finds out whose account it is, so that the answer tells nothing. */
export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Requests for the links to lost orders, until they are answered. */
export const orderLinkRequests = pgTable('order_link_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The one reset link an account has at a time. Its token is made of its id and kept nowhere. */
export const passwordResets = pgTable('password_resets', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** What was sold, to whom and for how much, as it was on that day. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    /** Opens the order's page: having the link is enough. */
    token: text('token').notNull().unique(),
    /** What the client calls its request, so that sending it again orders nothing more. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    /** The checkout form it came from: sent again, that is no further order. */
    formKey: text('form_key'),
    status: text('status').notNull(),
    templateId: text('template_id').notNull(),
    templateName: text('template_name').notNull(),
    templatePrice: integer('template_price').notNull(),
    tier: text('tier').notNull(),
    addOns: jsonb('add_ons').$type<{ id: string; name: string; price: number }[]>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
    /** The account it was bought with. Left out for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    /** What guests' orders are found by. */
    customerEmailKey: text('customer_email_key').notNull(),
    customerBusiness: text('customer_business'),
    /** The business that its receipt is made out to. */
    billing: jsonb('billing').$type<Billing>(),
    /** What its website was tried with before it was bought. */
    tried: jsonb('tried').$type<Tried>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When an unpaid order is let go. */
    expiresAt: instant('expires_at').notNull(),
    /** The payment page that was opened last. */
    sessionId: text('session_id').notNull(),
    /** The payment page that was paid. */
    paidSessionId: text('paid_session_id'),
    /** How much of the total went back, by the provider's word. */
    refunded: integer('refunded').notNull().default(0),
    /** Why a person must look at it. */
    flag: text('flag'),
    /** Where the finished website is. */
    address: text('address'),
    /** The order whose website this one puts into a dearer design: it is paid for nothing but the difference. */
    upgradesOrderId: uuid('upgrades_order_id').references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index('orders_upgrades_order_id').on(table.upgradesOrderId),
    index('orders_status_expires_at').on(table.status, table.expiresAt),
    index('orders_user_id').on(table.userId),
    index('orders_customer_email_key').on(table.customerEmailKey),
    index('orders_created_at').on(table.createdAt),
    uniqueIndex('orders_form_key_request_hash').on(table.formKey, table.requestHash),
  ],
);

/** Money that the desk wants to go back: kept before the provider is asked, so that it is asked for once. */
export const refunds = pgTable(
  'refunds',
  {
    /** Names it at the provider too. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer('amount').notNull(),
    /** Why, for the shop's own eyes. */
    note: text('note').notNull(),
    /** The admin who asked. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    /** `asked`, `returned` or `failed`. */
    state: text('state').notNull(),
    /** The provider's own name for it, once it took it on. */
    providerId: text('provider_id'),
    /** When it was returned, or failed. */
    settledAt: instant('settled_at'),
    /** Why it failed, in the provider's words. */
    failure: text('failure'),
  },
  (table) => [
    index('refunds_order_id').on(table.orderId),
    index('refunds_state_asked_at').on(table.state, table.askedAt),
  ],
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
    /** What the shop wrote beside it, for its own eyes. */
    note: text('note'),
    /** What went back with it. */
    amount: integer('amount'),
    /** The desk's wish that it fulfils, if that was one. */
    refundId: uuid('refund_id').references(() => refunds.id),
  },
  (table) => [index('order_history_order_id').on(table.orderId)],
);

/** A file that an order's buyer gets. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    name: text('name').notNull(),
    /** How many bytes it has. */
    size: integer('size').notNull(),
    /** How many of them are here. */
    received: integer('received').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_files_order_id').on(table.orderId)],
);

/** What a file is made of, in pieces that fit into memory. */
export const orderFilePieces = pgTable(
  'order_file_pieces',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => orderFiles.id, { onDelete: 'cascade' }),
    /** Where in the file it begins. */
    start: integer('start').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.start] })],
);

/** What a template was tried with, for every visitor who has the link to it. Its token is made of its id and kept nowhere. */
export const triedLinks = pgTable(
  'tried_links',
  {
    id: uuid('id').primaryKey(),
    templateId: text('template_id').notNull(),
    tried: jsonb('tried').$type<Tried>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('tried_links_created_at').on(table.createdAt)],
);

/** Every payment page that was opened for an order. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    /** The provider's own name for it. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    url: text('url').notNull(),
    /** The provider's own name for the money that was paid at it. */
    paymentId: text('payment_id').unique(),
    /** What the client calls the request that opened it for an order that was there. */
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_sessions_order_id').on(table.orderId),
    index('payment_sessions_request_key').on(table.requestKey),
  ],
);

/** What a client asked for under a name of its own, before the provider is called: trying again asks for the same. */
export const checkoutAttempts = pgTable('checkout_attempts', {
  requestKey: text('request_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  /** The order as it will be kept. */
  draft: jsonb('draft').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Everything the payment provider told us, once each. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's own name for it. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The page it happened at. What is said of money alone, as a refund is, names none. */
    sessionId: text('session_id'),
    /** What the provider believes the order is called. */
    reference: text('reference'),
    /** The money it is about, as soon as there is any. */
    paymentId: text('payment_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** What came of it; `waiting` for an order that is not there yet. */
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_events_session_id').on(table.sessionId),
    index('payment_events_payment_id').on(table.paymentId),
  ],
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
  /** What went back of it, by the names it was asked under. */
  refunds: jsonb('refunds').$type<{ id: string; amount: number }[]>().notNull().default([]),
  expiresAt: instant('expires_at').notNull(),
});

/** Every mail, written in the transaction of what it tells of. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** What it tells of, such as `order <id>`. With the kind it names a mail: the same one is not sent twice. */
    cause: text('cause').notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    recipientKey: text('recipient_key').notNull(),
    replyTo: text('reply_to'),
    /** Empty where there is no such address. */
    replyToKey: text('reply_to_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What its tokens are made of. They are put in as it leaves and kept nowhere. */
    tokenId: text('token_id'),
    /** Where one click ends the newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; also how long a worker has it for itself. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('mails_cause_kind').on(table.cause, table.kind),
    index('mails_due_at').on(table.dueAt),
    index('mails_recipient_key').on(table.recipientKey),
  ],
);

/** What was written to the shop. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    subject: text('subject'),
    message: text('message').notNull(),
    state: text('state').notNull(),
    /** What no person sees was filled in: by a program, or by a browser that knew no better. */
    suspicious: boolean('suspicious').notNull().default(false),
    /** The same for the same words from the same sender: sent again within minutes it is one message. */
    fingerprint: text('fingerprint'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('messages_created_at').on(table.createdAt),
    index('messages_fingerprint').on(table.fingerprint),
  ],
);

/** What was asked for that is on no shelf. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    business: text('business').notNull(),
    budget: text('budget').notNull(),
    details: text('details').notNull(),
    state: text('state').notNull(),
    /** As a message's. */
    suspicious: boolean('suspicious').notNull().default(false),
    /** As a message's. */
    fingerprint: text('fingerprint'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quotes_created_at').on(table.createdAt),
    index('quotes_fingerprint').on(table.fingerprint),
  ],
);

/** Subscribers of the newsletter: those who get it, those who left, and those who have yet to confirm. */
export const subscribers = pgTable('subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** `pending`, `confirmed` or `unsubscribed`. */
  state: text('state').notNull(),
  /** How often a confirmation was written. */
  asked: integer('asked').notNull(),
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  createdAt: instant('created_at').notNull(),
});

/** What buyers say of what they got. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    templateId: text('template_id').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    hidden: boolean('hidden').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reviews_template_id').on(table.templateId)],
);

/** How many visits of a day found a page's measure in this step of its scale. */
export const pageTimings = pgTable(
  'page_timings',
  {
    day: date('day').notNull(),
    route: text('route').notNull(),
    metric: text('metric').notNull(),
    step: smallint('step').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route, table.metric, table.step] })],
);

/** Who changed what, and when. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The account that did it. Left out for what the shop does by itself. */
    actorId: uuid('actor_id'),
    /** A verb with its object: `order.status`, `session.reuse`. */
    action: text('action').$type<AuditAction>().notNull(),
    /** What it was done to. */
    subjectId: text('subject_id').notNull(),
    /** What it was and what it became. No words that people typed, and nothing that opens a door. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** What a buyer and the shop say to each other about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid('id').primaryKey(),
    /** In which order they were written. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Who wrote it: `buyer` or `shop`. */
    from: text('from').notNull(),
    text: text('text').notNull(),
    /** It sent a finished site back. */
    asksChange: boolean('asks_change').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_messages_order_id_number').on(table.orderId, table.number)],
);

/** What a buyer owns: a design, what the business says in it, and the looks chosen for it. */
export const sites = pgTable('sites', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  templateId: text('template_id').notNull(),
  /** The number of the version of its content that was saved last. */
  version: integer('version').notNull(),
  /** What visitors see. Empty until it is published. */
  publishedReleaseId: uuid('published_release_id'),
  /** Since when it says that it is closed for now. */
  pausedAt: instant('paused_at'),
  /** When its buyer had said what belongs on it. */
  handedInAt: instant('handed_in_at'),
  /** What its buyer is to look over. Empty while the shop works on it. */
  offeredReleaseId: uuid('offered_release_id'),
  offeredAt: instant('offered_at'),
  approvedAt: instant('approved_at'),
  /** How often its buyer has sent it back. */
  changesAsked: integer('changes_asked').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Everything a site ever said, and how it looked. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Counted from one, by site. */
    number: integer('number').notNull(),
    /** The design that it was written in. */
    templateId: text('template_id').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    /** Who saved it: `buyer` or `desk`. */
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.number] })],
);

/** The corrections that the shop suggested to the buyer of a site last. */
export const siteSuggestions = pgTable('site_suggestions', {
  siteId: uuid('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** Another for each time: what is answered is what was looked at. */
  id: uuid('id').notNull(),
  /** The version that they count from. */
  version: integer('version').notNull(),
  note: text('note').notNull(),
  changes: jsonb('changes').$type<SuggestedChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The names that sites stand under, and those they stood under before: no other site gets one. */
export const siteNames = pgTable(
  'site_names',
  {
    name: text('name').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Until when an earlier name leads to the one that counts. Empty for that one. */
    leadsUntil: instant('leads_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('site_names_site_id').on(table.siteId),
    uniqueIndex('site_names_current')
      .on(table.siteId)
      .where(sql`${table.leadsUntil} is null`),
  ],
);

/** A domain of the buyer's own. A domain that was only typed is not taken: the first buyer who proves it has it. */
export const siteDomains = pgTable(
  'site_domains',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Without `www.`, in the form it is looked up in. */
    domain: text('domain').notNull(),
    /** When its records were first seen to point here. It is not served before. */
    provenAt: instant('proven_at'),
    /** When they were last seen to. */
    pointedAt: instant('pointed_at'),
    /** When its records were last asked for, and why they do not do. */
    checkedAt: instant('checked_at'),
    failure: text('failure'),
    /** When they are asked for again. Empty where they are no longer asked for. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('site_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
  ],
);

/** A photograph of a buyer's, from its first piece to the sizes it is shown in. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** What content knows it by. */
    file: text('file').notNull(),
    /** What it was called where it came from. */
    name: text('name').notNull(),
    /** How many bytes it has, and how many of them are here. */
    size: integer('size').notNull(),
    received: integer('received').notNull(),
    /** `arriving`, `scaling`, `ready` or `refused`. */
    state: text('state').notNull(),
    /** Why it was refused, as its owner is told. */
    refusal: text('refusal'),
    /** Of what was sent, by its bytes. */
    hash: text('hash'),
    width: integer('width'),
    height: integer('height'),
    /** What was made of it. Each is a blob. */
    sizes: jsonb('sizes')
      .$type<{ format: 'avif' | 'webp'; width: number; height: number; hash: string; size: number }[]>()
      .notNull()
      .default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('site_pictures_site_id_file').on(table.siteId, table.file)],
);

/** What a photograph is made of as it was sent, with all that the camera wrote into it: no visitor gets to see it. */
export const sitePicturePieces = pgTable(
  'site_picture_pieces',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => sitePictures.id, { onDelete: 'cascade' }),
    /** Where in the file it begins. */
    start: integer('start').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.start] })],
);

/** Bytes by their hash: what several releases have in common is kept once. */
export const blobs = pgTable('blobs', {
  /** SHA-256 of the content, in hexadecimal. */
  hash: text('hash').primaryKey(),
  content: bytes('content').notNull(),
  /** The same compressed, where that is smaller. */
  brotli: bytes('brotli'),
  createdAt: instant('created_at').notNull(),
});

/** A site built into files. */
export const releases = pgTable(
  'releases',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Of all that went in: the same is not built twice. */
    hash: text('hash').notNull(),
    /** Which version of the content it shows. */
    version: integer('version').notNull(),
    /** Where its pages say that they stand. Unknown for a release that was built before this was noted. */
    origin: text('origin'),
    /** Which version of the design it wears. Unknown for a release that was built before this was noted. */
    templateVersion: text('template_version'),
    /** `waiting`, `building`, `built` or `failed`. */
    state: text('state').notNull(),
    /** How many per cent of it are done. */
    progress: integer('progress').notNull().default(0),
    /** What is being done to it just now, and how far that is. */
    step: jsonb('step').$type<ReleaseStep>(),
    failure: text('failure'),
    /** By path. */
    files: jsonb('files')
      .$type<
        Record<
          string,
          {
            hash: string;
            type: string;
            size: number;
            immutable: boolean;
            /** Sent with it, as its policy is. */
            headers?: Record<string, string>;
          }
        >
      >()
      .notNull()
      .default({}),
    /** Where its pages stand, the path of each by its slug. Unknown for a release older than this column. */
    pages: jsonb('pages').$type<Record<string, string>>(),
    /**
     * The photographs that it shows, as they were when it was requested, by their names in its content: later changes
     * do not count. Unknown for a release that was built before this was noted.
     */
    pictures: jsonb('pictures').$type<ReleaseInput['pictures']>(),
    /** The release whose place it takes before visitors as soon as it is built: the same site at another address. */
    takesPlaceOf: uuid('takes_place_of'),
    createdAt: instant('created_at').notNull(),
    builtAt: instant('built_at'),
  },
  (table) => [uniqueIndex('releases_site_id_hash').on(table.siteId, table.hash)],
);

/** What was published when, in order. */
export const sitePublications = pgTable(
  'site_publications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [index('site_publications_site_id').on(table.siteId)],
);

/** What a visitor sent by a form of a site. */
export const siteEntries = pgTable(
  'site_entries',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Which of the site's forms it was. */
    form: text('form').notNull(),
    /** What was asked and what was answered, in the order of the form. */
    fields: jsonb('fields').$type<{ label: string; value: string }[]>().notNull(),
    /** What no person sees was filled in. */
    suspicious: boolean('suspicious').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('site_entries_site_id_created_at').on(table.siteId, table.createdAt)],
);

/** How often a page of a site was opened on a day. No visit stands by itself. */
export const siteVisits = pgTable(
  'site_visits',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.path] })],
);

/** Work that is asked for once and done in a while. What is done, or given up, is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** What it is about: the same is not asked for twice. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /** How often it was tried and failed. */
    failures: integer('failures').notNull().default(0),
    /** How often in a row it was taken up and never heard of again. */
    unheard: integer('unheard').notNull().default(0),
    /** The worker that does it now, by a name for this one time. */
    heldBy: uuid('held_by'),
    /** When it may be tried next; also how long its worker has it alone. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('jobs_name_key').on(table.name, table.key),
    index('jobs_name_due_at').on(table.name, table.dueAt),
  ],
);

/** How often each client did what is limited, when several processes share it. The limiter's own table. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
