import type { FastifyInstance } from 'fastify';

/** For calls that say everything by being made: an empty body that calls itself JSON is none. */
export function takeEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
