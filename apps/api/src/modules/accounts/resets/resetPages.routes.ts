import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accounts } from '@awning/content/accounts';
import { forgotPassword, resetPassword } from '@awning/contract/accounts';
import { Type } from 'typebox';
import { formPage, notePage } from '../../../http/pages.ts';
import { sendPage } from '../../../http/sendPage.ts';
import { takePlainForm, type PlainForm } from '../../../http/plainForms.ts';
import { badPassword, badResetLink, mismatch } from '../failures.ts';
import type { ResetsService } from './resets.service.ts';

const forgotForm: PlainForm = {
  heading: accounts.forgot.heading,
  text: accounts.forgot.lead,
  action: forgotPassword.url,
  fields: [{ name: 'email', label: accounts.forgot.labels.email, kind: 'email' }],
  send: accounts.forgot.labels.send,
  thanks: '',
};

const password = { kind: 'password', autocomplete: 'new-password' } as const;
const resetForm: PlainForm = {
  heading: accounts.reset.heading,
  text: accounts.reset.lead,
  // An empty action posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    {
      ...password,
      name: 'password',
      label: accounts.reset.labels.password,
      hint: accounts.reset.labels.passwordHint,
    },
    { ...password, name: 'confirm', label: accounts.reset.labels.confirm },
  ],
  send: accounts.reset.labels.reset,
  thanks: '/thanks/password',
};

/** The routes that take the forms about lost passwords from browsers without script. */
export const resetPagesRoutes: FastifyPluginAsyncTypebox<{ resets: ResetsService }> = async (
  app,
  { resets },
) => {
  await app.register(asking, { resets });
  await app.register(choosing, { resets });
};

const asking: FastifyPluginAsyncTypebox<{ resets: ResetsService }> = async (app, { resets }) => {
  await takePlainForm(app, forgotForm);
  const { url, config, schema } = forgotPassword;

  app.post(
    url,
    { config: { ...config, page: true }, schema: { hide: true, body: schema.body } },
    async (request, reply) => {
      await resets.ask(request.body.email);
      const { sent, sentNote } = accounts.forgot.labels;
      return sendPage(reply, notePage({ heading: sent, text: sentNote }));
    },
  );
};

const choosing: FastifyPluginAsyncTypebox<{ resets: ResetsService }> = async (app, { resets }) => {
  await takePlainForm(app, resetForm);
  const { params, body } = resetPassword.schema;
  const twice = Type.Interface([body], { confirm: Type.Optional(Type.String()) });

  app.post(
    '/reset-password/:token',
    { config: { page: true }, schema: { hide: true, params, body: twice } },
    async (request, reply) => {
      const { token } = request.params;
      const { password: chosen, confirm = chosen } = request.body;
      if (confirm !== chosen) return sendPage(reply, formPage(resetForm, {}, mismatch), 422);

      const result = await resets.redeem(token, chosen);
      if (result.outcome === 'bad-link') return reply.failure(400, badResetLink);
      if (result.outcome === 'bad-password') {
        return sendPage(reply, formPage(resetForm, {}, badPassword(result.fault)), 422);
      }
      return reply.redirect(resetForm.thanks, 303);
    },
  );
};
