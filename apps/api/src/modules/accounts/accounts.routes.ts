import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { login, logout, refresh, register } from '@awning/contract/accounts';
import type { Limits } from '../../limits/limits.ts';
import { tooMany } from '../../http/failures.ts';
import type { AccountsService } from './accounts.service.ts';
import { createCookies } from './sessions/cookies.ts';
import { badPassword, sessionEnded, takenFailure, wrongLogin } from './failures.ts';
import type { Credentials, SessionsService } from './sessions/sessions.service.ts';
import { describeUser } from './user.ts';
import { takeEmptyBodies } from './withoutBody.ts';

export interface AccountsRoutesOptions {
  accounts: AccountsService;
  sessions: SessionsService;
  limits: Limits;
  siteUrl: string;
}

const longestDevice = 200;
const deviceOf = ({ headers }: FastifyRequest) => (headers['user-agent'] ?? '').slice(0, longestDevice);

/** The HTTP routes for registering, signing in and signing out. */
export const accountsRoutes: FastifyPluginAsyncTypebox<AccountsRoutesOptions> = async (
  app,
  { accounts, sessions, limits, siteUrl },
) => {
  await app.register(cookie);
  const cookies = createCookies(siteUrl);

  const signIn = (reply: FastifyReply, { user, accessToken, refreshToken }: Credentials) => {
    cookies.set(reply, refreshToken);
    return { user: describeUser(user), accessToken };
  };

  app.route({
    ...register,
    handler: async (request, reply) => {
      const result = await accounts.register(request.body, deviceOf(request));
      if (result.outcome === 'taken') return reply.failure(409, takenFailure(result.taken));
      if (result.outcome === 'bad-password') return reply.failure(422, badPassword(result.fault));
      return reply.code(201).send(signIn(reply, result.credentials));
    },
  });

  app.route({
    ...login,
    handler: async (request, reply) => {
      const result = await accounts.logIn(request.body, {
        client: request.client,
        device: deviceOf(request),
      });
      if (result.outcome === 'too-many') return reply.refuse(tooMany(result.seconds));
      if (result.outcome === 'wrong') return reply.failure(401, wrongLogin);
      return reply.send(signIn(reply, result.credentials));
    },
  });

  await app.register(async (bare: typeof app) => {
    takeEmptyBodies(bare);

    bare.route({
      ...refresh,
      handler: async (request, reply) => {
        const token = cookies.read(request);
        if (token === undefined) {
          cookies.dropHint(reply);
          return reply.code(204).send(null);
        }
        const seconds = await limits.take('anything', request.client);
        if (seconds > 0) return reply.refuse(tooMany(seconds));

        const result = await sessions.refresh(token);
        if (result.outcome === 'ended') return cookies.drop(reply).failure(401, sessionEnded);
        return reply.send(signIn(reply, result.credentials));
      },
    });

    bare.route({
      ...logout,
      handler: async (request, reply) => {
        const token = cookies.read(request);
        // The cookies go first, so that this browser is signed out even when the database is down.
        cookies.drop(reply);
        if (token !== undefined) await sessions.end(token);
        return reply.send({ message: 'You are signed out.' });
      },
    });
  });
};
