import { Type } from 'typebox';
import { Failure } from '../failure.ts';
import { OrderToken } from '../fields.ts';
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
