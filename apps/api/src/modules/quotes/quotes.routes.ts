import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createQuote } from '@awning/contract/quotes';
import { takeSiteForm, thankFor, type ShowPage } from '../../http/siteForms.ts';
import type { QuotesService } from './quotes.service.ts';
import { quoteForm } from './quoteForm.ts';

interface Options {
  quotes: QuotesService;
  showPage: ShowPage | undefined;
}

/** The HTTP routes for requests for a quote. */
export const quotesRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { quotes, showPage }) => {
  await takeSiteForm(app, quoteForm, showPage);

  app.route({
    ...createQuote,
    config: { limit: 'quote' },
    handler: async (request, reply) => {
      await quotes.take(request.body);
      return thankFor(request, reply, quoteForm, received);
    },
  });
};

const received = { status: 201, message: 'Your request has been received, check your email!' };
