import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { receivePaymentEvent } from '@awning/contract/payments';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

/** Hears from the payment provider. The answer is 200 only when what was heard is saved. */
export const webhookRoutes: FastifyPluginAsyncTypebox<{
  payments: PaymentProvider;
  settle: (event: PaymentEvent) => Promise<void>;
}> = async (app, { payments, settle }) => {
  // The signature is over the bytes as they came; a parsed and rewritten body proves nothing.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.route({
    ...receivePaymentEvent,
    // Signed, and sent as often as there is something to say.
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
