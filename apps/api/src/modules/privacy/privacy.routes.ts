import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { listAccountOrders } from '@awning/contract/accountOrders';
import { deleteProfile, exportAccount } from '@awning/contract/privacy';
import { tooMany } from '../../http/failures.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Options {
  privacy: PrivacyService;
  /** Deletes the session's cookies from the browser. */
  dropCookies: (reply: FastifyReply) => FastifyReply;
}

/** The HTTP routes for a person's own data: their orders, their export and their erasure. */
export const privacyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { privacy, dropCookies }) => {
  await app.register(cookie);

  app.route({
    ...listAccountOrders,
    handler: async (request, reply) =>
      reply.send(await privacy.orders(request.signedIn.id, Number(request.query.page ?? 1))),
  });

  app.route({
    ...exportAccount,
    handler: async (request, reply) => {
      const file = await privacy.export(request.signedIn.id);
      const name = `awning-data-${file.exportedAt.slice(0, 10)}.json`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(file);
    },
  });

  app.route({
    ...deleteProfile,
    handler: async (request, reply) => {
      const forgetting = await privacy.forget(request.signedIn, request.body);
      if (forgetting.outcome === 'too-many') return reply.refuse(tooMany(forgetting.seconds));
      if (forgetting.outcome === 'wrong-password') return reply.failure(422, wrongPassword);
      if (forgetting.outcome === 'last-admin') return reply.failure(409, lastAdmin);

      return dropCookies(reply).code(204).send(null);
    },
  });
};

const wrongPassword = {
  error: 'wrong-password',
  message: 'That is not your password.',
  fields: { password: 'That is not your password' },
};

const lastAdmin = {
  error: 'last-admin',
  message: 'You are the shop’s only admin. Make somebody else one first.',
};
