import type { FastifyInstance } from 'fastify';

/** For routes that need no body: an empty one with the type JSON counts as none. */
export function takeEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
