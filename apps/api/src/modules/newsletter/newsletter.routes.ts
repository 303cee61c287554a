import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmSubscription, subscribe, unsubscribe } from '@awning/contract/newsletter';
import { notePage } from '../../http/pages.ts';
import { privatePage, sendPage } from '../../http/sendPage.ts';
import { isForm } from '../../http/requestKind.ts';
import { takeSiteForm, thankFor, type ShowPage } from '../../http/siteForms.ts';
import { newsletterForm } from './newsletterForm.ts';
import type { NewsletterService } from './newsletter.service.ts';

interface Options {
  newsletter: NewsletterService;
  showPage: ShowPage | undefined;
}

/** The HTTP routes of the newsletter. */
export const newsletterRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  await app.register(asking, options);
  await app.register(answering, options);
};

const asking: FastifyPluginAsyncTypebox<Options> = async (app, { newsletter, showPage }) => {
  await takeSiteForm(app, newsletterForm, showPage);

  app.route({
    ...subscribe,
    config: { limit: 'newsletter' },
    handler: async (request, reply) => {
      await newsletter.ask(request.body.email);
      return thankFor(request, reply, newsletterForm, asked);
    },
  });
};

/** The routes of the links in a mail. Any body is ignored: the address has all that is needed. */
const answering: FastifyPluginAsyncTypebox<Options> = async (app, { newsletter, showPage }) => {
  await app.register(formbody);
  // One of the two forms that a mail program's own button may send (RFC 8058).
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(privatePage);
  });

  app.route({
    ...confirmSubscription,
    handler: async (request, reply) => {
      const known = await newsletter.confirm(request.params.token);
      return known ? say(request, reply, confirmed) : refuse(request, reply);
    },
  });

  app.route({
    ...unsubscribe,
    handler: async (request, reply) => {
      const known = await newsletter.end(request.params.token);
      return known ? say(request, reply, ended) : refuse(request, reply);
    },
  });

  const say = (request: FastifyRequest, reply: FastifyReply, said: { heading: string; message: string }) => {
    if (!isForm(request)) return reply.send({ message: said.message });
    if (showPage) return showPage(reply, 200, request.url, { newsletterLink: 'done' });
    return sendPage(reply, notePage({ heading: said.heading, text: said.message }));
  };

  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    isForm(request) && showPage
      ? showPage(reply, 400, request.url, { newsletterLink: 'dead' })
      : reply.failure(400, oldLink);
};

const asked = { status: 202, message: 'Thanks — check your inbox!' };

const confirmed = { heading: 'You’re on the list', message: 'The newsletter comes to you from now on.' };
const ended = {
  heading: 'No more mails',
  message: 'You are off the list. Nothing more comes unless you ask for it again.',
};

const oldLink = {
  error: 'bad-link',
  message: 'This link does not work, or not any more. Ask for the newsletter again to get a new one.',
};
