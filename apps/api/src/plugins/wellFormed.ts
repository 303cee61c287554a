import { errorCodes } from 'fastify';
import fp from 'fastify-plugin';
import { failureFor, tooDeep } from '../http/failures.ts';
import { faultOf, isPacked, isUtf8 } from '../http/faultOf.ts';

/** Refuses requests that two readers could understand in two ways. */
export const wellFormed = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const status = faultOf(request.raw);
      if (status) return reply.header('connection', 'close').failure(status, failureFor(status));
      if (isPacked(request.headers)) {
        return reply.header('accept-encoding', 'identity').failure(415, failureFor(415));
      }
      if (!isUtf8(request.headers)) return reply.failure(415, failureFor(415));
      return undefined;
    });

    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (isTooDeep(body)) return done(tooDeep());
      void parse(request, body, (error, value) => {
        if (error) return done(error);
        if (namesSomethingTwice(body)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
        return done(null, value);
      });
    });
  },
  { name: 'well-formed', dependencies: ['errors'] },
);

/** Far deeper than any schema here. */
const deepest = 100;

/** Whether a JSON text is nested too deep: parsing a megabyte of brackets would block all clients. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isWords = false;
  for (let place = 0; place < json.length; place += 1) {
    const sign = json[place];
    if (isWords && sign === '\\') place += 1;
    else if (sign === '"') isWords = !isWords;
    else if (!isWords && (sign === '{' || sign === '[')) depth += 1;
    else if (!isWords && (sign === '}' || sign === ']')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

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
