import { orderStatuses } from '@awning/shop/order';
import { Type, type Static } from 'typebox';
import {
  ById,
  choiceOf,
  forAdmins,
  Id,
  InstantOrNull,
  orNull,
  refusals,
  SearchWords,
  tags,
  YesOrNo,
} from './admin.ts';
import { AdminMail } from './mails.ts';
import { AdminFile } from '../deliveries.ts';
import { Failure } from '../failure.ts';
import { Instant, Money, optionalTextOf, WebAddress } from '../fields.ts';
import { Order, TimelineStep } from '../orders.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

const Status = choiceOf([...orderStatuses]);

/** A day of the calendar, in UTC. */
const Day = Type.String({ format: 'date', pattern: '^20', 'x-message': 'Enter a day like 2026-11-21' });

/** An order as it stands in the desk's list. */
export const AdminOrderLine = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Type.Enum([...orderStatuses]),
  templateId: Type.String(),
  templateName: Type.String(),
  tier: Type.String(),
  total: Money,
  currency: Type.String(),
  customer: Type.Object({ name: Type.String(), email: Type.String(), business: orNull(Type.String()) }),
  address: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the finished website is, as the desk typed it.',
  }),
  siteAddress: Type.Union([Type.String(), Type.Null()], {
    description: 'Where visitors find the website that we keep, while they do.',
  }),
  flag: Type.Union([Type.String(), Type.Null()], { description: 'Why a person must look at it.' }),
  whoseTurn: { ...TimelineStep.properties.whoseTurn, description: 'Who moves next.' },
  readyBy: Order.properties.readyBy,
  isDifference: Type.Boolean({
    description: 'It pays the difference to a dearer design, and has no website of its own.',
  }),
  createdAt: Instant,
  paidAt: InstantOrNull,
});
export type AdminOrderLine = Static<typeof AdminOrderLine>;

/** A refund that the desk asked for, and its outcome. */
export const AdminRefund = Type.Object({
  id: Id,
  amount: Money,
  note: Type.String(),
  by: Type.Union([Type.String(), Type.Null()], { description: 'The username of whoever asked for it.' }),
  askedAt: Instant,
  state: Type.Enum(['asked', 'returned', 'failed'], {
    description: '`asked` until the payment provider has said that the money went back.',
  }),
  settledAt: InstantOrNull,
  failure: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it failed, in the provider’s words.',
  }),
});
export type AdminRefund = Static<typeof AdminRefund>;

/** Everything that the shop knows of an order. */
export const AdminOrder = Type.Object({
  ...AdminOrderLine.properties,
  url: Type.String({ description: 'The page where its buyer follows it.' }),
  templatePrice: Money,
  refunded: Order.properties.refunded,
  refundable: Type.Integer({
    minimum: 0,
    description: 'What can be asked back now: what was paid, less what went back and what is under way.',
  }),
  refunds: Type.Array(AdminRefund),
  addOns: Order.properties.addOns,
  billing: Order.properties.billing,
  accountId: Type.Union([Id, Type.Null()], { description: 'Whose account it was bought with.' }),
  expiresAt: Type.String({ format: 'date-time', description: 'When it is let go, if nobody pays.' }),
  history: Type.Array(
    Type.Object({
      step: TimelineStep.properties.step,
      at: Instant,
      whoseTurn: TimelineStep.properties.whoseTurn,
      note: orNull(Type.String()),
      by: Type.Union([Type.String(), Type.Null()], {
        description: 'The username of whoever at the desk did it; null for what came by itself.',
      }),
      amount: TimelineStep.properties.amount,
    }),
  ),
  paymentSessions: Type.Array(
    Type.Object({
      id: Type.String({ description: 'The provider’s own name for the page.' }),
      paymentId: orNull(Type.String()),
      paid: Type.Boolean(),
      createdAt: Instant,
    }),
  ),
  paymentEvents: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.String(),
      sessionId: orNull(Type.String()),
      amount: Money,
      currency: Type.String(),
      outcome: Type.String({ description: 'What came of it.' }),
      receivedAt: Instant,
    }),
  ),
  paidFromSameForm: Type.Array(Type.Object({ id: Id, reference: Type.String() }), {
    description: 'Other orders that were paid and came from the same checkout form.',
  }),
  files: Type.Array(AdminFile, { description: 'What its buyer gets, or is to get, beside the address.' }),
  mails: Type.Array(AdminMail),
  differences: Type.Array(
    Type.Object({
      id: Id,
      reference: Type.String(),
      templateId: Type.String({ description: 'The dearer design.' }),
      templateName: Type.String(),
      total: Money,
      refunded: Money,
      status: Type.Enum([...orderStatuses]),
    }),
    {
      description:
        'What was paid for dearer designs of its website, and what is at the till for one, the oldest first. Each is an order, and is refunded as one.',
    },
  ),
  upgrades: Type.Union([Type.Object({ id: Id, reference: Type.String() }), Type.Null()], {
    description: 'The order whose website this one put, or was to put, into a dearer design.',
  }),
});
export type AdminOrder = Static<typeof AdminOrder>;

export const OrdersQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Status),
  q: Type.Optional(SearchWords),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  flagged: Type.Optional(YesOrNo),
  turn: Type.Optional(choiceOf(['buyer', 'shop', 'nobody'])),
  sort: Type.Optional(choiceOf(['newest', 'oldest', 'highest'])),
});
export type OrdersQuery = Static<typeof OrdersQuery>;

export const OrderChange = Type.Object({
  status: Type.Optional(Status),
  note: Type.Optional(optionalTextOf(500, 'Write a note of up to 500 characters')),
  address: Type.Optional(orNull(WebAddress)),
  amount: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'How much goes back, in integer minor units. Left out: all that is left.',
      'x-message': 'Enter a sum of at least one cent',
    }),
  ),
  flag: Type.Optional(
    Type.Null({ description: 'A person has looked.', 'x-message': 'A flag can only be taken away' }),
  ),
});
export type OrderChange = Static<typeof OrderChange>;

export const listOrders = {
  method: 'GET',
  url: urls.adminOrders,
  config: forAdmins,
  schema: {
    operationId: 'listOrders',
    summary: 'All orders, newest first',
    description:
      '`q` looks into reference, name, email, business and template. `from` and `to` are days in UTC, both included.',
    tags,
    querystring: OrdersQuery,
    response: { 200: pageOf(AdminOrderLine), ...refusals, 422: Failure },
  },
} as const;

export const getOrder = {
  method: 'GET',
  url: urls.adminOrder,
  config: forAdmins,
  schema: {
    operationId: 'getOrder',
    summary: 'All that is known of an order',
    tags,
    params: ById,
    response: { 200: AdminOrder, ...refusals, 404: Failure },
  },
} as const;

export const changeOrder = {
  method: 'PATCH',
  url: urls.adminOrder,
  config: forAdmins,
  schema: {
    operationId: 'changeOrder',
    summary: 'Move an order on, or take its flag away',
    description:
      'paid → in_progress → delivered. What is delivered has a live website, an address or a file. The buyer gets a mail at each step. ' +
      '`refunded` from each of them asks the payment provider for a refund, with a note: ' +
      'of all that is left, or of `amount`; before work has begun only of all. The order says so, and the buyer gets a mail, ' +
      'when the provider says that the money went back. ' +
      '503 when the provider is away: the refund is kept and asked for again. 409 when it refuses.',
    tags,
    params: ById,
    body: OrderChange,
    response: { 200: AdminOrder, ...refusals, 404: Failure, 409: Failure, 422: Failure, 503: Failure },
  },
} as const;
