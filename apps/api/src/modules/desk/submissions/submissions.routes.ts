import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  changeMessage,
  changeQuote,
  listAllMessages,
  listMessages,
  listQuotes,
} from '@awning/contract/admin/submissions';
import type { MessageRow, QuoteRow } from './submissions.repository.ts';
import type { DeskSubmissionsService } from './submissions.service.ts';
import { unknown } from '../refusals.ts';

interface Options {
  messages: DeskSubmissionsService<MessageRow>;
  quotes: DeskSubmissionsService<QuoteRow>;
}

/** The HTTP routes for messages and requests for quotes. */
export const deskSubmissionsRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { messages, quotes },
) => {
  app.route({
    ...listAllMessages,
    handler: (request) => messages.list(request.query),
  });

  app.route({
    ...listMessages,
    handler: (request) => messages.list(request.query),
  });

  app.route({
    ...changeMessage,
    handler: async (request, reply) => {
      const { params, body, signedIn } = request;
      const message = await messages.setState(params.id, body.state, signedIn.id);
      if (!message) return reply.failure(404, unknown('Message'));
      return reply.send(message);
    },
  });

  app.route({
    ...listQuotes,
    handler: (request) => quotes.list(request.query),
  });

  app.route({
    ...changeQuote,
    handler: async (request, reply) => {
      const { params, body, signedIn } = request;
      const quote = await quotes.setState(params.id, body.state, signedIn.id);
      if (!quote) return reply.failure(404, unknown('Quote'));
      return reply.send(quote);
    },
  });
};
