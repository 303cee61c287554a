import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter.ts';
import { clientOf } from '../limits/clientOf.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { tooMany } from '../http/failures.ts';
import { wantsPage } from '../http/requestKind.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of this route for one client; without it, the general one. */
    limit?: LimitName | 'none';
  }
  interface FastifyRequest {
    /** The client that this request counts as: its address, or its IPv6 network. */
    client: string;
    /**
     * Counts a page that is rendered for this request, and returns the seconds to wait. A client over the limit is
     * delayed first.
     */
    limitRendering(): Promise<number>;
  }
}

/** How long the refusal of a page is delayed, in milliseconds, one after the other. */
const refusalPause = 20;

/** Actions that are counted separately: they are so frequent that they would use up the general limit. */
const isApart = (name: LimitName) => name === 'rendering' || name === 'saving';

/** Refuses clients that send too many requests. Pages that are files have no limit. */
export const limiting = fp<{ limits: Limits }>(
  async (app, { limits }) => {
    app.decorateRequest('client', {
      getter(this: FastifyRequest) {
        return clientOf(this.ip);
      },
    });

    // A client that asks again at once would be answered thousands of times a second.
    const refusals = createConcurrencyLimiter({
      queueLimit: 10_000,
      timeoutMs: 5_000,
      rejectWith: () => new Error('Go at once.'),
    });
    const keepWaiting = () => refusals.run(() => sleep(refusalPause)).catch(() => undefined);

    app.decorateRequest('limitRendering', async function (this: FastifyRequest) {
      const wait = await limits.take('rendering', this.client);
      if (wait > 0) await keepWaiting();
      return wait;
    });

    const limitOf = (request: FastifyRequest) =>
      request.is404 ? 'none' : (request.routeOptions.config.limit ?? 'anything');

    // Thrown, so that a refused form comes back with what was typed.
    const take = async (name: LimitName, request: FastifyRequest) => {
      const wait = await limits.take(name, request.client);
      if (wait === 0) return;
      if (wantsPage(request)) await keepWaiting();
      throw tooMany(wait);
    };

    app.addHook('onRequest', async (request) => {
      const name = limitOf(request);
      if (name !== 'none') await take(isApart(name) ? name : 'anything', request);
    });
    // An invalid request is not counted as done.
    app.addHook('preHandler', async (request) => {
      const name = limitOf(request);
      if (name !== 'none' && name !== 'anything' && !isApart(name)) await take(name, request);
    });
  },
  { name: 'limits', dependencies: ['errors'] },
);
