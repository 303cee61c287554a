import { Type, type Static } from 'typebox';
import { forAdmins, refusals, SearchWords, tags } from './admin.ts';
import { AdminOrderLine } from './orders.ts';
import { Failure } from '../failure.ts';
import { Instant, Money } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { SiteStanding } from '../sites/orderSite.ts';
import { urls } from '../urls.ts';

const { id, reference, status, templateName, isDifference, total, currency, createdAt } =
  AdminOrderLine.properties;
const Count = Type.Integer({ minimum: 0 });

/** All orders of one address. */
export const AdminBuyer = Type.Object({
  email: Type.String({
    description: 'As it was typed last: an address in another spelling is the same buyer.',
  }),
  name: Type.String({ description: 'As it was typed last.' }),
  business: AdminOrderLine.properties.customer.properties.business,
  count: Type.Integer({ minimum: 1, description: 'How many orders there are, paid or not.' }),
  paid: Type.Array(Type.Object({ currency, amount: Money }), {
    description: 'What was paid for them, less what went back, by currency.',
  }),
  lastOrderAt: Instant,
  messages: Type.Integer({ minimum: 0, description: 'How many came by the contact form.' }),
  orders: Type.Array(
    Type.Object({
      id,
      reference,
      status,
      templateName,
      isDifference,
      total,
      currency,
      createdAt,
      messages: { ...Count, description: 'How many were written about it, by its buyer and by the shop.' },
      site: Type.Union([SiteStanding.properties.state, Type.Null()], {
        description: 'Whether visitors see its website; null while it has none.',
      }),
    }),
    { description: 'The newest five.' },
  ),
});
export type AdminBuyer = Static<typeof AdminBuyer>;

export const listBuyers = {
  method: 'GET',
  url: urls.adminBuyers,
  config: forAdmins,
  schema: {
    operationId: 'listBuyers',
    summary: 'Who ordered, by address, the last one first',
    description:
      '`q` looks into the name, email and business of each order. Who had their data deleted is left out.',
    tags,
    querystring: Type.Object({ ...PageQuery.properties, q: Type.Optional(SearchWords) }),
    response: { 200: pageOf(AdminBuyer), ...refusals, 422: Failure },
  },
} as const;
