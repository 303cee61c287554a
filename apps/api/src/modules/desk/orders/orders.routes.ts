import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changeOrder, getOrder, listOrders } from '@awning/contract/admin/orders';
import { enterWebAddress } from '@awning/contract/fields';
import { orderStatus } from '@awning/content/orders/orderStatus';
import type { OrderStatus } from '@awning/shop/order';
import { brand } from '@awning/content/brand';
import { formatMoney } from '@awning/shop/money';
import type { DeskOrdersService } from './orders.service.ts';
import { noDelivery, nothingAsked, unknown } from '../refusals.ts';

/** The HTTP routes for the desk's orders. */
export const deskOrdersRoutes: FastifyPluginAsyncTypebox<{ orders: DeskOrdersService }> = async (
  app,
  { orders },
) => {
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
        case 'amount-unasked':
          return reply.failure(422, badAmount('A sum goes with a refund and with nothing else'));
        case 'whole-only':
        case 'too-much':
          return reply.failure(422, badAmount(wrongSum(changing)));
        case 'impossible':
          return reply.failure(409, impossible(changing));
        case 'no-payment':
        case 'under-way':
          return reply.failure(409, cannotGoBack[changing.outcome]);
        case 'refused':
          return reply.failure(409, {
            error: 'refund-refused',
            message: `The payment provider refused the refund. It says: ${changing.reason}`,
          });
        case 'away':
          return reply.failure(503, providerAway);
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
  message: 'A delivered order has a live website, an address or a file.',
  fields: { address: 'Enter the address of the finished website, or publish it or add a file first' },
};

const badAmount = (problem: string) => ({
  error: 'invalid',
  message: `${problem}.`,
  fields: { amount: problem },
});

function wrongSum({ outcome, left, currency }: { outcome: string; left: number; currency: string }) {
  const sum = formatMoney(left, { ...brand, currency });
  return outcome === 'whole-only'
    ? `Work has not begun: the buyer gets back all of it, ${sum}`
    : `At most ${sum} can go back`;
}

const cannotGoBack = {
  'no-payment': {
    error: 'no-payment',
    message: 'The shop knows of no payment for this order: there is nothing to give back.',
  },
  'under-way': {
    error: 'refund-under-way',
    message: 'A refund of this order is under way. Wait for the payment provider’s word.',
  },
};

const providerAway = {
  error: 'provider-away',
  message:
    'The payment provider could not be reached, so no money was moved and nobody was told. The refund is written down and asked for again by itself.',
};

const inWords = (status: OrderStatus) => orderStatus[status].toLowerCase();

const impossible = ({ from, to }: { from: OrderStatus; to: OrderStatus }) => ({
  error: 'impossible-change',
  message: `Impossible change: this order is ${inWords(from)} and cannot become ${inWords(to)}.`,
});
