import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a body may take to arrive, in milliseconds, if longer than on other routes. */
    slowest?: number;
  }
}

/**
 * Lets some routes wait longer for a body. Node has one timeout for all: it reports it once for each request, and
 * leaves it to us to close the connection.
 */
export function allowLateBodies(toLateBody: (socket: Socket) => void) {
  const waiting = new WeakSet<Socket>();

  return {
    /** Waits for the bodies of the requests that have passed the checks by now. */
    hook: async ({ raw, routeOptions }: FastifyRequest) => {
      const { slowest } = routeOptions.config;
      if (slowest === undefined) return;
      const { socket } = raw;
      waiting.add(socket);
      const over = setTimeout(() => toLateBody(socket), slowest);
      raw.once('close', () => {
        clearTimeout(over);
        waiting.delete(socket);
      });
    },

    /** Whether Node only reports the timeout of the other routes. */
    mayGoOn: ({ code }: { code?: string }, socket: Socket) =>
      code === 'ERR_HTTP_REQUEST_TIMEOUT' && waiting.has(socket),
  };
}
