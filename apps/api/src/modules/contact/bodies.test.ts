import { expect, test } from 'vitest';
import { mails, messages, quotes, subscribers } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const formAddresses = ['/contact/create', '/quote/create', '/newsletter/subscribe', '/reviews/create'];
const bad = JSON.stringify({ email: 7 });

test.each([
  ['that does not parse', 'application/json', '{"email": [', 400],
  ['with something after its end', 'application/json', '{} {}', 400],
  ['that is empty', 'application/json', '', 400],
  ['that would change every object', 'application/json', '{"__proto__": {"admin": true}}', 400],
  ['that names a field twice', 'application/json', '{"email": "a@b.example", "email": "c@d.example"}', 400],
  ['that is nothing', 'application/json', 'null', 422],
  ['that is a list', 'application/json', '[]', 422],
  ['with a number beyond all numbers', 'application/json', '{"email": 1e400}', 422],
  ['with a type in another spelling', 'Application/JSON ; charset=utf-8', bad, 422],
  ['that is too large', 'application/json', JSON.stringify({ note: 'x'.repeat(70_000) }), 413],
  [
    'of many fields',
    'application/json',
    `{${Array.from({ length: 9_000 }, (_, place) => `"k${place}":1`).join()}}`,
    413,
  ],
  ['with a tab in its type', 'application/json\t;x', bad, 422],
  ['of two types', 'application/json, text/plain', bad, 415],
  ['in plain text', 'text/plain', bad, 415],
  ['in XML', 'application/xml', '<x/>', 415],
  ['of many parts', 'multipart/form-data; boundary=b', '--b--', 415],
])('a body %s is refused by every form with its own status', async (_name, type, payload, status) => {
  const { app, rows } = await createTestApp();
  for (const url of formAddresses) {
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([url, response.statusCode]).toEqual([url, status]);
    expect(response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    expect(response.body).not.toMatch(/node_modules|select |insert |\bat \w+ \(/i);
  }
  for (const table of [messages, quotes, subscribers, mails]) expect(await rows(table)).toEqual([]);
});
