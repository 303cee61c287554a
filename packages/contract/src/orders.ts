import { orderStatuses } from '@awning/shop/order';
import { Type, type Static } from 'typebox';
import { Id } from './admin/admin.ts';
import { CheckoutSession } from './checkout.ts';
import { DeliveredFile, Delivery } from './deliveries.ts';
import { Failure } from './failure.ts';
import { Day, Instant, Money, OrderToken } from './fields.ts';
import { SiteStanding } from './sites/orderSite.ts';
import { urls } from './urls.ts';

export const TimelineStep = Type.Object({
  step: Type.Enum([
    'ordered',
    'paid',
    'in_progress',
    'delivered',
    'cancelled',
    'expired',
    'part_refunded',
    'refunded',
  ]),
  at: Type.Union([Instant, Type.Null()], { description: 'When it happened; null while it lies ahead.' }),
  whoseTurn: Type.Enum(['buyer', 'shop', 'nobody'], { description: 'Who moves next once it has happened.' }),
  amount: Type.Optional(
    Type.Integer({ minimum: 1, description: 'What went back with it, in integer minor units.' }),
  ),
});
export type TimelineStep = Static<typeof TimelineStep>;

const Billing = Type.Object({
  company: Type.Optional(Type.String()),
  street: Type.Optional(Type.String()),
  postalCode: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ description: 'Two letters of ISO 3166-1.' })),
  taxNumber: Type.Optional(Type.String()),
});

/** The payment, made or due, that puts a website into a dearer design. */
const PaidDifference = Type.Object({
  reference: Type.String(),
  templateId: Type.String({ description: 'The dearer design.' }),
  templateName: Type.String(),
  total: Money,
  status: Type.Enum([...orderStatuses], {
    description: '`delivered` once the website went into the design; `paid` when it could not.',
  }),
  url: Type.String({ description: 'The page of the order that it is.' }),
});

export const Order = Type.Object(
  {
    reference: Type.String(),
    status: Type.Enum([...orderStatuses]),
    templateId: Type.String(),
    templateName: Type.String(),
    tier: Type.String(),
    addOns: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), price: Money })),
    total: Money,
    refunded: Type.Integer({
      minimum: 0,
      description: 'How much of the total went back, in integer minor units, by the payment provider’s word.',
    }),
    currency: Type.String(),
    billing: Type.Union([Billing, Type.Null()], {
      description: 'Whom the receipt is made out to, where its buyer said so.',
    }),
    mailedTo: Type.Union([Type.String(), Type.Null()], {
      description:
        'The address that its messages go to, its first letter and its host alone: whoever has the link sees it. Null once its buyer’s data are erased.',
    }),
    createdAt: Instant,
    paidAt: Type.Union([Instant, Type.Null()]),
    timeline: Type.Array(TimelineStep),
    readyBy: Type.Union([Day, Type.Null()], {
      description:
        'The last day on which it is ready, by the shop’s calendar; null unless work is under way.',
    }),
    delivery: Type.Union([Delivery, Type.Null()], {
      description: 'What its buyer was given, once it is delivered.',
    }),
    site: Type.Union([SiteStanding, Type.Null()], {
      description: 'The website that is built of it, once there is one.',
    }),
    pictures: Type.Array(DeliveredFile, {
      description: 'The photographs of that website as they were sent, with all that is in them.',
    }),
    differences: Type.Array(PaidDifference, {
      description:
        'What was paid for dearer designs of that website, and what is at the till for one, the oldest first.',
    }),
    upgrades: Type.Union([Type.Object({ reference: Type.String(), url: Type.String() }), Type.Null()], {
      description:
        'The order whose website this one puts into a dearer design, with its page. It is a difference and nothing else then: it has no website of its own.',
    }),
  },
  { $id: 'Order' },
);
export type Order = Static<typeof Order>;

export const getOrderStatus = {
  method: 'GET',
  url: urls.orderStatus,
  schema: {
    operationId: 'getOrderStatus',
    summary: 'Follow an order by the link in its receipt',
    tags: ['Orders'],
    params: OrderToken,
    response: { 200: Type.Object({ order: Order }), 404: Failure, 503: Failure },
  },
} as const;

export const downloadOrderFile = {
  method: 'GET',
  url: urls.orderFile,
  config: { page: true },
  schema: {
    operationId: 'downloadOrderFile',
    summary: 'A file of an order that is delivered',
    description: 'Bytes, as an attachment. A failure is a page: whoever follows the link reads it.',
    tags: ['Orders'],
    params: Type.Object({ ...OrderToken.properties, file: Id }),
    response: {
      200: {
        description: 'OK',
        content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
      },
      404: Failure,
      503: Failure,
    },
  },
} as const;

export const payForOrder = {
  method: 'POST',
  url: urls.payForOrder,
  schema: {
    operationId: 'payForOrder',
    summary: 'Go to pay for an order that was left unpaid',
    description: 'As a plain form it answers 303 to the payment page.',
    tags: ['Orders'],
    params: OrderToken,
    response: { 200: CheckoutSession, 404: Failure, 409: Failure, 429: Failure, 503: Failure },
  },
} as const;
