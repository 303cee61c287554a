import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { mails, messages } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/contact/create';
const message = {
  name: 'Ada <Sharp> & "Sons"',
  email: 'ada@sharp.example',
  subject: 'Hours',
  message: '\nSaturday?\n</textarea><script>',
};

test('a refused form comes back as the site’s own page, with the typed text and each error at its field', async () => {
  const { site, asked } = await createSite();
  const { postForm, rows } = await createTestApp({ site });
  const response = await postForm(url, { ...message, name: '', email: 'ada@' });

  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(asked).toEqual([
    {
      url: '/',
      page: {
        refused: {
          form: 'contact',
          typed: { email: 'ada@', subject: 'Hours', message: message.message },
          failure: {
            error: 'invalid',
            message: 'Some of this needs another look.',
            fields: {
              name: 'Enter your name',
              email: 'Enter an email address like name@example.com',
            },
          },
        },
      },
    },
  ]);
  expect(await rows(messages)).toEqual([]);
});

test('without a site to render it, the response still names the errors', async () => {
  const { postForm } = await createTestApp();
  const { statusCode, body, headers } = await postForm(url, { ...message, email: '' });

  expect(statusCode).toBe(422);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('Enter an email address like name@example.com');
});

test('a visitor who is refused by the rate limit gets the typed text back', async () => {
  const { site, asked } = await createSite();
  const { postForm } = await createTestApp({ rateLimits: true, site });
  for (let place = 0; place < 5; place += 1) await postForm(url, { ...message, subject: `No ${place}` });
  const { statusCode, headers } = await postForm(url, message);

  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(asked.at(-1)?.page.refused).toEqual({
    form: 'contact',
    typed: message,
    failure: { error: 'too-many', message: 'That is too often. Please wait a little and try again.' },
  });
});

test('with the database down the visitor gets the typed text back, and nothing is half stored', async () => {
  let away = true;
  const { site, asked } = await createSite();
  const { postForm, rows } = await createTestApp({
    site,
    wrap: (database) => ({
      ...database,
      durable: (work) =>
        away ? Promise.reject(new DatabaseUnavailable('unreachable')) : database.durable(work),
    }),
  });
  const { statusCode, headers } = await postForm(url, message);

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(asked.at(-1)?.page.refused).toMatchObject({ typed: message, failure: { error: 'unavailable' } });
  expect(await rows(messages)).toEqual([]);

  away = false;
  expect((await postForm(url, message)).statusCode).toBe(303);
  expect(await rows(mails)).toHaveLength(2);
});

test.each([['too long', 413, { ...message, message: 'x'.repeat(70_000) }]])(
  'a form that is %s gets a page as its response',
  async (_name, status, fields) => {
    const { postForm } = await createTestApp();
    const response = await postForm(url, fields);

    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('an unknown form has no page of thanks', async () => {
  const { get } = await createTestApp();
  for (const form of ['contact', 'quote', 'newsletter']) {
    const { statusCode, headers } = await get(`/thanks/${form}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  }
  for (const form of ['toString', 'Contact', '%00', 'x'.repeat(500)]) {
    expect((await get(`/thanks/${form}`)).statusCode).toBe(404);
  }
});

test('with a site, the site renders the page of thanks', async () => {
  const { site, asked } = await createSite();
  const { app } = await createTestApp({ site });
  await app.inject({ url: '/thanks/contact', headers: { accept: 'text/html' } });
  expect(asked).toEqual([{ url: '/thanks/contact', page: {} }]);
});
