import { expect, inject, test } from 'vitest';
import { mails } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { RefusedForGood, type MailTransport } from './mailTransport.ts';
import { createMail } from './mail.ts';
import { keepMails } from './mails.repository.ts';
import { createMailWorker } from './mailWorker.ts';

const at = new Date('2026-11-21T09:00:00Z');
const content = { subject: 'Hello', blocks: [{ kind: 'paragraph', text: 'Good morning.' }] } as const;

/** Stores so many mails, each to an address of its own. */
const write = ({ services }: TestApp, count: number, from = 0) =>
  services.database.durable((transaction) =>
    keepMails(
      transaction,
      Array.from({ length: count }, (_, place) =>
        createMail(content, {
          cause: `test ${from + place}`,
          kind: 'contact',
          recipient: `p${from + place}@people.example`,
          at,
        }),
      ),
    ),
  );

test('two workers on one queue send no mail twice', async () => {
  const count = inject('testDatabase').kind === 'postgres' ? 1_000 : 200;
  const carried: string[] = [];
  const mailTransport: MailTransport = {
    async send({ id }) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      carried.push(id);
    },
  };
  const app = await createTestApp({ mailTransport });
  await write(app, count);
  const { mails: repository, tokens, mailWorker } = app.services;
  const other = createMailWorker({
    mails: repository,
    mailTransport,
    tokens,
    now: () => at,
    log: () => undefined,
  });
  await Promise.all([mailWorker.sendDue(), other.sendDue()]);

  expect(carried).toHaveLength(count);
  expect(new Set(carried).size).toBe(count);
  expect((await app.rows(mails)).every(({ sentAt }) => sentAt !== null)).toBe(true);
});

test('a mail that is refused for good and one that hangs do not delay other mails', async () => {
  const carried: string[] = [];
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const app = await createTestApp({
    mailTransport: {
      async send({ recipient }) {
        if (recipient === 'p0@people.example') await hanging;
        if (recipient === 'p1@people.example') throw new RefusedForGood('550 No');
        carried.push(recipient);
      },
    },
  });
  await write(app, 100);
  const sending = app.services.mailWorker.sendDue();

  await expect.poll(() => carried).toHaveLength(98);
  // A mail that falls due while another hangs is sent.
  await write(app, 1, 100);
  await expect.poll(() => carried).toContain('p100@people.example');
  expect(carried).not.toContain('p0@people.example');

  letGo();
  await sending;
  expect(carried).toHaveLength(100);
});

test('a server’s answer is always stored, and never prevents the next try', async () => {
  const app = await createTestApp({
    mailTransport: { send: () => Promise.reject(new Error(`451 \0\ud800\r\n${'no '.repeat(1_000)}`)) },
  });
  await write(app, 1);
  await app.services.mailWorker.sendDue();

  const [mail] = await app.rows(mails);
  expect(mail).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect(mail!.lastError).toMatch(/^451 +no no /);
  expect(mail!.lastError!.length).toBeLessThanOrEqual(500);
});

test('mails that failed together are not tried again together', async () => {
  const app = await createTestApp({ mailTransport: { send: () => Promise.reject(new Error('away')) } });
  await write(app, 30);
  await app.services.mailWorker.sendDue();
  const pauses = (await app.rows(mails)).map(({ dueAt }) => dueAt.getTime() - at.getTime());

  expect(new Set(pauses).size).toBeGreaterThan(10);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(4_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5_000);
});

test('after an hour without a mail server everything is sent within five minutes, once each', async () => {
  let away = true;
  const carried: string[] = [];
  const app = await createTestApp({
    mailTransport: {
      async send({ recipient }) {
        if (away) throw new Error('away');
        carried.push(recipient);
      },
    },
  });
  await write(app, 20);
  for (let minute = 0; minute < 60; minute += 5) {
    await app.services.mailWorker.sendDue();
    app.pass(5 * 60_000);
  }
  await app.services.mailWorker.sendDue();

  away = false;
  app.pass(5 * 60_000);
  await app.services.mailWorker.sendDue();
  expect(carried).toHaveLength(20);
  expect(new Set(carried).size).toBe(20);
});
