import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a body may take to arrive, in milliseconds, where that is longer than for all others. */
    slowest?: number;
  }
}

/**
 * Lets some routes wait longer for a body. Node knows one time for all: it says when that is over, once for each request,
 * and leaves it to us to cut the line.
 */
export function allowLateBodies(toLateBody: (socket: Socket) => void) {
  const waiting = new WeakSet<Socket>();

  return {
    /** Waits for the requests that have been let in by now. */
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

    /** Whether what Node complains of is only the time that others have. */
    mayGoOn: ({ code }: { code?: string }, socket: Socket) =>
      code === 'ERR_HTTP_REQUEST_TIMEOUT' && waiting.has(socket),
  };
}
