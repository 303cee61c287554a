import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../addresses/loopback.ts';

/**
 * Answers only requests from this machine that address it by its own name: a port may be open to more people than its
 * owner knows, and another site may have pointed a name of its own at this machine.
 */
export function answerLoopbackOnly(app: FastifyInstance) {
  app.addHook('onRequest', async ({ ip, hostname }, reply) => {
    if (!isLoopback(ip) || !isLoopback(hostname)) return reply.callNotFound();
    return undefined;
  });
}
