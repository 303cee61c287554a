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
  // One driver returns its own kind of array, the other any kind.
  fromDriver: (read) => Buffer.from(read.buffer, read.byteOffset, read.byteLength),
});

/** Users: all who have an account. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  username: text('username').notNull(),
  /** Without regard to case: usernames are compared by it. */
  usernameKey: text('username_key').notNull().unique(),
  email: text('email').notNull(),
  /** The same for all spellings of a mailbox: addresses are compared by it. */
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').notNull(),
  /** When the owner followed a link that was mailed to the address. */
  emailProvenAt: instant('email_proven_at'),
  createdAt: instant('created_at').notNull(),
});

/** Every place where a user is signed in. An ended session has no row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of its newest refresh token: tokens are counted, not stored. */
    generation: integer('generation').notNull(),
    /** When that token was issued. */
    rotatedAt: instant('rotated_at').notNull(),
    /** The browser's own name for itself. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/**
 * A visitor's request for a reset link. A worker finds out whose account it is, so that the response reveals nothing.
 */
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

/** The one reset link that an account has at a time. Its token is derived from its id and not stored. */
export const passwordResets = pgTable('password_resets', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** The goods, the buyer and the price of a sale, as they were on that day. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    /** Opens the order's page: having the link is enough. */
    token: text('token').notNull().unique(),
    /** The client's name for its request, so that sending it again orders nothing more. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    /** The checkout form that it came from: sent again, that is no further order. */
    formKey: text('form_key'),
    status: text('status').notNull(),
    templateId: text('template_id').notNull(),
    templateName: text('template_name').notNull(),
    templatePrice: integer('template_price').notNull(),
    tier: text('tier').notNull(),
    addOns: jsonb('add_ons').$type<{ id: string; name: string; price: number }[]>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
    /** The account that it was bought with. Null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    /** The key by which guests' orders are found. */
    customerEmailKey: text('customer_email_key').notNull(),
    customerBusiness: text('customer_business'),
    /** The business that its receipt is made out to. */
    billing: jsonb('billing').$type<Billing>(),
    /** The visitor's trial of the template before the purchase. */
    tried: jsonb('tried').$type<Tried>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When an unpaid order expires. */
    expiresAt: instant('expires_at').notNull(),
    /** The payment page that was opened last. */
    sessionId: text('session_id').notNull(),
    /** The payment page that was paid. */
    paidSessionId: text('paid_session_id'),
    /** How much of the total was refunded, as the provider says. */
    refunded: integer('refunded').notNull().default(0),
    /** Why a person must look at it. */
    flag: text('flag'),
    /** The address of the finished website. */
    address: text('address'),
    /** The order whose website this one moves to a dearer design: only the difference is paid. */
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

/** Refunds that the desk asks for: stored before the provider is called, so that each is asked for once. */
export const refunds = pgTable(
  'refunds',
  {
    /** Names it at the provider too. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer('amount').notNull(),
    /** The reason, for the shop alone. */
    note: text('note').notNull(),
    /** The admin who asked. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    /** `asked`, `returned` or `failed`. */
    state: text('state').notNull(),
    /** The provider's id for it, once it was accepted. */
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

/** The steps of an order, in sequence. */
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
    /** The shop's note on it, for the shop alone. */
    note: text('note'),
    /** The amount that was refunded with it. */
    amount: integer('amount'),
    /** The desk's refund that it fulfils, if it was one. */
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
    /** Its size in bytes. */
    size: integer('size').notNull(),
    /** How many of them have arrived. */
    received: integer('received').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_files_order_id').on(table.orderId)],
);

/** The content of a file, in pieces that fit into memory. */
export const orderFilePieces = pgTable(
  'order_file_pieces',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => orderFiles.id, { onDelete: 'cascade' }),
    /** The offset in the file. */
    start: integer('start').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.start] })],
);

/**
 * A visitor's trial of a template, for everyone who has the link to it. Its token is derived from its id and not
 * stored.
 */
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
    /** The provider's own id. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    url: text('url').notNull(),
    /** The provider's own id of the payment that was made on it. */
    paymentId: text('payment_id').unique(),
    /** The client's name for the request that opened it for an existing order. */
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_sessions_order_id').on(table.orderId),
    index('payment_sessions_request_key').on(table.requestKey),
  ],
);

/** A client's named request, stored before the provider is called: a retry asks for the same. */
export const checkoutAttempts = pgTable('checkout_attempts', {
  requestKey: text('request_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  /** The order as it will be stored. */
  draft: jsonb('draft').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Every event of the payment provider, once each. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's own id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The page that it is about. Events about money alone, such as a refund, name none. */
    sessionId: text('session_id'),
    /** The order's reference, as the provider knows it. */
    reference: text('reference'),
    /** The payment that it is about, once there is one. */
    paymentId: text('payment_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The result; `waiting` while its order does not exist yet. */
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_events_session_id').on(table.sessionId),
    index('payment_events_payment_id').on(table.paymentId),
  ],
);

/** The test till's own records: it stands in for a provider's. */
export const tillSessions = pgTable('till_sessions', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  lines: jsonb('lines').$type<{ name: string; amount: number }[]>().notNull(),
  total: integer('total').notNull(),
  currency: text('currency').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  status: text('status').notNull(),
  /** Its refunds, by the names under which they were asked for. */
  refunds: jsonb('refunds').$type<{ id: string; amount: number }[]>().notNull().default([]),
  expiresAt: instant('expires_at').notNull(),
});

/** Every mail, written in the transaction of the change that it reports. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** What it reports, such as `order <id>`. With the kind it identifies a mail: the same one is not sent twice. */
    cause: text('cause').notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    recipientKey: text('recipient_key').notNull(),
    replyTo: text('reply_to'),
    /** Empty without such an address. */
    replyToKey: text('reply_to_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The id that its tokens are derived from. They are filled in as the mail leaves, and not stored. */
    tokenId: text('token_id'),
    /** The address where one click ends the newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; also until when a worker holds it alone. */
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

/** Messages to the shop. */
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
    /** The honeypot was filled in: by a program, or by a browser that autofills hidden fields. */
    suspicious: boolean('suspicious').notNull().default(false),
    /** The same for the same words from the same sender: repeated within minutes, they are one message. */
    fingerprint: text('fingerprint'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('messages_created_at').on(table.createdAt),
    index('messages_fingerprint').on(table.fingerprint),
  ],
);

/** Requests for work that is not in the catalogue. */
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

/** The newsletter's addresses: confirmed, unsubscribed, or yet to confirm. */
export const subscribers = pgTable('subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** `pending`, `confirmed` or `unsubscribed`. */
  state: text('state').notNull(),
  /** How often a confirmation was mailed. */
  asked: integer('asked').notNull(),
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  createdAt: instant('created_at').notNull(),
});

/** Buyers' reviews of their purchases. */
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

/** How many visits of a day had a page's metric in this step of its scale. */
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

/** Every change, with its actor and time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The account that did it. Null for changes that the shop makes by itself. */
    actorId: uuid('actor_id'),
    /** A verb with its object: `order.status`, `session.reuse`. */
    action: text('action').$type<AuditAction>().notNull(),
    /** The object of the change. */
    subjectId: text('subject_id').notNull(),
    /** Its value before and after. No words that people typed, and no secret that gives access. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** The conversation of a buyer and the shop about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid('id').primaryKey(),
    /** Their sequence. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The author: `buyer` or `shop`. */
    from: text('from').notNull(),
    text: text('text').notNull(),
    /** It sent a finished site back. */
    asksChange: boolean('asks_change').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_messages_order_id_number').on(table.orderId, table.number)],
);

/** A buyer's website: a design, its content, and the looks chosen for it. */
export const sites = pgTable('sites', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  templateId: text('template_id').notNull(),
  /** The number of the latest saved version of its content. */
  version: integer('version').notNull(),
  /** The release that visitors see. Null until one is published. */
  publishedReleaseId: uuid('published_release_id'),
  /** Since when it shows that it is closed for now. */
  pausedAt: instant('paused_at'),
  /** When the buyer handed in its content. */
  handedInAt: instant('handed_in_at'),
  /** The release that the buyer is to review. Null while the shop works on it. */
  offeredReleaseId: uuid('offered_release_id'),
  offeredAt: instant('offered_at'),
  approvedAt: instant('approved_at'),
  /** How often the buyer has sent it back. */
  changesAsked: integer('changes_asked').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Every version of a site's content and looks. */
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
    /** The author: `buyer` or `desk`. */
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.number] })],
);

/** The corrections that the shop last suggested to a site's buyer. */
export const siteSuggestions = pgTable('site_suggestions', {
  siteId: uuid('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** A new one each time: so an answer is to the suggestion that was shown. */
  id: uuid('id').notNull(),
  /** The version that they start from. */
  version: integer('version').notNull(),
  note: text('note').notNull(),
  changes: jsonb('changes').$type<SuggestedChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The names of sites, present and former: no other site gets one. */
export const siteNames = pgTable(
  'site_names',
  {
    name: text('name').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Until when a former name redirects to the present one. Null for the present one. */
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

/** A buyer's own domain. Typing a domain does not claim it: the first buyer who proves it has it. */
export const siteDomains = pgTable(
  'site_domains',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Without `www.`, in the form that DNS is asked for. */
    domain: text('domain').notNull(),
    /** When its records were first seen to point here. It is not served before that. */
    provenAt: instant('proven_at'),
    /** When they were last seen to point here. */
    pointedAt: instant('pointed_at'),
    /** When its records were last looked up, and why they do not suffice. */
    checkedAt: instant('checked_at'),
    failure: text('failure'),
    /** When they are looked up again. Null once that has stopped. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('site_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
  ],
);

/** A buyer's photograph, from its first piece to its scaled sizes. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Its name in the site's content. */
    file: text('file').notNull(),
    /** Its file name at the buyer's. */
    name: text('name').notNull(),
    /** Its size in bytes, and how many of them have arrived. */
    size: integer('size').notNull(),
    received: integer('received').notNull(),
    /** `arriving`, `scaling`, `ready` or `refused`. */
    state: text('state').notNull(),
    /** Why it was refused, as its owner is told. */
    refusal: text('refusal'),
    /** The hash of the original's bytes. */
    hash: text('hash'),
    width: integer('width'),
    height: integer('height'),
    /** Its scaled versions. Each is a blob. */
    sizes: jsonb('sizes')
      .$type<{ format: 'avif' | 'webp'; width: number; height: number; hash: string; size: number }[]>()
      .notNull()
      .default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('site_pictures_site_id_file').on(table.siteId, table.file)],
);

/** The original of a photograph in pieces, with all its metadata: no visitor gets to see it. */
export const sitePicturePieces = pgTable(
  'site_picture_pieces',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => sitePictures.id, { onDelete: 'cascade' }),
    /** The offset in the file. */
    start: integer('start').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.start] })],
);

/** Bytes by their hash: content shared by several releases is stored once. */
export const blobs = pgTable('blobs', {
  /** SHA-256 of the content, in hexadecimal. */
  hash: text('hash').primaryKey(),
  content: bytes('content').notNull(),
  /** The compressed content, where that is smaller. */
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
    /** The hash of everything that went in: the same is not built twice. */
    hash: text('hash').notNull(),
    /** The version of the content that it shows. */
    version: integer('version').notNull(),
    /** The origin that its pages name. Null for a release from before this column. */
    origin: text('origin'),
    /** The version of the design that it uses. Null for a release from before this column. */
    templateVersion: text('template_version'),
    /** `waiting`, `building`, `built` or `failed`. */
    state: text('state').notNull(),
    /** Its progress in per cent. */
    progress: integer('progress').notNull().default(0),
    /** The current step of the build, and how far that is. */
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
            /** Sent with it, such as its policy. */
            headers?: Record<string, string>;
          }
        >
      >()
      .notNull()
      .default({}),
    /** The path of each page by its slug. Null for a release from before this column. */
    pages: jsonb('pages').$type<Record<string, string>>(),
    /**
     * Its photographs as they were when it was requested, by their names in its content: later changes do not count.
     * Null for a release from before this was noted.
     */
    pictures: jsonb('pictures').$type<ReleaseInput['pictures']>(),
    /** The release that it replaces for visitors as soon as it is built: the same site at another address. */
    takesPlaceOf: uuid('takes_place_of'),
    createdAt: instant('created_at').notNull(),
    builtAt: instant('built_at'),
  },
  (table) => [uniqueIndex('releases_site_id_hash').on(table.siteId, table.hash)],
);

/** Every publication, in sequence. */
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

/** A visitor's entry in a form of a site. */
export const siteEntries = pgTable(
  'site_entries',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Its form on the site. */
    form: text('form').notNull(),
    /** The questions and answers, in the order of the form. */
    fields: jsonb('fields').$type<{ label: string; value: string }[]>().notNull(),
    /** The honeypot was filled in. */
    suspicious: boolean('suspicious').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('site_entries_site_id_created_at').on(table.siteId, table.createdAt)],
);

/** How often a page of a site was opened on a day. Single visits are not stored. */
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

/** Jobs that run soon after they are asked for. A finished or abandoned one is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Its subject: no second job has the same. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /** How often it was tried and failed. */
    failures: integer('failures').notNull().default(0),
    /** How often in a row a worker took it up and vanished. */
    unheard: integer('unheard').notNull().default(0),
    /** The worker that runs it now, by a name for this one run. */
    heldBy: uuid('held_by'),
    /** When it may be tried next; also until when its worker holds it alone. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('jobs_name_key').on(table.name, table.key),
    index('jobs_name_due_at').on(table.name, table.dueAt),
  ],
);

/** The rate limiter's own table: counts by client, shared by several processes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
