import { Type, type Static } from 'typebox';
import { Id } from '../admin/admin.ts';
import { Failure } from '../failure.ts';
import { Day, Instant, OrderToken } from '../fields.ts';
import { urls } from '../urls.ts';

/** The stage of a site: its buyer says what belongs on it; the shop checks that; its buyer approves; it is live. */
export const siteStages = ['telling', 'checking', 'approving', 'live'] as const;
export type SiteStage = (typeof siteStages)[number];

/** Where a site is, and whether visitors see it. */
export const SiteStanding = Type.Object({
  address: Type.String({ description: 'Under the host of all sites, as https://sharp.sites.example.' }),
  state: Type.Enum(['draft', 'live', 'paused'], {
    description: '`draft` was never published; `paused` says that it is closed for now.',
  }),
  domain: Type.Union([Type.String(), Type.Null()], {
    description: 'Its owner’s own, as people read it, once it is proven.',
  }),
  stage: Type.Enum([...siteStages], {
    description: '`telling` and `approving` are its buyer’s turn, `checking` is the shop’s.',
  }),
});
export type SiteStanding = Static<typeof SiteStanding>;

/** A message that a visitor sent by a form of a site. */
export const SiteEntry = Type.Object({
  id: Id,
  form: Type.String({ description: 'Which of the site’s forms it was, in words.' }),
  fields: Type.Array(Type.Object({ label: Type.String(), value: Type.String() }), {
    description: 'What was asked, in words, and what was answered, in the order of the form.',
  }),
  suspicious: Type.Boolean({
    description: 'What no person sees was filled in. It is kept, and mailed to nobody.',
  }),
  createdAt: Instant,
});
export type SiteEntry = Static<typeof SiteEntry>;

/** The messages of visitors to a site. */
export const SiteVisitors = Type.Object({
  visits: Type.Array(Type.Object({ day: Day, path: Type.String(), visits: Type.Integer({ minimum: 1 }) }), {
    description:
      'How often each page was opened on each of the last 30 days, by UTC. No visit stands by itself.',
  }),
  entries: Type.Array(SiteEntry, { description: 'The newest 50, the newest first.' }),
  entriesTotal: Type.Integer({ minimum: 0 }),
});
export type SiteVisitors = Static<typeof SiteVisitors>;

export const OrderSite = Type.Object({ ...SiteStanding.properties, ...SiteVisitors.properties });
export type OrderSite = Static<typeof OrderSite>;

export const csvAnswer = {
  description: 'OK',
  content: { 'text/csv': { schema: Type.String() } },
} as const;

export const getOrderSite = {
  method: 'GET',
  url: urls.orderSite,
  schema: {
    operationId: 'getOrderSite',
    summary: 'The website of an order, and what its visitors left there',
    tags: ['Orders'],
    params: OrderToken,
    response: { 200: OrderSite, 404: Failure, 503: Failure },
  },
} as const;

export const downloadOrderSiteEntries = {
  method: 'GET',
  url: urls.orderSiteEntriesFile,
  config: { page: true },
  schema: {
    operationId: 'downloadOrderSiteEntries',
    summary: 'All that was sent by the forms of an order’s website, as a file for a spreadsheet',
    description:
      'RFC 4180, the newest first. A cell that a spreadsheet would take for a formula begins with an apostrophe. ' +
      'A failure is a page: whoever follows the link reads it.',
    tags: ['Orders'],
    params: OrderToken,
    response: { 200: csvAnswer, 404: Failure, 503: Failure },
  },
} as const;

const binary = { schema: Type.String({ format: 'binary' }) };

export const downloadOrderSitePicture = {
  method: 'GET',
  url: urls.orderSitePicture,
  config: { page: true },
  schema: {
    operationId: 'downloadOrderSitePicture',
    summary: 'A photograph of an order’s website as it was sent',
    description:
      'All its bytes, with what the camera wrote into them, as an attachment. A failure is a page: whoever follows ' +
      'the link reads it.',
    tags: ['Orders'],
    params: Type.Object({ ...OrderToken.properties, picture: Id }),
    response: {
      200: {
        description: 'OK',
        content: {
          'image/jpeg': binary,
          'image/png': binary,
          'image/webp': binary,
          'image/avif': binary,
          'image/gif': binary,
        },
      },
      404: Failure,
      503: Failure,
    },
  },
} as const;

export const removeOrderSiteEntry = {
  method: 'DELETE',
  url: urls.orderSiteEntry,
  schema: {
    operationId: 'removeOrderSiteEntry',
    summary: 'Remove for good what somebody sent by a form of an order’s website',
    tags: ['Orders'],
    params: Type.Object({ ...OrderToken.properties, entry: Id }),
    response: { 204: Type.Null(), 404: Failure, 503: Failure },
  },
} as const;
