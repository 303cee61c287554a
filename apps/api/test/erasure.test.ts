import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openPglite } from '../src/database/pglite/openPglite.ts';
import { mails, messages, orders, subscribers, users } from '../src/database/schema.ts';
import { createPrivacyRepository } from '../src/modules/privacy/privacy.repository.ts';
import { createRetention } from '../src/modules/privacy/retention.ts';
import { dataFolder, workerFile } from '../src/testing/builtServer.ts';
import { anOrder } from '../src/testing/seed.ts';

const canary = 'adalbertine';
const email = `${canary}@sharpington.example`;
const at = new Date('2026-11-21T09:00:00Z');
const id = '2f1f7d0a-3f5e-4d0c-9a51-0d5f2d6c7a11';
const others = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** The files under a folder that contain a word, in any letter case. */
async function filesWith(folder: string, word: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => (await readFile(file, 'latin1')).toLowerCase().includes(word)),
  );
  return files.filter((_file, place) => found[place]).map((file) => path.relative(folder, file));
}

const mail = (mailId: string, recipient: string) => ({
  id: mailId,
  cause: `message ${mailId}`,
  kind: 'contact-confirmation',
  recipient,
  recipientKey: recipient,
  replyToKey: '',
  subject: `For ${recipient}`,
  text: `Hello ${recipient}, ${'we have your message. '.repeat(20)}`,
  html: Array.from({ length: 60 }, () => `<p>${recipient} ${crypto.randomUUID()}</p>`).join(''),
  createdAt: at,
  dueAt: at,
});

test('after a cleanup the database files contain nothing of an erased person', async () => {
  const dataDir = await dataFolder();
  const open = () => openPglite({ dataDir, workerFile, minFreeSpace: 1, log: () => undefined });
  let database = open();
  await database.opened;

  await database.durable(async (transaction) => {
    await transaction.insert(mails).values(others(500).map((one) => mail(one, `${one}@people.example`)));
    await transaction.insert(users).values({
      id,
      firstName: 'Adalbertine',
      lastName: 'Sharpington',
      username: canary,
      usernameKey: canary,
      email,
      emailKey: email,
      passwordHash: 'none',
      role: 'customer',
      emailProvenAt: at,
      createdAt: at,
    });
    await transaction
      .insert(orders)
      .values(anOrder({ id, customerName: 'Adalbertine Sharpington', customerEmail: email.toUpperCase() }));
    await transaction.insert(messages).values({
      id,
      name: canary,
      email,
      emailKey: email,
      message: `${canary} asks`,
      state: 'new',
      createdAt: at,
    });
    await transaction
      .insert(subscribers)
      .values({ id, email, emailKey: email, state: 'confirmed', asked: 1, askedAt: at, createdAt: at });
    await transaction.insert(mails).values(others(20).map((one) => mail(one, email)));
    await transaction.insert(mails).values(others(500).map((one) => mail(one, `${one}@people.example`)));
  });

  const repository = createPrivacyRepository(database, {
    addressOf: ({ emailKey }) => emailKey,
    // There is no website.
    leaveSite: async () => undefined,
  });
  expect(await repository.erase(id, { at, keepsSites: true })).toMatchObject({ outcome: 'erased' });
  expect((await filesWith(dataDir, canary)).length).toBeGreaterThan(0);

  const retention = createRetention({
    database,
    purgeSessions: async () => undefined,
    outbox: {},
    now: () => at,
  });
  await retention.clearAway();
  expect(await filesWith(dataDir, canary)).toEqual([]);

  // The shop goes on as before: it writes, it stops, and it opens again.
  await database.durable((transaction) =>
    transaction.insert(mails).values(mail(crypto.randomUUID(), 'late@people.example')),
  );
  await database.close();
  database = open();
  await database.opened;
  expect(await database.db.select({ id: mails.id }).from(mails)).toHaveLength(1_001);
  expect(await database.db.select().from(orders)).toMatchObject([{ total: 299_00, customerEmail: '' }]);
  await database.close();
  expect(await filesWith(dataDir, canary)).toEqual([]);
});
