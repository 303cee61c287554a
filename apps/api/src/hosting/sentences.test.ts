import { expect, test } from 'vitest';
import { siteVersions } from '../database/schema.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { anOrder, keep } from '../testing/seed.ts';
import { openPublishedSite, usual } from './hosting.fixtures.ts';

const urlEncoded = 'application/x-www-form-urlencoded';
const { '404.html': _own, ...withoutOwn } = usual;

/** A German site whose owner is gone, and that has no page of its own for problems. */
async function openGerman() {
  const app = await createTestApp();
  const order = anOrder({ customerName: '', customerEmail: '', customerBusiness: null });
  const site = await openPublishedSite(app, { order, files: withoutOwn });
  const content = { language: 'de', business: { telephone: '030 <b>901820</b>' } };
  await keep(app, siteVersions, [
    {
      siteId: site.siteId,
      number: 1,
      templateId: 'barbershop-classic',
      content,
      options: {},
      savedBy: 'desk',
      savedAt: new Date(),
    },
  ]);
  const send = (path: string, payload: string, type = urlEncoded) =>
    app.visit(`${site.host}${path}`, { method: 'POST', headers: { 'content-type': type }, payload });
  return { app, ...site, send };
}

test('messages about a German site are in German', async () => {
  const { app, host, send } = await openGerman();
  const answers = await Promise.all([
    app.visit(`${host}/nothing`),
    send('/', 'name=Bo'),
    send('/forms/contact', `message=${'x'.repeat(70_000)}`),
    send('/forms/contact', '{}', 'application/json'),
    send('/forms/contact', 'name='),
    send('/forms/contact', 'name=Bo'),
  ]);

  expect(
    answers.map(({ statusCode, body }) => [statusCode, /<html lang="de">.*<h1>(.*)<\/h1>/.exec(body)?.[1]]),
  ).toEqual([
    [404, 'Hier ist nichts'],
    [405, 'Das geht hier nicht'],
    [413, 'Das ist mehr, als wir annehmen können'],
    [415, 'Das lässt sich nicht lesen'],
    [422, 'Das konnten wir nicht annehmen'],
    [410, 'Dieses Formular liest niemand mehr'],
  ]);
});

test('messages about a paused German site are in German', async () => {
  const { app, host, change } = await openGerman();
  await change({ pausedAt: new Date() });

  const { body } = await app.visit(host);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('Diese Website ist zurzeit geschlossen');
  expect(body).toContain('>Missbrauch melden</a>');
});

test.each([
  ['030 <b>901820</b>', '<a href="tel:030901820">030 &lt;b&gt;901820&lt;/b&gt;</a>'],
  ['+49 (30) 90+18', '<a href="tel:+49309018">+49 (30) 90+18</a>'],
  ['in the shop', 'Please ring in the shop.'],
])('the number %j can be rung at a touch, if it is a number', async (telephone, shown) => {
  const app = await createTestApp();
  const order = anOrder({ customerName: '', customerEmail: '', customerBusiness: null });
  const { siteId, host } = await openPublishedSite(app, { order });
  await keep(app, siteVersions, [
    {
      siteId,
      number: 1,
      templateId: 'barbershop-classic',
      content: { business: { telephone } },
      options: {},
      savedBy: 'desk',
      savedAt: new Date(),
    },
  ]);

  const { statusCode, body } = await app.visit(`${host}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': urlEncoded },
    payload: 'name=Bo',
  });
  expect([statusCode, body]).toEqual([410, expect.stringContaining(shown)]);
});
