import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The last command that the mail server has received. */
export const stages = ['banner', 'ehlo', 'auth', 'mail', 'rcpt', 'data', 'end'] as const;
export type Stage = (typeof stages)[number];

/** The faults of the server. */
export const faults = ['hang', '421', '451', '550', 'drop', 'drip'] as const;
export type Fault = (typeof faults)[number];

const answers: Record<Stage, string> = {
  banner: '220 sink.example ESMTP',
  ehlo: '250-sink.example\r\n250 AUTH PLAIN',
  auth: '235 Come in',
  mail: '250 Yes',
  rcpt: '250 Yes',
  data: '354 Go on',
  end: '250 Taken',
};

const stageOf = (line: string): Stage | undefined => {
  if (/^(EHLO|HELO)/i.test(line)) return 'ehlo';
  return (['auth', 'mail', 'rcpt', 'data'] as const).find((stage) => line.toLowerCase().startsWith(stage));
};

/**
 * A mail server that follows a script, byte by byte, and records what it received. No mail is accepted before `opening`
 * resolves.
 */
export async function startSmtpSink(
  faultAt: (stage: Stage) => Fault | undefined,
  opening: Promise<void> = Promise.resolve(),
) {
  const told: string[] = [];
  const received: string[] = [];
  const open = new Set<Socket>();

  const server = createServer((socket) => {
    open.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    let waiting = '';
    let body: string | undefined;

    const answer = (stage: Stage) => {
      const fault = faultAt(stage);
      if (fault === undefined) return socket.write(`${answers[stage]}\r\n`);
      if (fault === 'hang') return undefined;
      if (fault === 'drop') return socket.resetAndDestroy();
      if (fault === 'drip') return drip(socket);
      return socket.write(`${fault} No\r\n`);
    };

    socket.on('data', (chunk: string) => {
      waiting += chunk;
      for (let end = waiting.indexOf('\r\n'); end !== -1; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (body !== undefined && line !== '.') body += `${line}\r\n`;
        else if (body !== undefined) {
          received.push(body);
          body = undefined;
          void opening.then(() => answer('end'));
        } else {
          told.push(line);
          const stage = stageOf(line);
          if (stage) {
            const isTaken = stage === 'data' && faultAt(stage) === undefined;
            answer(stage);
            if (isTaken) body = '';
          } else socket.write('250 Yes\r\n');
        }
      }
    });
    answer('banner');
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://user:word@127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    received,
    /** How many connections are open. */
    talking: () => open.size,
  };
}

function drip(socket: Socket) {
  const drop = setInterval(() => {
    if (socket.writable) socket.write('2');
    else clearInterval(drop);
  }, 40);
  socket.on('close', () => clearInterval(drop));
}
