import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { renewOrderLink } from '@awning/contract/orderLinks/calls';
import { tooMany } from '../../../http/failures.ts';
import { isForm } from '../../../http/requestKind.ts';
import type { OrderLinksService } from './links.service.ts';

/** Speaks HTTP for the links to orders. */
export const orderLinksRoutes: FastifyPluginAsyncTypebox<{ orderLinks: OrderLinksService }> = async (
  app,
  { orderLinks },
) => {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  app.route({
    ...renewOrderLink,
    handler: async (request, reply) => {
      const renewing = await orderLinks.renew(request.params.token);
      switch (renewing.outcome) {
        case 'unknown':
          return reply.failure(404, unknownOrder);
        case 'renewed-already':
          return reply.failure(409, renewedAlready);
        case 'at-the-till':
          return reply.failure(409, atTheTill);
        case 'too-many':
          throw tooMany(hour);
        case 'renewed': {
          const path = `/orders/${renewing.token}`;
          return isForm(request) ? reply.redirect(path, 303) : reply.send({ path });
        }
      }
    },
  });
};

const hour = 60 * 60;

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
const renewedAlready = {
  error: 'renewed-already',
  message: 'This link was renewed a moment ago. The new one is in the mail to the buyer of this order.',
};
const atTheTill = {
  error: 'at-the-till',
  message: 'This order is at the till, which leads back by the link it has. Renew it once it is paid for.',
};
