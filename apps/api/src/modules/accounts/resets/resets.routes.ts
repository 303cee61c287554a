import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { forgotPassword, resetPassword } from '@awning/contract/accounts';
import { badPassword, badResetLink } from '../failures.ts';
import type { ResetsService } from './resets.service.ts';

/** The HTTP routes for forgotten passwords. */
export const resetsRoutes: FastifyPluginAsyncTypebox<{ resets: ResetsService }> = async (app, { resets }) => {
  app.route({
    ...forgotPassword,
    handler: async (request, reply) => {
      await resets.ask(request.body.email);
      return reply.send({
        message: 'If this address has an account, a link to a new password is on its way.',
      });
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request, reply) => {
      const result = await resets.redeem(request.params.token, request.body.password);
      if (result.outcome === 'bad-link') return reply.failure(400, badResetLink);
      if (result.outcome === 'bad-password') return reply.failure(422, badPassword(result.fault));
      return reply.send({ message: 'Your password is changed. Log in with the new one.' });
    },
  });
};
