import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCheckoutSession, getCardProvider, type CardProvider } from '@awning/contract/checkout';
import type { PageContext } from '@awning/contract/renderer';
import { refusalOf, type Refusal } from '../../http/failures.ts';
import { isForm } from '../../http/requestKind.ts';
import { checkoutSessionAt } from '../../payments/checkoutSession.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { checkoutDraftOf, readCheckoutForm } from './checkoutForm.ts';
import type { CheckoutService } from './checkout.service.ts';

interface Options {
  checkout: CheckoutService;
  payments: Pick<PaymentProvider, 'pageOrigins'>;
  cardProvider: CardProvider;
  /** Renders the site's own checkout page. Undefined without a site to render it. */
  showCheckout:
    | ((reply: FastifyReply, status: number, url: string, page: PageContext) => Promise<FastifyReply>)
    | undefined;
}

/** The HTTP routes of the checkout: JSON for the site's script, a plain form for a browser without script. */
export const checkoutRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { checkout, payments, cardProvider, showCheckout },
) => {
  await app.register(formbody, { parser: readCheckoutForm });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const { status, failure, retryAfter } = refusal;
    if (retryAfter) reply.header('retry-after', retryAfter);
    if (!isForm(request) || !showCheckout) return reply.failure(status, failure);

    const { templateId } = (request.body ?? {}) as { templateId?: string };
    const url = templateId ? `/checkout?templateId=${encodeURIComponent(templateId)}` : '/checkout';
    const refused = { draft: checkoutDraftOf(request.body), failure };
    return showCheckout(reply, status, url, { checkout: refused, cardProvider });
  };

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error(error);
    return refuse(request, reply, refusal);
  });

  app.route({
    ...getCardProvider,
    handler: async (_request, reply) => reply.send({ provider: cardProvider }),
  });

  app.route({
    ...createCheckoutSession,
    config: { limit: 'checkout' },
    handler: async (request, reply) => {
      const requestKey = request.headers['idempotency-key'];
      const userId = request.account?.id;
      const result = await checkout.checkOut(request.body, {
        requestKey: requestKey || undefined,
        userId,
      });

      switch (result.outcome) {
        case 'unknown-template':
          return refuse(request, reply, unknownTemplate);
        case 'unknown-add-on':
        case 'repeated-add-on':
          return refuse(request, reply, badAddOn(result.outcome));
        case 'key-reused':
          return refuse(request, reply, keyReused);
        case 'closed':
          request.log.error(result.cause);
          return refuse(request, reply, tillClosed);
        case 'ready':
          if (isForm(request)) return reply.redirect(result.url, 303);
          return reply.send(checkoutSessionAt(result.url, payments));
      }
    },
  });
};

const unknownTemplate: Refusal = {
  status: 404,
  failure: { error: 'unknown-template', message: 'Template not found' },
};

const badAddOn = (error: string): Refusal => ({
  status: 422,
  failure: {
    error,
    message: 'One of the extras is not sold with this template. Please choose again.',
    fields: { addOns: 'Choose from the extras on this page, each once' },
  },
});

const keyReused: Refusal = {
  status: 422,
  failure: { error: 'key-reused', message: 'This Idempotency-Key was used for another order.' },
};

const tillClosed: Refusal = {
  status: 503,
  failure: {
    error: 'payment-unavailable',
    message: "We couldn't start your payment. You have not been charged. Please try again.",
  },
  retryAfter: 5,
};
