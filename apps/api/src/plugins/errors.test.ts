import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';

test('when the page of a problem cannot be rendered, the response reveals nothing internal', async () => {
  const app = Fastify();
  await app.register(errors);
  // Not a React element: it cannot be rendered, and JSON omits it.
  const unrenderable = Symbol('of our inside') as unknown as string;
  app.get('/broken', (_request, reply) => reply.failure(500, { error: 'internal', message: unrenderable }));

  const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: 'internal' });
  await app.close();
});
