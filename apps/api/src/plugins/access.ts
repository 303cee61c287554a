import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failureFor } from '../http/failures.ts';

/** The user who makes the request, as the database has it now and not as a token once said. */
export interface Account {
  id: string;
  sessionId: string;
  role: 'customer' | 'admin';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers who may use this route. Without it, all; under a guarded prefix it is required. */
    access?: 'everybody' | 'signed-in' | 'admin';
  }
  interface FastifyRequest {
    /** The user who makes the request, if signed in; always set on a route that is not open to all. */
    account: Account | undefined;
    /** The same for a route that needs a user: throws without one. */
    signedIn: Account;
  }
}

/** Prefixes whose routes must state who may call them, and the allowed values. */
const guarded = [
  { under: /^\/admin(\/|$)/, access: ['admin'] },
  { under: /^\/account(\/|$)/, access: ['everybody', 'signed-in', 'admin'] },
] as const;

/** The routes for logging in: their token is not read, so a guest costs no query. */
const loginRoutes = /^\/user\//;

/** Lets callers in by the bearer token of a live session. */
export const accessPlugin = fp<{ accountOf: (accessToken: string) => Promise<Account | undefined> }>(
  async (app, { accountOf }) => {
    app.decorateRequest('account');
    app.decorateRequest('signedIn', {
      getter(this: FastifyRequest) {
        if (!this.account)
          throw new Error(`${this.routeOptions.url} asks who it is for and does not say so.`);
        return this.account;
      },
    });

    // With a route that does not state who may call it the server does not start.
    app.addHook('onRoute', ({ url, config }) => {
      const rule = guarded.find(({ under }) => under.test(url));
      if (rule && !rule.access.some((access) => access === config?.access)) {
        throw new Error(`${url} must say who may call it.`);
      }
    });

    app.addHook('onRequest', async (request, reply) => {
      const { access } = request.is404 ? {} : request.routeOptions.config;
      const token = loginRoutes.test(request.routeOptions.url ?? '') ? undefined : bearerOf(request);
      if (token !== undefined) request.account = await accountOf(token);
      if (!access || access === 'everybody') return undefined;

      if (!request.account) return signedOut(reply);
      if (access === 'admin' && request.account.role !== 'admin') return reply.failure(403, failureFor(403));
      return undefined;
    });
  },
  { name: 'access', dependencies: ['errors'] },
);

const signedOut = (reply: FastifyReply) =>
  reply.header('www-authenticate', 'Bearer').failure(401, failureFor(401));

/** The access token of a request, valid or not. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
