import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changeOrder, getOrder, listOrders } from '@awning/contract/adminOrders';
import { enterWebAddress } from '@awning/contract/fields';
import { orderStatus } from '@awning/content/orderStatus';
import type { OrderStatus } from '@awning/shop/order';
import type { OrdersService } from './orders.service.ts';
import { noDelivery, nothingAsked, unknown } from './refusals.ts';

/** Speaks HTTP for the desk's orders. */
export const ordersRoutes: FastifyPluginAsyncTypebox<{ orders: OrdersService }> = async (app, { orders }) => {
  app.route({
    ...listOrders,
    handler: (request) => orders.list(request.query),
  });

  app.route({
    ...getOrder,
    handler: async (request, reply) => {
      const order = await orders.find(request.params.id);
      if (!order) return reply.failure(404, unknown('Order'));
      return reply.send(order);
    },
  });

  app.route({
    ...changeOrder,
    handler: async (request, reply) => {
      const changing = await orders.change(request.params.id, request.body, request.signedIn.id);
      switch (changing.outcome) {
        case 'unknown':
          return reply.failure(404, unknown('Order'));
        case 'nothing-asked':
          return reply.failure(422, nothingAsked({ status: 'Choose where the order goes' }));
        case 'no-address':
          return reply.failure(422, noAddress);
        case 'nothing-delivered':
          return reply.failure(422, nothingDelivered);
        case 'no-delivery':
          return reply.failure(409, noDelivery(changing));
        case 'note-missing':
          return reply.failure(422, noteMissing);
        case 'impossible':
          return reply.failure(409, impossible(changing));
        case 'changed':
          return reply.send(changing.order);
      }
    },
  });
};

const noteMissing = {
  error: 'invalid',
  message: 'Say why the money goes back.',
  fields: { note: 'Say why the money goes back' },
};

const noAddress = {
  error: 'invalid',
  message: `${enterWebAddress}.`,
  fields: { address: enterWebAddress },
};

const nothingDelivered = {
  error: 'nothing-delivered',
  message: 'A delivered order has an address or a file.',
  fields: { address: 'Enter the address of the finished website, or add a file first' },
};

const inWords = (status: OrderStatus) => orderStatus[status].toLowerCase();

const impossible = ({ from, to }: { from: OrderStatus; to: OrderStatus }) => ({
  error: 'impossible-change',
  message: `Impossible change: this order is ${inWords(from)} and cannot become ${inWords(to)}.`,
});
