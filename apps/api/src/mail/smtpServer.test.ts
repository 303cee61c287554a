import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { faults, stages, startSmtpSink, type Fault, type Stage } from '../testing/smtpSink.ts';
import { RefusedForGood } from './mailTransport.ts';
import { createMail } from './mail.ts';
import { createSmtpServer } from './smtpServer.ts';

const from = 'Awning <hello@awning.example>';
const mail = createMail(
  { subject: 'Hello', blocks: [{ kind: 'paragraph', text: 'Good morning.' }] },
  { cause: 'test', kind: 'contact', recipient: 'ada@sharp.example', at: new Date('2026-11-21T09:00:00Z') },
);
/** For servers that stall. The others have all the time they need on a busy machine. */
const timeoutMs = 450;
const isSlow = (fault: Fault) => fault === 'hang' || fault === 'drip';

/** The result of a mail: accepted, refused for good, or to be tried again. */
const outcomeOf = (carrying: Promise<void>) =>
  carrying.then(
    () => 'taken',
    (error: unknown) => (error instanceof RefusedForGood ? 'refused for good' : 'later'),
  );

const cases = stages.flatMap((stage) => faults.map((fault): [Stage, Fault] => [stage, fault]));
// A server that refuses all our mails is at fault itself; when it refuses only this mail, the mail is.
const aboutTheMail: readonly Stage[] = ['mail', 'rcpt', 'data', 'end'];
const outcomeFor = (stage: Stage, fault: Fault) =>
  fault === '550' && aboutTheMail.includes(stage) ? 'refused for good' : 'later';

test.concurrent.for(cases)('at %s, %s', async ([stage, fault], context) => {
  const sink = await startSmtpSink((at) => (at === stage ? fault : undefined));
  const mailTransport = createSmtpServer({ url: sink.url, from, ...(isSlow(fault) && { timeoutMs }) });

  expect(await outcomeOf(mailTransport.send(mail))).toBe(outcomeFor(stage, fault));
  // No connection is left open.
  await context.expect.poll(() => sink.talking()).toBe(0);
});

test('an unreachable server is tried again', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');

  const mailTransport = createSmtpServer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs });
  expect(await outcomeOf(mailTransport.send(mail))).toBe('later');
});

test('a server that cannot encrypt is tried again', async () => {
  const sink = await startSmtpSink(() => undefined);
  const mailTransport = createSmtpServer({ url: sink.url.replace('smtp:', 'smtps:'), from, timeoutMs });
  expect(await outcomeOf(mailTransport.send(mail))).toBe('later');
  expect(sink.received).toEqual([]);
});

test('a mail with an unknown result is sent again byte for byte, with the same Message-ID', async () => {
  let tries = 0;
  const sink = await startSmtpSink((at) => (at === 'end' && ++tries === 1 ? 'drop' : undefined));
  const mailTransport = createSmtpServer({ url: sink.url, from });

  expect(await outcomeOf(mailTransport.send(mail))).toBe('later');
  expect(await outcomeOf(mailTransport.send(mail))).toBe('taken');
  expect(sink.received).toHaveLength(2);
  expect(sink.received[1]).toBe(sink.received[0]);
  expect(sink.received[0]).toContain(`Message-ID: <${mail.id}@awning.example>`);
  expect(sink.told.filter((line) => line.startsWith('RCPT'))).toEqual(
    Array(2).fill('RCPT TO:<ada@sharp.example>'),
  );
});
