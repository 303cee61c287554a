import { domainToASCII } from 'node:url';
import { addresses } from '@awning/contract/testing/addresses';
import { expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { startSmtpSink } from '../testing/smtpSink.ts';
import { createSmtpServer } from './smtpServer.ts';

test('an address is stored as it was typed, and its mail has one recipient: the same in the form of mail servers', async () => {
  const sink = await startSmtpSink(() => undefined);
  const app = await createTestApp({
    mailTransport: createSmtpServer({ url: sink.url, from: 'Awning <hello@awning.example>' }),
  });
  for (const email of addresses) {
    await app.post('/contact/create', { name: 'Ada', email, message: `Hello ${JSON.stringify(email)}` });
  }
  expect((await app.rows(messages)).map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
  await app.services.mailWorker.sendDue();

  const recipients = sink.told.flatMap((line) => /^RCPT TO:<(.*)>$/.exec(line)?.[1] ?? []);
  // A domain is equal in lower case.
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
