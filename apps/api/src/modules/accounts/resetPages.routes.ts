import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resetPassword } from '@awning/contract/accounts';
import { emptyFormPage, formPage, type PlainForm } from '../../formPage.ts';
import { sendPage } from '../../page.ts';
import { takePlainForm } from '../../plugins/plainForms.ts';
import type { Tokens } from '../../tokens.ts';
import { badPassword, badResetLink } from './failures.ts';
import type { ResetsService } from './resets.service.ts';

const address = '/reset-password/:token';

const resetForm: PlainForm = {
  heading: 'A new password',
  text: 'Wherever you are signed in now, you will be signed out.',
  // Empty leads to the page itself, whose address nobody else needs to hear.
  action: '',
  fields: [
    {
      name: 'password',
      label: 'New password',
      kind: 'password',
      autocomplete: 'new-password',
      hint: 'At least 8 characters.',
    },
  ],
  send: 'Change my password',
  thanks: '/thanks/password',
};

/** Draws the page that the letter with a reset link leads to. It works without script. */
export const resetPagesRoutes: FastifyPluginAsyncTypebox<{ resets: ResetsService; tokens: Tokens }> = async (
  app,
  { resets, tokens },
) => {
  await takePlainForm(app, resetForm);
  const { params, body } = resetPassword.schema;
  const page = { config: { page: true } };

  app.get(address, { ...page, schema: { hide: true, params } }, async (request, reply) => {
    if (tokens.read('reset', request.params.token) === undefined) return reply.failure(400, badResetLink);
    return sendPage(reply, emptyFormPage(resetForm));
  });

  app.post(address, { ...page, schema: { hide: true, params, body } }, async (request, reply) => {
    const result = await resets.redeem(request.params.token, request.body.password);
    if (result.outcome === 'bad-link') return reply.failure(400, badResetLink);
    if (result.outcome === 'bad-password') {
      return sendPage(reply.code(422), formPage(resetForm, {}, badPassword(result.fault)));
    }
    return reply.redirect(resetForm.thanks, 303);
  });
};
