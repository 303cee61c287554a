import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';

const routes = ['/dev/outbox', '/dev/outbox/3f1f7a52-6a0e-4e0c-9d3b-7f6f0f2f9a11/html', '/dev/mails'];

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'shop.localhost'],
])('a developer at the machine itself, %s at %s, reads the outbox', async (remoteAddress, host) => {
  const { app } = await createTestApp();

  expect((await app.inject({ url: '/dev/outbox', remoteAddress, headers: { host } })).statusCode).toBe(200);
});

test.each([
  ['comes over the network', '203.0.113.7', 'localhost:3000'],
  ['is a telephone in the same house', '192.168.1.9', '192.168.1.5:3000'],
  ['comes through a proxy of the same machine', '127.0.0.1', 'shop.example'],
  ['gave its own name to this machine', '127.0.0.1', 'rebound.example:3000'],
])('a client that %s finds no outbox, even on an open port', async (_name, remoteAddress, host) => {
  const { app } = await createTestApp();

  for (const url of routes) {
    const answer = await app.inject({ url, remoteAddress, headers: { host } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Outbox');
  }
});

test('a trusted proxy tells who the client is', async () => {
  const { app } = await createTestApp({ trustProxy: ['127.0.0.1'] });
  const headers = { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' };

  expect((await app.inject({ url: '/dev/outbox', headers })).statusCode).toBe(404);
});
