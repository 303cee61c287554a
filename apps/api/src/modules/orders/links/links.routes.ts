import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { orderLinks as linkWords } from '@awning/content/orders/orderLinks';
import { findOrders, renewOrderLink } from '@awning/contract/orderLinks/calls';
import { tooMany } from '../../../http/failures.ts';
import { formPage, notePage } from '../../../http/pages.ts';
import { takePlainForm, type PlainForm } from '../../../http/plainForms.ts';
import { sendPage } from '../../../http/sendPage.ts';
import { isForm } from '../../../http/requestKind.ts';
import type { OrderLinksService } from './links.service.ts';

const { find: words } = linkWords;

/** The HTTP routes for the links to orders. */
export const orderLinksRoutes: FastifyPluginAsyncTypebox<{ orderLinks: OrderLinksService }> = async (
  app,
  { orderLinks },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  await app.register(renewing, { orderLinks });
  await app.register(finding, { orderLinks });
};

const renewing: FastifyPluginAsyncTypebox<{ orderLinks: OrderLinksService }> = async (
  app,
  { orderLinks },
) => {
  await app.register(formbody);

  app.route({
    ...renewOrderLink,
    handler: async (request, reply) => {
      const renewal = await orderLinks.renew(request.params.token);
      switch (renewal.outcome) {
        case 'unknown':
          return reply.failure(404, unknownOrder);
        case 'renewed-already':
          return reply.failure(409, renewedAlready);
        case 'at-the-till':
          return reply.failure(409, atTheTill);
        case 'too-many':
          throw tooMany(hour);
        case 'renewed': {
          const path = `/orders/${renewal.token}`;
          return isForm(request) ? reply.redirect(path, 303) : reply.send({ path });
        }
      }
    },
  });
};

/**
 * The form for buyers who lost a link, on a page of its own and without script: few see it, so no other page includes
 * it.
 */
const findForm: PlainForm = {
  heading: words.heading,
  text: words.lead,
  action: findOrders.url,
  fields: [{ name: 'email', label: words.email, kind: 'email' }],
  send: words.send,
  thanks: '',
};

const finding: FastifyPluginAsyncTypebox<{ orderLinks: OrderLinksService }> = async (app, { orderLinks }) => {
  await takePlainForm(app, findForm);

  app.get(
    findOrders.url,
    { config: { page: true, limit: 'rendering' }, schema: { hide: true } },
    (_, reply) => sendPage(reply, formPage(findForm, {})),
  );

  app.route({
    ...findOrders,
    handler: async (request, reply) => {
      await orderLinks.ask(request.body.email);
      if (isForm(request)) return sendPage(reply, notePage({ heading: words.sent, text: words.sentNote }));
      return reply.send({ message: words.sentNote });
    },
  });
};

const hour = 60 * 60;

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
const renewedAlready = {
  error: 'renewed-already',
  message: 'This link was renewed a moment ago. The new one is in the mail to the buyer of this order.',
};
const atTheTill = {
  error: 'at-the-till',
  message:
    'This order, or the difference to a dearer design, is at the till, which leads back by the link it has. Renew it once that is paid for.',
};
