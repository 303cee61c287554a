import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { dial } from '../testing/converse.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';

const many = 60;

/** Connects many clients at once, each doing this, and counts how many of them are cut off. */
async function besiege(app: TestApp['app'], act: (socket: Socket) => void) {
  const cut = { count: 0 };
  const sockets: Socket[] = [];
  while (sockets.length < many) sockets.push(await dial(app));
  for (const socket of sockets) {
    socket.once('close', () => (cut.count += 1));
    act(socket);
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return cut;
}

const drop = (socket: Socket, bytes: string) => {
  const drops = setInterval(() => socket.write(bytes), 100);
  socket.once('close', () => clearInterval(drops));
};

const connections = (app: TestApp['app']) =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Answered while other clients hold connections. */
async function isOpen(app: TestApp['app']) {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });
  return response.ok;
}

const post = 'POST /api/create-checkout-session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each<[string, (socket: Socket) => void]>([
  ['their headers in drops', (socket) => drop(socket.setNoDelay(), 'x')],
  [
    'their body in drops',
    (socket) => {
      socket.write(`${post}Content-Length: 5000\r\n\r\n`);
      drop(socket, ' ');
    },
  ],
  [
    'their body in pieces without end',
    (socket) => {
      socket.write(`${post}Transfer-Encoding: chunked\r\n\r\n`);
      drop(socket, '1\r\n \r\n');
    },
  ],
])('a client that sends %s is cut off, and no other client has to wait', async (_name, act) => {
  const { app } = await createTestApp({ slowestRequest: 500 });
  const cut = await besiege(app, act);

  expect(await isOpen(app)).toBe(true);
  expect(cut.count).toBe(0);
  await expect.poll(() => cut.count).toBe(many);
  await expect.poll(() => connections(app)).toBe(0);
});

test('a client that does not read its response is cut off, and no other client has to wait', async () => {
  const { app } = await createTestApp({ slowestReader: 700 });
  // More than any socket buffers without a reader.
  const much = Buffer.alloc(16 * 1024 * 1024);
  app.get('/stand-in/much', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(much));
  const cut = await besiege(app, (socket) => {
    socket.write('GET /stand-in/much HTTP/1.1\r\nHost: x\r\n\r\n');
  });

  expect(await isOpen(app)).toBe(true);
  await expect.poll(() => connections(app)).toBe(0);
  expect(cut.count).toBeLessThanOrEqual(many);
});

test('a client that reads slowly but steadily gets the whole response', async () => {
  const { app } = await createTestApp();
  app.get('/stand-in/much', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(Buffer.alloc(4 * 1024 * 1024)),
  );
  const socket = await dial(app);
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  socket.write('GET /stand-in/much HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });

  expect(received).toBeGreaterThan(4 * 1024 * 1024);
});

test('when the server closes, a response under way arrives whole, and an idle client is disconnected', async () => {
  const { app } = await createTestApp();
  const long = Buffer.alloc(16 * 1024 * 1024);
  app.get('/stand-in/long', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(long));
  const idle = await dial(app);
  idle.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const reader = await dial(app);
  reader.write('GET /stand-in/long HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'readable');

  const shown = once(idle, 'close');
  const closed = app.close();
  await shown;
  let received = 0;
  reader.on('data', (chunk: Buffer) => (received += chunk.length)).on('error', () => undefined);
  await once(reader, 'close');
  expect(received).toBeGreaterThan(long.length);
  await closed;
});
