import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import { addresses, notAddresses } from '../testing/addresses.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { startSmtpSink } from '../testing/smtpSink.ts';
import { createSmtpServer } from './smtpServer.ts';

const write = ({ post }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'post'>, email: string) =>
  post('/contact/create', { name: 'Ada', email, message: `Hello ${JSON.stringify(email)}` });

test('every address that people have is taken, and kept as it is', async () => {
  const app = await createTestApp();
  for (const email of addresses) expect([email, (await write(app, email)).statusCode]).toEqual([email, 201]);

  expect(new Set(addresses).size).toBeGreaterThanOrEqual(60);
  expect((await app.rows(messages)).map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
});

test('nothing else is taken', async () => {
  const app = await createTestApp();
  for (const email of notAddresses) {
    const response = await write(app, email);
    expect([email, response.statusCode, Object.keys(response.json().fields)]).toEqual([
      email,
      422,
      ['email'],
    ]);
  }

  expect(new Set(notAddresses).size).toBeGreaterThanOrEqual(60);
  expect(await app.rows(messages)).toEqual([]);
});

test('each mail has one recipient: the address that was typed, as mail servers write it', async () => {
  const sink = await startSmtpSink(() => undefined);
  const app = await createTestApp({
    mailTransport: createSmtpServer({ url: sink.url, from: 'Awning <hello@awning.example>' }),
  });
  for (const email of addresses) await write(app, email);
  await app.services.mailWorker.sendDue();

  const recipients = sink.told.flatMap((line) => /^RCPT TO:<(.*)>$/.exec(line)?.[1] ?? []);
  // A domain is the same in small letters.
  const asciiOf = (email: string) => {
    const [name, domain] = email.split('@') as [string, string];
    return `${name}@${domainToASCII(domain)}`;
  };
  expect(
    recipients
      .filter((to) => to !== 'desk@awning.example')
      .map((to) => to.replace(/[^@]*$/, (domain) => domain.toLowerCase()))
      .toSorted(),
  ).toEqual(addresses.map(asciiOf).toSorted());
  expect(recipients).toHaveLength(addresses.length * 2);
});
