import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { receivePaymentEvent } from '@awning/contract/payments';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

/** Receives the payment provider's events. The response is 200 only when the event is stored. */
export const webhookRoutes: FastifyPluginAsyncTypebox<{
  payments: PaymentProvider;
  settle: (event: PaymentEvent) => Promise<void>;
}> = async (app, { payments, settle }) => {
  // The signature covers the bytes as they arrived; a parsed and rewritten body proves nothing.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.route({
    ...receivePaymentEvent,
    // Events are signed, and sent as often as there are any.
    config: { limit: 'none' },
    bodyLimit: 256 * 1024,
    handler: async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reading = payments.readEvent(body, request.headers);
      if (reading.outcome === 'refused') {
        return reply.failure(400, {
          error: 'bad-signature',
          message: 'This event is not signed as it should be.',
        });
      }

      if (reading.outcome === 'event') await settle(reading.event);
      return reply.send({ received: true });
    },
  });
};
