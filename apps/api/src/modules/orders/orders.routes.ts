import { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { downloadOrderFile, getOrderStatus, payForOrder } from '@awning/contract/orders';
import type { Limits } from '../../limits/limits.ts';
import { tooMany } from '../../http/failures.ts';
import { isForm } from '../../http/requestKind.ts';
import { checkoutSessionAt } from '../../payments/checkoutSession.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { Deliveries } from './deliveries/deliveries.ts';
import { asAttachment } from '../../http/fileName.ts';
import type { OrdersService } from './orders.service.ts';

/** The HTTP routes for orders. A visitor may see an order only by its link. */
export const ordersRoutes: FastifyPluginAsyncTypebox<{
  orders: OrdersService;
  deliveries: Deliveries;
  limits: Limits;
  payments: Pick<PaymentProvider, 'pageOrigins'>;
}> = async (app, { orders, deliveries, limits, payments }) => {
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
    ...downloadOrderFile,
    config: { ...downloadOrderFile.config, longestRead: longestDownload },
    handlerTimeout: longestDownload,
    handler: async (request, reply) => {
      const opened = await deliveries.open(request.params.token, request.params.file);
      if (!opened) return reply.failure(404, unknownFile);
      const { name, size } = opened.file;
      // The contract calls this response text; it is sent as a stream.
      const stream: FastifyReply = reply;
      return stream
        .type('application/octet-stream')
        .headers({ 'content-disposition': asAttachment(name), 'content-length': size })
        .send(Readable.from(opened.pieces));
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

      if (paying.outcome === 'late') return reply.failure(409, late);
      if (isForm(request)) return reply.redirect(paying.url, 303);
      return reply.send(checkoutSessionAt(paying.url, payments));
    },
  });
};

// A quarter of a megabit a second is enough for the largest.
const longestDownload = 15 * 60_000;

const unknownFile = { error: 'unknown-file', message: 'There is no such file any more.' };
const late = {
  error: 'difference-late',
  message:
    'The website can no longer go into this design for this difference, so there is nothing to pay. You have not been charged.',
};
const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
