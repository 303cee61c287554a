import { trapName } from '@awning/contract/trapName';
import { expect, test } from 'vitest';
import { mails, messages } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/contact/create';
const message = {
  name: 'Ada Sharp',
  email: 'ada@sharp.example',
  subject: 'Opening hours',
  message: 'Could Saturday be longer?\nWe are full by ten.',
};

test('the sender gets a confirmation, and the shop reads the message and can reply', async () => {
  const app = await createTestApp();
  await app.post(url, message);
  const written = await app.outbox();
  const saved = await app.rows(mails);

  expect(written).toHaveLength(2);
  const notice = written.find((raw) => raw.includes('\r\nTo: desk@awning.example\r\n'));
  expect(notice).toContain('\r\nReply-To: ada@sharp.example\r\n');
  expect(saved.find(({ kind }) => kind === 'contact-notice')!.text).toContain(
    'Could Saturday be longer?\nWe are full by ten.',
  );
  expect(written.find((raw) => raw.includes('\r\nTo: ada@sharp.example\r\n'))).toContain(
    'Subject: =?UTF-8?Q?We_have_your_message',
  );
});

test('the confirmation contains no word that the sender typed', async () => {
  const app = await createTestApp();
  const words = { name: 'Buypills', subject: 'Cheapwatches', message: 'Visit http://evil.example now' };
  await app.post(url, { ...message, ...words });
  const confirmation = (await app.rows(mails)).find(({ kind }) => kind === 'contact')!;

  for (const word of ['Buypills', 'Cheapwatches', 'Visit', 'evil']) {
    expect(`${confirmation.subject} ${confirmation.text} ${confirmation.html}`).not.toContain(word);
  }
});

test('the mail to the shop contains no link that the sender typed', async () => {
  const app = await createTestApp();
  const link =
    'http://evil.example <a href="http://evil.example">x</a> [x](http://evil.example) www.evil.example';
  await app.post(url, { ...message, name: link, subject: link, message: link });
  const notice = (await app.rows(mails)).find(({ kind }) => kind === 'contact-notice')!;

  expect(notice.html).not.toContain('<a ');
  expect(notice.text).not.toMatch(/http:\/\/|www\.\w|evil\.example/);
});

test('a subject may be left out, or empty', async () => {
  const { post, rows } = await createTestApp();
  const { subject: _left, ...without } = message;
  await post(url, without);
  await post(url, { ...message, email: 'bea@sharp.example', subject: '' });

  expect(await rows(messages)).toMatchObject([{ subject: null }, { subject: null }]);
});

test('a message sent again after a lost response is the same message, and on another day a new one', async () => {
  const { post, pass, rows } = await createTestApp();
  await post(url, message);
  pass(9 * 60_000);
  await post(url, message, { 'idempotency-key': 'again' });
  expect(await rows(messages)).toHaveLength(1);

  pass(2 * 60_000);
  await post(url, message);
  expect(await rows(messages)).toHaveLength(2);
});

test('one address gets three confirmations an hour, and the response does not tell', async () => {
  const { app, pass, rows } = await createTestApp({ rateLimits: true });
  const write = async (count: number) => {
    const answers: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const remoteAddress = `203.0.113.${answers.length + 1}`;
      const payload = {
        ...message,
        email: place % 2 ? 'ada@sharp.example' : 'ADA@sharp.example',
        subject: `No ${place}`,
      };
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload, remoteAddress });
      answers.push(`${statusCode} ${body}`);
    }
    return answers;
  };
  const confirmations = async () => (await rows(mails)).filter(({ kind }) => kind === 'contact').length;

  expect(new Set(await write(10)).size).toBe(1);
  expect(await confirmations()).toBe(3);
  expect(await rows(messages)).toHaveLength(10);
  pass(61 * 60_000);
  await write(1);
  expect(await confirmations()).toBe(4);
});

test('a repeated message does not count towards the limit of mails', async () => {
  const { app, rows } = await createTestApp({ rateLimits: true });
  const send = (subject: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url, payload: { ...message, subject }, remoteAddress });

  for (const client of [1, 2, 3, 4]) await send('The same', `203.0.113.${client}`);
  await send('Another', '203.0.113.9');
  expect((await rows(mails)).filter(({ kind }) => kind === 'contact')).toHaveLength(2);
});

test('one client may send five messages in ten minutes', async () => {
  const { post, pass } = await createTestApp({ rateLimits: true });
  for (let place = 0; place < 5; place += 1) {
    expect((await post(url, { ...message, subject: `No ${place}` })).statusCode).toBe(201);
  }
  const refused = await post(url, { ...message, subject: 'No 6' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  pass(10 * 60_000);
  expect((await post(url, { ...message, subject: 'No 6' })).statusCode).toBe(201);
});

test.each([
  ['no name', { ...message, name: undefined }, 'name'],
  ['a name of two lines', { ...message, name: 'Ada\r\nBcc: x@y.example' }, 'name'],
  ['an address that is none', { ...message, email: 'ada@' }, 'email'],
  ['two addresses', { ...message, email: 'a@b.example,c@d.example' }, 'email'],
  ['a subject of two lines', { ...message, subject: 'a\nb' }, 'subject'],
  ['an empty message', { ...message, message: ' \n ' }, 'message'],
  ['a message that is a book', { ...message, message: 'x'.repeat(5_001) }, 'message'],
  ['half a character', { ...message, message: 'a\ud800' }, 'message'],
  ['a sign that no database takes', { ...message, message: 'a\0' }, 'message'],
  ['a trap of another shape', { ...message, [trapName]: 7 }, trapName],
])('%s is refused at its field, and nothing is stored', async (_name, body, field) => {
  const { post, rows } = await createTestApp();
  const response = await post(url, body);

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual([field]);
  expect(await rows(messages)).toEqual([]);
  expect(await rows(mails)).toEqual([]);
});

test('a message with the hidden field filled in is stored like any other, and the shop is told', async () => {
  const app = await createTestApp();
  const person = await app.post(url, message);
  const filled = await app.post(url, { ...message, subject: 'By script', [trapName]: 'http://evil.example' });
  const form = await app.postForm(url, { ...message, subject: 'By form', [trapName]: 'x' });

  expect([filled.statusCode, filled.body]).toEqual([person.statusCode, person.body]);
  expect([form.statusCode, form.headers.location]).toEqual([303, '/thanks/contact']);
  const { headers } = await app.signIn({ role: 'admin' });
  const { items } = (await app.get('/admin/messages', headers)).json<{ items: object[] }>();
  expect(items).toHaveLength(3);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subject: 'Opening hours', suspicious: false }),
      expect.objectContaining({ subject: 'By script', suspicious: true }),
      expect.objectContaining({ subject: 'By form', suspicious: true }),
    ]),
  );

  const written = await app.rows(mails);
  const told = written.filter(({ kind, text }) => kind === 'contact-notice' && /looks automatic/.test(text));
  const subjects = told.map(({ text }) => /Subject: (.*)/.exec(text)![1]!);
  expect(subjects.toSorted()).toEqual(['By form', 'By script']);
  expect(written.filter(({ kind }) => kind === 'contact')).toHaveLength(3);
});

test('a page of an older release, whose hidden field has a name that browsers fill in, loses no message', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, { ...message, subject: 'By script', website: 'https://sharp.example' });
  await postForm(url, { ...message, subject: 'By form', website: 'https://sharp.example' });

  expect(await rows(messages)).toMatchObject([{ suspicious: false }, { suspicious: false }]);
});

test('the same message with and without the hidden field filled in is one message', async () => {
  const { post, rows } = await createTestApp();
  await post(url, message);
  await post(url, { ...message, [trapName]: 'x' });

  expect(await rows(messages)).toMatchObject([{ suspicious: false }]);
});

test('a plain form stores the message too and leads to a page of thanks', async () => {
  const { get, postForm, rows } = await createTestApp();
  const response = await postForm(url, { ...message, [trapName]: '' });

  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/thanks/contact');
  expect((await get('/thanks/contact')).body).toContain('Your message has been received, check your email!');
  expect(await rows(messages)).toMatchObject([message]);
});
