import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listMails, resendMail } from '@awning/contract/admin/mails';
import type { DeskMailsService } from './mails.service.ts';
import { unknown } from '../refusals.ts';

/** The HTTP routes for the desk's mails. */
export const deskMailsRoutes: FastifyPluginAsyncTypebox<{ mails: DeskMailsService }> = async (
  app,
  { mails },
) => {
  app.route({
    ...listMails,
    handler: (request) => mails.list(request.query),
  });

  app.route({
    ...resendMail,
    handler: async (request, reply) => {
      const resending = await mails.resend(request.params.id, request.signedIn.id);
      if (resending.outcome === 'unknown') return reply.failure(404, unknown('Mail'));
      if (resending.outcome === 'not-failed') return reply.failure(409, notFailed);
      return reply.send(resending.mail);
    },
  });
};

const notFailed = { error: 'not-failed', message: 'Only a mail that was given up can be sent again.' };
