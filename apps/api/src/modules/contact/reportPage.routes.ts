import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { formPage } from '../../http/pages.ts';
import { sendPage } from '../../http/sendPage.ts';
import { reportForm, typedOf } from './reportForm.ts';

/** Shows the form to which every website of a buyer leads visitors who find it abused. */
export const reportPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get<{ Querystring: { site?: unknown } }>(
    '/contact',
    { config: { page: true, limit: 'rendering' }, schema: { hide: true } },
    (request, reply) => {
      // A visitor who typed this common address has a question, and goes to the form for questions.
      if (request.query.site === undefined) return reply.redirect('/#contact-form', 302);
      return sendPage(reply, formPage(reportForm, typedOf(request.query.site)));
    },
  );
};
