import { errorCodes, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failureFor } from '../http/failures.ts';

/** Refuses what two readers could understand in two ways. */
export const wellFormed = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const status = faultOf(request);
      if (status) return reply.header('connection', 'close').failure(status, failureFor(status));
      // Taken as it is, a packed body would be checked as one thing and could be meant as another.
      const coding = request.headers['content-encoding'];
      if (coding !== undefined && coding !== 'identity') {
        return reply.header('accept-encoding', 'identity').failure(415, failureFor(415));
      }
      if (!/^utf-?8$/i.test(charsetOf(request))) return reply.failure(415, failureFor(415));
      return undefined;
    });

    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      void parse(request, body, (error, value) => {
        if (error) return done(error);
        if (namesSomethingTwice(body)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
        return done(null, value);
      });
    });
  },
  { name: 'well-formed', dependencies: ['errors'] },
);

const mostHeaders = 100;

/** What the parser lets through, and no client means. */
function faultOf(request: FastifyRequest): number | undefined {
  const { rawHeaders, httpVersion, headers } = request.raw;
  const isOld = httpVersion === '1.0';
  if (rawHeaders.length / 2 > mostHeaders) return 431;
  if (!isOld && httpVersion !== '1.1') return 400;

  const hosts = hostsOf(request);
  if (hosts > 1 || (hosts === 0 && !isOld)) return 400;
  if (!/^[\w.:[\]%-]*$/.test(headers.host ?? '')) return 400;

  // A proxy in front of us may see the end of the body elsewhere.
  const coding = headers['transfer-encoding'];
  return coding !== undefined && (isOld || coding.toLowerCase() !== 'chunked') ? 400 : undefined;
}

/** Read as anything else than it says, a text would be another. Left out, it is the one that we read. */
const charsetOf = ({ headers }: FastifyRequest) =>
  /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';

const hostsOf = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

/** Whether an object of a JSON text has two values under one name. */
function namesSomethingTwice(json: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let last = '';

  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{') open.push(new Set());
    if (token === '[') open.push(undefined);
    if (token === '}' || token === ']') open.pop();
    if (token === ':') {
      const names = open.at(-1);
      const name = JSON.parse(last) as string;
      if (names?.has(name)) return true;
      names?.add(name);
    }
    last = token;
  }
  return false;
}
