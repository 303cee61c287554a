import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../page.ts';
import { failureFor } from './failureOf.ts';
import { readsPages } from './forms.ts';
import { problemPage } from './problemPage.ts';
import { headersFor } from './security.ts';

const statusOfParser: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what never reaches a route or a hook with the same failure and the same headers as everything else. */
export function createEarlyAnswers(siteUrl: string) {
  const inFull = (status: number) => {
    const body = JSON.stringify(failureFor(status));
    const headers = {
      ...headersFor(siteUrl),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    return { body, headers };
  };

  return {
    /** For an address that cannot be decoded, or is too long. */
    toBadAddress: (
      { statusCode: status = 400 }: FastifyError,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      const failure = failureFor(status);
      reply.code(status).headers(headersFor(siteUrl));
      if (readsPages(request)) return sendPage(reply, problemPage(status, failure));
      return reply.type('application/json; charset=utf-8').send(failure);
    },

    /** For what is not even HTTP, where no reply exists. */
    toParserError: (error: ConnectionError, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;

      const status = statusOfParser[error.code] ?? 400;
      const { body, headers } = inFull(status);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status} ${failureFor(status).error}`, ...lines, '', body].join('\r\n'));
      // Who goes on talking all the same is not listened to.
      setTimeout(() => socket.destroy(), 1_000).unref();
    },

    /** For an `Expect` that is not `100-continue`. */
    toExpectation: (_request: IncomingMessage, response: ServerResponse) => {
      const { body, headers } = inFull(417);
      response.writeHead(417, headers).end(body);
    },
  };
}
