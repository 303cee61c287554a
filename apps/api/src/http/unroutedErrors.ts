import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './sendPage.ts';
import { failureFor } from './failures.ts';
import { readsPages } from './requestKind.ts';
import { problemPage } from './pages.ts';
import { headersFor } from './securityHeaders.ts';

const statusOfParser: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const statusOf = ({ code, rawPacket, bytesParsed }: ConnectionError) => {
  const words = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const isOnlyAnotherMethod = bytesParsed < 30 && /^[A-Za-z-]{1,30} \S+ HTTP\/1\.[01]\r\n/.test(words);
  return code === 'HPE_INVALID_METHOD' && isOnlyAnotherMethod ? 501 : (statusOfParser[code] ?? 400);
};

/** Answers requests that never reach a route or a hook with the same failure and the same headers as all others. */
export function createUnroutedErrors(siteUrl: string) {
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

  const say = (socket: Duplex, status: number, more: Record<string, string> = {}) => {
    const { body, headers } = inFull(status);
    const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    // A client that goes on sending all the same is cut off.
    setTimeout(() => socket.destroy(), 1_000).unref();
  };

  const answer = (socket: Socket, status: number) => {
    if (!socket.writable) return;

    // Node itself goes by this: inside a response that has begun, another would be taken for a part of it.
    const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse };
    if (begun?.headersSent) {
      socket.destroy();
      return;
    }
    say(socket, status);
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

    /** For input that is not HTTP, where no reply exists. */
    toParserError: (error: ConnectionError, socket: Socket) => {
      if (error.code !== 'ECONNRESET') answer(socket, statusOf(error));
    },

    /** For a body that did not arrive within the timeout of its route. */
    toLateBody: (socket: Socket) => answer(socket, 408),

    /** For a client that uses this server as a proxy. */
    toConnect: (_request: IncomingMessage, socket: Duplex) => {
      socket.on('error', () => undefined);
      say(socket, 405, { allow: 'GET, HEAD' });
    },

    /** For an `Expect` that is not `100-continue`. */
    toExpectation: (_request: IncomingMessage, response: ServerResponse) => {
      const { body, headers } = inFull(417);
      response.writeHead(417, headers).end(body);
    },
  };
}
