import { expect, test } from 'vitest';
import { messages } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const subjectIn = (body: string) => /<input[^>]* name="subject"[^>]* value="([^"]*)"/.exec(body)?.[1];

test('a visitor who finds a site abused gets a form that names it, and sends it without script', async () => {
  const { get, postForm, rows } = await createTestApp();
  const page = await get('/contact?site=sharp.sites.shop.example:3000');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.body).toMatch(/<h1[^>]*>Report abuse<\/h1>/);
  expect(page.body).not.toContain('role="alert"');
  const subject = subjectIn(page.body);
  expect(subject).toBe('Abuse at sharp.sites.shop.example:3000');

  const [, action] = /<form [^>]*action="([^"]*)"/.exec(page.body)!;
  const sent = await postForm(action!, {
    name: 'Bo',
    email: 'bo@long.example',
    subject: subject!,
    message: 'It asks for cards.',
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thanks/contact']);
  expect(await rows(messages)).toMatchObject([{ subject, message: 'It asks for cards.' }]);
});

test('a domain that is longer than a subject is cut, and can be reported', async () => {
  const { get } = await createTestApp();
  const host = `${'long-name.'.repeat(23)}example`;
  const subject = subjectIn((await get(`/contact?site=${host}`)).body);
  expect(subject).toHaveLength(200);
  expect(`Abuse at ${host}`).toContain(subject);
});

test('a visitor without a site in the address is led to the form for questions', async () => {
  const { get } = await createTestApp();
  const { statusCode, headers } = await get('/contact');
  expect([statusCode, headers.location]).toEqual([302, '/#contact-form']);
});

test.each([
  '?site=',
  '?site=sharp',
  '?site=a%22%3E%3Cscript%3E.example',
  '?site=two%0Alines.example',
  '?site=https://sharp.example/',
  `?site=${'x'.repeat(260)}.example`,
  '?site=a.example&site=b.example',
])('a query that is not a host leaves the form empty: %j', async (query) => {
  const { get } = await createTestApp();
  const page = await get(`/contact${query}`);
  expect([page.statusCode, subjectIn(page.body)]).toEqual([200, undefined]);
  expect(page.body).not.toContain('Abuse at');
});
