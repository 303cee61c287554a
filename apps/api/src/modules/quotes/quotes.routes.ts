import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createQuote } from '@awning/contract/quotes';
import { takePlainForm, thank } from '../../plugins/plainForms.ts';
import type { QuotesService } from './quotes.service.ts';
import { quoteForm } from './quoteForm.ts';

/** Speaks HTTP for websites that are asked for. */
export const quotesRoutes: FastifyPluginAsyncTypebox<{ quotes: QuotesService }> = async (app, { quotes }) => {
  await takePlainForm(app, quoteForm);

  app.route({
    ...createQuote,
    config: { limit: 'quote' },
    handler: async (request, reply) => {
      if (!request.body.website) await quotes.take(request.body);
      return thank(request, reply, quoteForm, received);
    },
  });
};

const received = { status: 201, message: 'Your request has been received, check your email!' };
