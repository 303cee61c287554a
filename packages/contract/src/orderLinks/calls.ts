import { Type } from 'typebox';
import { Failure } from '../failure.ts';
import { Told } from '../accounts.ts';
import { Email, OrderToken } from '../fields.ts';
import { orderLinkUrls } from './urls.ts';

export const renewOrderLink = {
  method: 'POST',
  url: orderLinkUrls.renew,
  config: { limit: 'link' },
  schema: {
    operationId: 'renewOrderLink',
    summary: 'Give an order a new link: the old one is dead at once',
    description:
      'The new one is mailed to its buyer. 409 while the order is at the till, which leads back by the old one, and for whoever was not the first to ask. As a plain form it answers 303 to the new page.',
    tags: ['Orders'],
    params: OrderToken,
    response: {
      200: Type.Object({ path: Type.String({ description: 'Where the order’s page is from now on.' }) }),
      404: Failure,
      409: Failure,
      429: Failure,
      503: Failure,
    },
  },
} as const;

export const findOrders = {
  method: 'POST',
  url: orderLinkUrls.find,
  config: { limit: 'link' },
  schema: {
    operationId: 'findOrders',
    summary: 'Have the links to the orders of an address mailed there',
    description:
      'The answer is the same whether or not there are such orders. A plain form is answered by a page.',
    tags: ['Orders'],
    body: Type.Object({ email: Email }),
    response: { 200: Told, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;
