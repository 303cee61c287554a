import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../addresses/loopback.ts';

/**
 * Lets in nobody but who sits at this machine and calls it by its own name: a port may be open to more people than its
 * owner knows, and a page from elsewhere may have given the machine a name of its own.
 */
export function answerLoopbackOnly(app: FastifyInstance) {
  app.addHook('onRequest', async ({ ip, hostname }, reply) => {
    if (!isLoopback(ip) || !isLoopback(hostname)) return reply.callNotFound();
    return undefined;
  });
}
