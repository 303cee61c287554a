import { expect, test } from 'vitest';
import { mails, messages } from '../../database/schema.ts';
import { createSubmissionsRepository } from '../../submissions/submissions.repository.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/contact/create';
const message = {
  name: 'Ada Sharp',
  email: 'ada@sharp.example',
  subject: 'Opening hours',
  message: 'Could Saturday be longer?\nWe are full by ten.',
};

test('a message is stored as it was written, and acknowledged', async () => {
  const { post, rows } = await createTestApp();
  const response = await post(url, message);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ message: 'Your message has been received, check your email!' });
  expect(await rows(messages)).toMatchObject([
    { ...message, state: 'new', createdAt: new Date('2026-11-21T09:00:00Z') },
  ]);
});

test('the same message sent twenty times at once is one message with one mail of each kind', async () => {
  const { post, rows } = await createTestApp();
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(url, message)));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
  expect(await rows(messages)).toHaveLength(1);
  expect((await rows(mails)).map(({ kind }) => kind).toSorted()).toEqual(['contact', 'contact-notice']);
});

test('a message that two processes receive is stored once', async () => {
  const here = await createTestApp();
  const { services } = here;
  const record = {
    id: '00000000-0000-4000-8000-000000000000',
    ...message,
    emailKey: message.email,
    state: 'new' as const,
    suspicious: false,
    fingerprint: 'the same',
    createdAt: new Date('2026-11-21T09:00:00Z'),
  };
  const repositories = [1, 2, 3, 4].map(() => createSubmissionsRepository(services.database, messages));
  await Promise.all(
    repositories.map((repository, place) =>
      repository.save({ ...record, id: record.id.replace(/0$/, String(place)) }, new Date(0), []),
    ),
  );

  expect(await here.rows(messages)).toHaveLength(1);
});

test('text that no database can store is refused before any query, and all other text is kept to the letter', async () => {
  const { post, rows } = await createTestApp();
  for (const odd of ['\0', 'a\0b', '\ud800', 'a\udc00', '\udc00\ud800']) {
    const response = await post(url, { ...message, name: odd, subject: odd, message: odd });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields).toSorted()).toEqual(['message', 'name', 'subject']);
  }
  expect(await rows(messages)).toEqual([]);

  const odd = "\\x00 '; -- \\u0000 Zoe\u0308 👩‍👩‍👧‍👦 \u{10ffff} ﷽ \u202eevil";
  expect(
    (await post(url, { ...message, name: odd, subject: odd, message: `${odd}\r\n\t${odd}` })).statusCode,
  ).toBe(201);
  expect(await rows(messages)).toMatchObject([{ name: odd, subject: odd, message: `${odd}\r\n\t${odd}` }]);
});
