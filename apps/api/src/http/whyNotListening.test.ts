import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { whyNotListening } from './whyNotListening.ts';

async function toldOf(host: string, port = 0) {
  const server = createServer();
  server.listen({ host, port });
  const [error] = (await once(server, 'error')) as [NodeJS.ErrnoException];
  return whyNotListening(error, { host, port });
}

test.each(['nowhere.invalid', '203.0.113.1'])(
  'a server that cannot listen at %s names HOST as the reason',
  async (host) => {
    expect(await toldOf(host)).toMatch(
      new RegExp(`^HOST ${host} with PORT 0 cannot be listened on: [^\\n]+\\.$`),
    );
  },
);

test('a port that another process uses is named by its setting, PORT', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  expect(await toldOf('127.0.0.1', port)).toBe(
    `PORT ${port} is in use. Stop who uses it, or set PORT to another.`,
  );
});

test('other errors are not blamed on HOST or PORT', () => {
  expect(whyNotListening(new Error('no'), { host: '127.0.0.1', port: 1 })).toBeUndefined();
});
