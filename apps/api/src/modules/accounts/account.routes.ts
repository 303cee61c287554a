import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  askForConfirmation,
  changePassword,
  changeProfile,
  endSession,
  getProfile,
  listSessions,
} from '@awning/contract/account';
import { failureFor, tooMany } from '../../http/failures.ts';
import type { AccountsService } from './accounts.service.ts';
import type { ConfirmationsService } from './confirmations/confirmations.service.ts';
import { badPassword, takenFailure, wrongCurrent } from './failures.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import { describeUser } from './user.ts';
import { takeEmptyBodies } from './withoutBody.ts';

interface Options {
  accounts: AccountsService;
  confirmations: ConfirmationsService;
  sessions: SessionsService;
}

/** The HTTP routes by which a signed-in user manages their account. */
export const accountRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { accounts, confirmations, sessions },
) => {
  app.route({
    ...getProfile,
    handler: async (request, reply) => {
      const user = await accounts.byId(request.signedIn.id);
      if (!user) return reply.failure(401, failureFor(401));
      return reply.send({ user: describeUser(user), addressProven: user.emailProvenAt !== null });
    },
  });

  app.route({
    ...changeProfile,
    handler: async (request, reply) => {
      const result = await accounts.rename(request.signedIn.id, request.body);
      if (result.outcome === 'gone') return reply.failure(401, failureFor(401));
      if (result.outcome === 'taken') return reply.failure(409, takenFailure(result.taken));
      return reply.send({ user: describeUser(result.user) });
    },
  });

  app.route({
    ...changePassword,
    handler: async (request, reply) => {
      const result = await accounts.changePassword(request.signedIn, request.body);
      switch (result.outcome) {
        case 'gone':
          return reply.failure(401, failureFor(401));
        case 'too-many':
          return reply.refuse(tooMany(result.seconds));
        case 'wrong':
          return reply.failure(422, wrongCurrent);
        case 'bad-password':
          return reply.failure(422, badPassword(result.fault));
        case 'changed':
          return reply.send({ message: 'Your password is changed. Everywhere else you are signed out.' });
      }
    },
  });

  app.route({
    ...listSessions,
    handler: async ({ signedIn }, reply) => {
      const items = await sessions.of(signedIn.id);
      return reply.send({
        items: items.map(({ id, device, createdAt, rotatedAt }) => ({
          id,
          device,
          createdAt: createdAt.toISOString(),
          usedAt: rotatedAt.toISOString(),
          current: id === signedIn.sessionId,
        })),
      });
    },
  });

  await app.register(async (bare: typeof app) => {
    takeEmptyBodies(bare);

    bare.route({
      ...endSession,
      handler: async (request, reply) => {
        if (!(await sessions.endOne(request.params.id, request.signedIn.id))) {
          return reply.failure(404, failureFor(404));
        }
        return reply.code(204).send(null);
      },
    });

    bare.route({
      ...askForConfirmation,
      handler: async (request, reply) => {
        await confirmations.send(request.signedIn.id);
        return reply.send({ message: 'Check your inbox: a link that proves your address is on its way.' });
      },
    });
  });
};
