import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getOrderStatus, payForOrder } from '@awning/contract/orders';
import type { Limits } from '../../limits/limits.ts';
import { tooMany } from '../../plugins/failureOf.ts';
import { isForm } from '../../plugins/forms.ts';
import type { OrdersService } from './orders.service.ts';

/** Speaks HTTP for orders. Whoever has the link may look; nobody else. */
export const ordersRoutes: FastifyPluginAsyncTypebox<{ orders: OrdersService; limits: Limits }> = async (
  app,
  { orders, limits },
) => {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  app.route({
    ...getOrderStatus,
    handler: async (request, reply) => {
      const order = await orders.byToken(request.params.token);
      if (!order) return reply.failure(404, unknownOrder);
      return reply.send({ order });
    },
  });

  app.route({
    ...payForOrder,
    config: { limit: 'pay' },
    preHandler: async ({ params }) => {
      const wait = await limits.takeForOrder(params.token);
      if (wait > 0) throw tooMany(wait);
    },
    handler: async (request, reply) => {
      const paying = await orders.pay(request.params.token);
      if (paying.outcome === 'unknown') return reply.failure(404, unknownOrder);
      if (paying.outcome === 'paid') {
        return reply.failure(409, { error: 'already-paid', message: 'This order is paid for already.' });
      }

      if (isForm(request)) return reply.redirect(paying.url, 303);
      return reply.send({ url: paying.url });
    },
  });
};

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
