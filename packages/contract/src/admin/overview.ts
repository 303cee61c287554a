import { orderStatuses } from '@awning/shop/order';
import { Type, type Static } from 'typebox';
import { forAdmins, refusals, tags } from './admin.ts';
import { Money } from '../fields.ts';
import { urls } from '../urls.ts';

const Count = Type.Integer({ minimum: 0 });
const Submissions = Type.Object({
  open: Type.Integer({ minimum: 0, description: 'Nobody has answered.' }),
  unread: Type.Integer({ minimum: 0, description: 'Of these, nobody has looked at them.' }),
});

/** How the shop is doing, at a glance. Refunds are not counted as sales. */
export const Overview = Type.Object({
  currency: Type.String(),
  orders: Type.Object(Object.fromEntries(orderStatuses.map((status) => [status, Count])) as CountByStatus, {
    description: 'How many stand where, without the differences to dearer designs.',
  }),
  turns: Type.Object({
    shop: Type.Integer({ minimum: 0, description: 'Orders that wait for the shop.' }),
    buyer: Type.Integer({ minimum: 0, description: 'Orders that wait for their buyer.' }),
  }),
  flagged: Type.Integer({ minimum: 0, description: 'Orders that a person must look at.' }),
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), orders: Count, revenue: Money }), {
    description: 'The last 30 days in UTC, oldest first, by the day of the payment.',
  }),
  templates: Type.Array(
    Type.Object({ templateId: Type.String(), name: Type.String(), orders: Count, revenue: Money }),
    { description: 'Everything that is or was sold, what earned most first.' },
  ),
  messages: Submissions,
  quotes: Submissions,
  subscribers: Type.Integer({ minimum: 0, description: 'Who gets the newsletter.' }),
  reviews: Type.Object({
    count: Count,
    average: Type.Union([Type.Number(), Type.Null()], { description: 'Of all that are shown.' }),
    hidden: Count,
  }),
  mails: Type.Object({
    failed: Count,
    waiting: Count,
    oldestWaiting: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'For how many seconds the oldest has waited.',
    }),
  }),
});
export type Overview = Static<typeof Overview>;

type CountByStatus = Record<(typeof orderStatuses)[number], typeof Count>;

export const getOverview = {
  method: 'GET',
  url: urls.adminOverview,
  config: forAdmins,
  schema: {
    operationId: 'getOverview',
    summary: 'How the shop is doing',
    tags,
    response: { 200: Overview, ...refusals },
  },
} as const;
