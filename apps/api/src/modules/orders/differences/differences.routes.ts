import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { payDifference } from '@awning/contract/sites/design';
import { brand } from '@awning/content/brand';
import { orderStatus } from '@awning/content/orders/orderStatus';
import type { Failure } from '@awning/contract/failure';
import type { Order } from '@awning/contract/orders';
import type { PageContext } from '@awning/contract/renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf, tooMany } from '../../../http/failures.ts';
import { isForm } from '../../../http/requestKind.ts';
import type { ShowPage } from '../../../http/siteForms.ts';
import type { Limits } from '../../../limits/limits.ts';
import { checkoutSessionAt } from '../../../payments/checkoutSession.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import type { DifferencesService } from './differences.service.ts';

/** Sends a buyer who has the link of an order to the payment page of a dearer design. */
export const differencesRoutes: FastifyPluginAsyncTypebox<{
  differences: DifferencesService;
  limits: Limits;
  payments: Pick<PaymentProvider, 'pageOrigins'>;
  orderOf: (token: string) => Promise<Order | undefined>;
  /** The website of an order as its buyer edits it. */
  workshopOf: (token: string) => Promise<PageContext['workshop']>;
  showPage: ShowPage | undefined;
}> = async (app, { differences, limits, payments, orderOf, workshopOf, showPage }) => {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  /** Refuses a request: a plain form gets its own step of the page back, with the message beside its field. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, status: number, failure: Failure) {
    const { token } = request.params as { token: string };
    if (!showPage || !isForm(request) || !failure.fields) return reply.failure(status, failure);
    const [order, workshop] = await Promise.all([orderOf(token), workshopOf(token)]);
    if (!order || !workshop) return reply.failure(status, failure);
    return showPage(reply, status, `/orders/${token}/tell/looks`, {
      order,
      workshop: { ...workshop, refusedDifference: failure },
    });
  }

  app.route({
    ...payDifference,
    config: { limit: 'pay' },
    preHandler: async ({ params }) => {
      const wait = await limits.takeForOrder(params.token);
      if (wait > 0) throw tooMany(wait);
    },
    errorHandler: (refused, request, reply) => {
      const { status, failure } = refusalOf(refused);
      if (status === 422)
        refuse(request, reply, status, failure).catch((fault: unknown) => reply.refuse(fault));
      else reply.refuse(refused);
    },
    handler: async (request, reply) => {
      const paying = await differences.pay(request.params.token, request.body.templateId);
      switch (paying.outcome) {
        case 'unknown':
          return reply.failure(404, unknownOrder);
        case 'unknown-design':
          return refuse(request, reply, 422, unknownDesign);
        case 'closed':
          return reply.failure(409, {
            error: 'no-site',
            message: `No website is worked on while its order stands at “${orderStatus[paying.status]}”. You have not been charged.`,
          });
        case 'published':
          return reply.failure(409, published);
        case 'other-currency':
          return reply.failure(422, otherCurrency(paying.currency));
        case 'not-dearer':
          return refuse(request, reply, 422, notDearer);
        case 'away':
          request.log.error(paying.cause);
          return reply.header('retry-after', 5).failure(503, tillClosed);
        case 'ready':
          if (isForm(request)) return reply.redirect(paying.url, 303);
          return reply.send(checkoutSessionAt(paying.url, payments));
      }
    },
  });
};

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };

const unknownDesign = {
  error: 'unknown-design',
  message: 'There is no such design. Choose one of those that are shown.',
  fields: { templateId: 'Choose a design' },
};

const published = {
  error: 'published',
  message: 'This website has been live, so it stays in its design. You have not been charged.',
};

const otherCurrency = (currency: string) => ({
  error: 'other-currency',
  message: `This order was paid in ${currency}, and designs are priced in ${brand.currency}. Write to ${brand.email}, and we find a way.`,
});

const notDearer = {
  error: 'not-dearer',
  message: 'This design costs no more than what is paid, so there is no difference to pay.',
  fields: { templateId: 'Choose a dearer design' },
};

const tillClosed = {
  error: 'payment-unavailable',
  message: 'We couldn’t start your payment. You have not been charged. Please try again.',
};
