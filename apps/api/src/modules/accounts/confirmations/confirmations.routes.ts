import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmEmail } from '@awning/contract/accounts';
import type { Failure } from '@awning/contract/failure';
import { formPage } from '../../../http/pages.ts';
import { sendPage } from '../../../http/sendPage.ts';
import { bearerOf } from '../../../plugins/access.ts';
import { tooMany } from '../../../http/failures.ts';
import { isForm } from '../../../http/requestKind.ts';
import { thank } from '../../../http/plainForms.ts';
import { confirmationForm } from './confirmationForm.ts';
import type { ConfirmationsService } from './confirmations.service.ts';
import { badConfirmationLink, noHolder, notTheHolder } from '../failures.ts';
import { takeEmptyBodies } from '../withoutBody.ts';

interface Options {
  confirmations: ConfirmationsService;
}

interface Proof {
  Params: { token: string };
  Body: { password?: string };
}

/** The HTTP routes for proving an address: by an API call, or by the form of the page that the mail leads to. */
export const confirmationsRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { confirmations }) => {
  takeEmptyBodies(app);
  await app.register(formbody);

  // A signed-in user need not send a body.
  const preValidation = async (request: FastifyRequest) => {
    request.body ??= {};
  };

  async function confirm(request: FastifyRequest<Proof>, reply: FastifyReply) {
    const refuse = (failure: Failure): FastifyReply =>
      isForm(request)
        ? sendPage(reply, formPage(confirmationForm, {}, failure), 422)
        : reply.failure(422, failure);

    const result = await confirmations.confirm(request.params.token, {
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
        return thank(request, reply, confirmationForm, {
          status: 200,
          message: 'Thank you. This address is yours.',
        });
    }
  }

  app.route({ ...confirmEmail, preValidation, handler: confirm });

  // A page that sends no referrer posts from no origin, which routes that work by cookie refuse.
  const { params, body } = confirmEmail.schema;
  app.post(
    '/account/confirm/:token',
    { config: { page: true, access: 'everybody' }, schema: { hide: true, params, body }, preValidation },
    confirm,
  );
};
