import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { TestApp } from './createTestApp.ts';

/** The server's response to raw bytes, until it closes the connection: head and body. */
export async function converse(
  app: TestApp['app'],
  talk: (socket: Socket) => void,
): Promise<[head: string, body: string]> {
  const socket = await dial(app);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  talk(socket);
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });

  const end = answer.indexOf('\r\n\r\n');
  return [answer.slice(0, end), answer.slice(end + 4)];
}

/** A bare connection to the server. */
export async function dial(app: TestApp['app']): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
