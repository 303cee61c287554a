import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { mails, messages } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/contact/create';
const message = {
  name: 'Ada <Sharp> & "Sons"',
  email: 'ada@sharp.example',
  subject: 'Hours',
  message: '\nSaturday?\n</textarea><script>',
};

const typedIn = (page: string) => ({
  name: /name="name"[^>]*value="([^"]*)"/.exec(page)?.[1],
  email: /name="email"[^>]*value="([^"]*)"/.exec(page)?.[1],
  subject: /name="subject"[^>]*value="([^"]*)"/.exec(page)?.[1],
  message: /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(page)?.[1],
});

test('a form that is refused comes back with what was typed, and names each field beside it', async () => {
  const { postForm, rows } = await createTestApp();
  const response = await postForm(url, { ...message, name: '', email: 'ada@' });

  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toMatch(/<p class="field__error" id="name-error">\s*Enter your name\s*<\/p>/);
  expect(response.body).toMatch(/id="email-error">\s*Enter an email address like name@example.com\s*<\/p>/);
  expect(response.body).toMatch(
    /name="name"[^>]*aria-invalid="true"[^>]*aria-describedby="name-error"[^>]*autofocus/,
  );
  expect(response.body).toMatch(/name="email"[^>]*aria-describedby="email-hint email-error"/);
  expect(response.body.match(/autofocus/g)).toHaveLength(1);
  expect(typedIn(response.body)).toEqual({
    name: '',
    email: 'ada@',
    subject: 'Hours',
    message: '\nSaturday?\n&lt;/textarea&gt;&lt;script&gt;',
  });
  expect(await rows(messages)).toEqual([]);
});

test('the form that came back can be sent again, and asks browsers for the right help', async () => {
  const { postForm } = await createTestApp();
  const { body, headers } = await postForm(url, { ...message, email: '' });

  expect(body).toMatch(/<form class="form" method="post" action="\/contact\/create">/);
  expect(body).toMatch(/name="name" autocomplete="name"/);
  expect(body).toMatch(/type="email" id="email" name="email" autocomplete="email"/);
  expect(body).toMatch(/<label class="field__label" for="message"/);
  expect(headers['content-security-policy']).toMatch(/form-action 'self';/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toMatch(/<input id="website" name="website" tabindex="-1" autocomplete="off" \/>/);
});

test('whoever comes too often keeps what was typed', async () => {
  const { postForm } = await createTestApp({ rateLimits: true });
  for (let place = 0; place < 5; place += 1) await postForm(url, { ...message, subject: `No ${place}` });
  const { statusCode, body, headers } = await postForm(url, message);

  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain('That is too often. Please wait a little and try again.');
  expect(typedIn(body)).toMatchObject({ name: 'Ada &lt;Sharp&gt; &amp; &quot;Sons&quot;', subject: 'Hours' });
  expect(body).not.toContain('aria-invalid');
});

test('with the database away the form keeps what was typed, and nothing is half done', async () => {
  let away = true;
  const { postForm, rows } = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) =>
        away ? Promise.reject(new DatabaseUnavailable('unreachable')) : database.durable(work),
    }),
  });
  const { statusCode, body, headers } = await postForm(url, message);

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(body).toContain('We cannot do that just now.');
  expect(typedIn(body)).toMatchObject({ email: 'ada@sharp.example', subject: 'Hours' });
  expect(await rows(messages)).toEqual([]);

  away = false;
  expect((await postForm(url, message)).statusCode).toBe(303);
  expect(await rows(mails)).toHaveLength(2);
});

test.each([['too long', 413, { ...message, message: 'x'.repeat(70_000) }]])(
  'a form that is %s is answered with a page',
  async (_name, status, fields) => {
    const { postForm } = await createTestApp();
    const response = await postForm(url, fields);

    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('nobody is thanked for a form that there is not', async () => {
  const { get } = await createTestApp();
  for (const form of ['contact', 'quote', 'newsletter']) {
    const { statusCode, headers } = await get(`/thanks/${form}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  }
  for (const form of ['toString', 'Contact', '%00', 'x'.repeat(500)]) {
    expect((await get(`/thanks/${form}`)).statusCode).toBe(404);
  }
});
