import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';

test('a page of a problem that cannot be rendered is answered in words that tell nothing of the inside', async () => {
  const app = Fastify();
  await app.register(errors);
  // No element of React: it cannot be rendered, and JSON leaves it out.
  const unrenderable = Symbol('of our inside') as unknown as string;
  app.get('/broken', (_request, reply) => reply.failure(500, { error: 'internal', message: unrenderable }));

  const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: 'internal' });
  await app.close();
});
