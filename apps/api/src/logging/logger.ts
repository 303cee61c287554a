import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Extract<NonNullable<FastifyServerOptions['logger']>, object>;

const longestAddress = 200;
const longestWords = 1_000;
const mostFrames = 30;

/** Parts of an address that give access. */
const opens = /^:(?:token|session)\b/;
const pagesThatOpen =
  /^(\/+(?:orders|tried|pay|reset-password|account\/confirm|newsletter\/\w+|user\/[\w-]+|dev\/outbox)\/+)[^/]+/i;

// A mistyped address may still hold its token: anything that looks like one is not logged, nor are people and cards.
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const looksSecret = (part: string) =>
  (!id.test(part) && /^[\w.~-]{20,}$/.test(part) && /[A-Z0-9]/.test(part)) ||
  /@|%40/i.test(part) ||
  /(?:\d[ _-]?){12}/.test(part);

/** An address without its secrets, and without what people typed. */
export function withoutSecrets({ url, is404, routeOptions }: FastifyRequest): string {
  const [pathname = ''] = url.split('?');
  const pattern = is404 ? undefined : routeOptions.url?.split('/');

  const parts = pathname
    .replace(pagesThatOpen, '$1…')
    .split('/')
    .map((part, place) => {
      const known = pattern?.[place] ?? '';
      if (opens.test(known)) return '…';
      const isTyped = known === '' || known.startsWith(':');
      return isTyped && looksSecret(part) ? '…' : part;
    });
  const shown = parts.join('/');
  const cut = shown.length > longestAddress ? `${shown.slice(0, longestAddress)}…` : shown;
  return url.length > pathname.length ? `${cut}?…` : cut;
}

interface Told extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** An error without what people typed: a failed query names its values, and PostgreSQL quotes them. */
function withoutValues(error: Error): Told {
  const isQuery = error.message.startsWith('Failed query');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));

  return {
    type: error.name,
    message: isQuery ? 'A query failed.' : error.message.slice(0, longestWords),
    code: 'code' in error ? error.code : undefined,
    stack: frames?.slice(0, mostFrames).join('\n') ?? '',
    cause: error.cause instanceof Error ? withoutValues(error.cause) : undefined,
  };
}

const serializers = {
  req: (request: FastifyRequest) => ({
    id: request.id,
    method: request.method,
    url: withoutSecrets(request),
  }),
  err: withoutValues,
};

/** The same for the message of the line, which would repeat the error's. */
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method) {
    const [first, words] = args as unknown[];
    const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
    const isItsOwn = error instanceof Error && (words === undefined || words === error.message);
    method.apply(this, isItsOwn ? [{ err: error }, withoutValues(error).message] : args);
  },
};

const names: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

interface Stream {
  write: (line: string) => unknown;
}

/** Lines for a person at a terminal. */
const readable = (to: Stream): Stream => ({
  write(line) {
    const { level, msg, err } = JSON.parse(line) as {
      level: number;
      msg?: string;
      err?: { message: string; stack?: string; cause?: { message: string } };
    };
    const why = err?.cause?.message ?? err?.message;
    const told = [msg, why].filter((part, place, all) => part && all.indexOf(part) === place).join(': ');
    to.write(
      `${names[level] ?? 'note'}: ${told.replaceAll(/\p{Cc}+/gu, ' ')}\n${err?.stack ? `${err.stack}\n` : ''}`,
    );
  },
});

/** JSON lines in production; otherwise plain text, and only what needs a person. */
export function loggerFor(production: boolean, stream?: Stream): LoggerOptions {
  return production
    ? { level: 'info', serializers, hooks, ...(stream && { stream }) }
    : { level: 'warn', serializers, hooks, stream: readable(stream ?? process.stderr) };
}
