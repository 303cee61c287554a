import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';
import { Order } from './orders.ts';
import { pageOf, PageQuery } from './paging.ts';
import { urls } from './urls.ts';

export const AccountOrder = Type.Object({
  ...Order.properties,
  token: Type.String({ description: 'Opens the order’s own page: /orders/{token}.' }),
  canReview: Type.Boolean({ description: 'It is delivered, and its buyer has not said how it is.' }),
});
export type AccountOrder = Static<typeof AccountOrder>;

export const listAccountOrders = {
  method: 'GET',
  url: urls.accountOrders,
  config: { access: 'signed-in' },
  schema: {
    operationId: 'listAccountOrders',
    summary: 'What somebody has bought, newest first',
    description:
      'Orders made as a guest are among them once the account’s address is proven: ' +
      'a link that was mailed to it was used.',
    tags: ['Account'],
    querystring: PageQuery,
    response: { 200: pageOf(AccountOrder), 401: Failure, 422: Failure, 503: Failure },
  },
} as const;
