import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Extract<NonNullable<FastifyServerOptions['logger']>, object>;

/** What opens an order, a payment page or an account stays out of the log. */
const withoutSecrets = (url: string) =>
  url
    .replace(/(\/(?:orders|pay|dev\/outbox|reset-password|confirm-email|account\/confirm)\/)[^/?]+/g, '$1…')
    .replace(/\?.*$/s, '?…');

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
    message: isQuery ? 'A query failed.' : error.message,
    code: 'code' in error ? error.code : undefined,
    stack: frames?.join('\n') ?? '',
    cause: error.cause instanceof Error ? withoutValues(error.cause) : undefined,
  };
}

const serializers = {
  req: ({ method, url, id }: FastifyRequest) => ({ id, method, url: withoutSecrets(url) }),
  err: withoutValues,
};

/** The same for the line's own words, which would be the error's. */
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
    to.write(`${names[level] ?? 'note'}: ${told}\n${err?.stack ? `${err.stack}\n` : ''}`);
  },
});

/** JSON lines in production; otherwise only what needs a person, in words. */
export function loggerFor(production: boolean, stream?: Stream): LoggerOptions {
  return production
    ? { level: 'info', serializers, hooks, ...(stream && { stream }) }
    : { level: 'warn', serializers, hooks, stream: readable(stream ?? process.stderr) };
}
