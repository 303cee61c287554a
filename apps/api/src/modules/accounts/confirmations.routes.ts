import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { confirmEmail } from '@awning/contract/accounts';
import type { Failure } from '@awning/contract/failure';
import { emptyFormPage, formPage } from '../../formPage.ts';
import { sendPage } from '../../page.ts';
import { bearerOf } from '../../plugins/access.ts';
import { tooMany } from '../../plugins/failureOf.ts';
import { isForm } from '../../plugins/forms.ts';
import { thank } from '../../plugins/plainForms.ts';
import type { Tokens } from '../../tokens.ts';
import { confirmationForm } from './confirmationForm.ts';
import type { ConfirmationsService } from './confirmations.service.ts';
import { badConfirmationLink, noHolder, notTheHolder } from './failures.ts';
import { takeEmptyBodies } from './withoutBody.ts';

interface Options {
  confirmations: ConfirmationsService;
  tokens: Tokens;
}

/** Speaks HTTP for addresses that are to be proven: the page that a letter leads to, and what it posts. */
export const confirmationsRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { confirmations, tokens },
) => {
  takeEmptyBodies(app);
  await app.register(formbody);

  app.get<{ Params: { token: string } }>(
    '/account/confirm/:token',
    { config: { page: true, access: 'everybody' }, schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      if (tokens.read('confirm-email', token) === undefined) return reply.failure(400, badConfirmationLink);
      return sendPage(reply, emptyFormPage(confirmationForm(token)));
    },
  );

  app.route({
    ...confirmEmail,
    // Whoever is signed in need not say anything.
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const { token } = request.params;
      const form = confirmationForm(token);
      const refuse = (failure: Failure): FastifyReply =>
        isForm(request)
          ? sendPage(reply.code(422), formPage(form, {}, failure))
          : reply.failure(422, failure);

      const result = await confirmations.confirm(token, {
        accessToken: bearerOf(request),
        password: request.body.password,
        client: request.client,
      });
      switch (result.outcome) {
        case 'bad-link':
          return reply.failure(400, badConfirmationLink);
        case 'too-many':
          return reply.refuse(tooMany(result.seconds));
        case 'no-holder':
          return refuse(noHolder);
        case 'wrong':
          return refuse(notTheHolder);
        case 'confirmed':
          return thank(request, reply, form, { status: 200, message: 'Thank you. This address is yours.' });
      }
    },
  });
};
