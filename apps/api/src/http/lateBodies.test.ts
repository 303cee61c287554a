import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { createTestApp } from '../testing/createTestApp.ts';

const post = (url: string) =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;

test('a route may wait longer for a body than others, but not for ever', async () => {
  const { app } = await createTestApp({ slowestRequest: 200 });
  app.post('/stand-in/patient', { config: { slowest: 2_000 } }, async () => 'here');
  app.post('/stand-in', async () => 'here');

  const cut: string[] = [];
  const ask = async (url: string) => {
    const [head] = await converse(app, (socket) => socket.write(post(url)));
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    cut.push(url);
  };
  await Promise.all(['/stand-in/patient', '/stand-in'].map(ask));
  expect(cut).toEqual(['/stand-in', '/stand-in/patient']);
});
