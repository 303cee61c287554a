import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  auditLog,
  mails,
  orderHistory,
  orderMessages,
  orders,
  sites,
  siteVersions,
} from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anotherWorkshop, openWorkshop } from './workshop.fixtures.ts';

const own = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const telephone = { path: 'business.telephone', value: '020 7946 0000' };

test('a paid order has a site from its buyer’s first request on, with the known details of the business', async () => {
  const { app, get } = await openWorkshop();
  const response = await get();

  expect([response.statusCode, response.headers]).toEqual([200, expect.objectContaining(own)]);
  const first = { number: 1, savedBy: 'buyer', savedAt: '2026-11-21T09:00:00.000Z' };
  expect(response.json()).toEqual({
    address: 'http://sharp-and-sons.sites.shop.example',
    state: 'draft',
    domain: null,
    stage: 'telling',
    templateId: 'barbershop-classic',
    designs: expect.arrayContaining([
      { id: 'barbershop-classic', name: 'Barbershop Classic', category: 'Barbershop', ordered: true },
    ]),
    dearer: expect.arrayContaining([
      { id: 'barbershop-deluxe', name: 'Barbershop Deluxe', category: 'Barbershop', difference: 500_00 },
    ]),
    content: { version: 3, business: { name: 'Sharp & Sons' } },
    options: {},
    version: 1,
    savedAt: '2026-11-21T09:00:00.000Z',
    missing: [{ path: 'business.telephone', message: 'People need a way to reach you.' }],
    handedInAt: null,
    offered: null,
    suggestion: null,
    changesLeft: 1,
    messages: [],
    versions: [first],
    releases: [],
    pictures: [],
    ownDomain: { bought: false, domain: null },
  });
  app.pass(60_000);
  expect((await get()).json()).toEqual(response.json());
  // The log records changes by the shop only.
  expect(await app.rows(auditLog)).toEqual([]);
});

test('a program that follows the link before its reader does changes nothing for the reader', async () => {
  const reader = await openWorkshop();
  const found = await reader.workshop();

  const { app, get, workshop, stands, mailed } = await openWorkshop();
  const before = await app.rows(orders);
  const answers = await Promise.all([1, 2, 3, 4].map(() => get()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  app.pass(3_600_000);
  expect(await workshop()).toEqual(found);
  expect(await app.rows(sites)).toHaveLength(1);
  expect(await app.rows(siteVersions)).toHaveLength(1);
  expect(await app.rows(orders)).toEqual(before);
  expect(await stands()).toMatchObject({ status: 'paid', stage: 'telling', readyBy: null });
  expect(await mailed()).toEqual([]);
  expect(await app.rows(auditLog)).toEqual([]);
});

test.each([
  ['pending', 409],
  ['paid', 200],
  ['in_progress', 200],
  ['delivered', 200],
  ['cancelled', 409],
  ['refunded', 409],
])('a request for the workshop of an order that is %s gets %s', async (status, code) => {
  const { get } = await openWorkshop({ status });
  expect((await get()).statusCode).toBe(code);
});

test('a request without the link is refused', async () => {
  const { app } = await openWorkshop();
  const release = randomUUID();
  for (const token of ['nothing', '%00', "'%20or%201=1", 'x'.repeat(200)]) {
    const root = `/orders/${token}/workshop`;
    const answers = await Promise.all([
      app.get(root),
      app.get(`${root}/releases/${release}`),
      app.send('PATCH', `${root}/content`, { version: 1, changes: [] }),
      app.send('POST', `${root}/hand-in`, {}),
      app.send('POST', `${root}/approval`, { release }),
      app.send('POST', `${root}/messages`, { text: 'Hello' }),
      app.send('POST', `${root}/releases`, {}),
      app.send('PUT', `${root}/publication`, { release }),
      app.send('POST', `${root}/domain`, { domain: 'sharp.example' }),
      app.send('POST', `${root}/domain/check`, {}),
      app.send('POST', `${root}/domain/removal`, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(404));
  }
  expect(await app.rows(sites)).toEqual([]);
});

test('a buyer who has the link gets the fields to fill in', async () => {
  const { get } = await openWorkshop();
  expect((await get('/form')).statusCode).toBe(404);
  await get();
  const form = await get('/form');
  expect([form.statusCode, form.headers]).toEqual([200, expect.objectContaining(own)]);
  expect(form.json()).toEqual({
    schema: {
      type: 'object',
      properties: {
        business: {
          type: 'object',
          title: 'Your business',
          properties: { name: { type: 'string', title: 'Name' } },
        },
        prices: expect.objectContaining({ title: 'Prices' }),
      },
    },
    drawings: [
      {
        id: 'shop-front',
        name: 'Shop front',
        src: '/assets/drawings/plain/shop-front.svg',
        offered: true,
      },
    ],
    palettes: [{ id: 'day', name: 'Day', cloth: ['#7a1424', '#f6f9fa'] }],
    typefaces: [{ id: 'slab', name: 'Slab', src: '/assets/drawings/typefaces/slab.svg' }],
    plain: true,
  });
});

test('fields are saved one by one, and each response lists those still missing', async () => {
  const { app, change, workshop } = await openWorkshop();
  await workshop();
  app.pass(1_000);
  const saved = await change(1, { path: 'business.line', value: 'Hair' });
  expect(saved.json()).toEqual({
    version: 2,
    savedAt: '2026-11-21T09:00:01.000Z',
    missing: [{ path: 'business.telephone', message: 'People need a way to reach you.' }],
  });
  expect((await change(2, telephone, { path: 'business.line' })).json()).toMatchObject({
    version: 3,
    missing: [],
  });

  const { content, versions } = await workshop();
  expect(content).toEqual({
    version: 3,
    business: { name: 'Sharp & Sons', telephone: '020 7946 0000' },
  });
  expect(versions.map(({ number, savedBy }) => [number, savedBy])).toEqual([
    [3, 'buyer'],
    [2, 'buyer'],
    [1, 'buyer'],
  ]);
  expect(await app.rows(auditLog)).toEqual([]);
});

test('looks are saved in the same way, and stay when only text is changed', async () => {
  const { send, change, workshop } = await openWorkshop();
  await workshop();
  await send('PATCH', '/content', { version: 1, changes: [], options: { palette: 'night' } });
  await change(2, telephone);
  expect(await workshop()).toMatchObject({ version: 3, options: { palette: 'night' } });
});

test('a change over a version saved elsewhere is refused, with the newest version', async () => {
  const { app, change, desk, workshop } = await openWorkshop();
  await workshop();
  await desk.save(1, 'Sharp');
  const late = await change(1, telephone);

  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    error: 'newer-version',
    newest: { version: 2, content: { business: { name: 'Sharp' } }, savedBy: 'desk' },
  });
  expect((await change(7, telephone)).json()).toMatchObject({ newest: { version: 2 } });
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test('the same save sent twice is one version; sent over an older version it is refused', async () => {
  const { change, workshop } = await openWorkshop();
  await workshop();
  const first = await change(1, telephone);
  expect((await change(1, telephone)).json()).toEqual(first.json());

  await change(2, { path: 'business.line', value: 'Hair' });
  // The value is saved, but its sender has not seen the change beside it.
  expect((await change(1, telephone)).statusCode).toBe(409);
});

test.each([
  ['what its design refuses', { path: 'business.name', value: 7 }, 'business.name'],
  ['a row that is gone', { path: 'prices.groups.3.name', value: 'Hair' }, undefined],
  ['what no database keeps', { path: 'business.line', value: 'a\0b' }, 'business.line'],
])('%s is refused at its place, and none of it is stored', async (_name, faulty, place) => {
  const { app, change, workshop } = await openWorkshop();
  await workshop();
  await change(1, { path: 'prices.groups', value: [{ name: 'Hair' }] });
  const refused = await change(2, telephone, faulty);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [place ?? faulty.path]]);
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test('a site is not handed in while something is missing', async () => {
  const { app, workshop, handIn, stands } = await openWorkshop();
  await workshop();
  const early = await handIn();
  expect([early.statusCode, early.json()]).toEqual([
    422,
    {
      error: 'invalid',
      message: 'Something is missing before it can be handed in.',
      fields: { 'business.telephone': 'People need a way to reach you.' },
    },
  ]);
  expect(await stands()).toMatchObject({ status: 'paid', stage: 'telling' });
  expect(await app.rows(mails)).toEqual([]);
});

test('after a hand-in the shop acts next, the delivery time runs, and both get a mail', async () => {
  const { app, tell, handIn, stands, mailed, workshop } = await openWorkshop();
  await tell();
  const handed = await handIn();

  expect(handed.json()).toMatchObject({ stage: 'checking', handedInAt: '2026-11-21T09:00:00.000Z' });
  const since = { status: 'in_progress', whoseTurn: 'shop', readyBy: '2026-11-27', stage: 'checking' };
  expect(await stands()).toEqual(since);
  const written = ['handed-in to desk@awning.example', 'work-begun to ada@sharp.example'];
  expect(await mailed()).toEqual(written);
  expect(await app.rows(orderHistory)).toMatchObject([{ step: 'in_progress', whoseTurn: 'shop' }]);

  app.pass(24 * 60 * 60_000);
  expect((await handIn()).json()).toMatchObject({ handedInAt: '2026-11-21T09:00:00.000Z' });
  expect(await stands()).toEqual(since);
  expect(await mailed()).toEqual(written);
  expect((await workshop()).version).toBe(2);
});

test('the desk sees changes since the hand-in, and after that since the publication', async () => {
  const { app, tell, handIn, offerBuilt, approve, change, desk } = await openWorkshop();
  await tell();
  app.pass(1_000);
  await handIn();
  app.pass(1_000);
  await change(2, { path: 'business.line', value: 'Hair' });
  expect((await desk.site()).seen).toEqual({ version: 2, how: 'handedIn', at: '2026-11-21T09:00:01.000Z' });

  const release = await offerBuilt();
  await change(3, { path: 'business.line', value: 'Beards' });
  expect((await desk.site()).seen).toMatchObject({ version: 2, how: 'handedIn' });
  app.pass(1_000);
  await approve(release);
  expect((await desk.site()).seen).toEqual({ version: 3, how: 'published', at: '2026-11-21T09:00:03.000Z' });
});

test('an older version is not handed in, and nothing is lost', async () => {
  const { app, root, tell, change, handIn, workshop, stands, mailed } = await openWorkshop();
  await tell();
  // This is saved in another tab, after the page with version 2 was opened.
  await change(2, { path: 'business.line', value: 'Hair' });
  const kept = await workshop();
  const refused = await handIn(2);

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    error: 'newer-version',
    message:
      'This was changed elsewhere meanwhile, so it is not handed in yet. All that was saved is kept. Look at it once more, then hand it in.',
  });
  const posted = await app.postForm(`${root}/hand-in`, { version: '2' });
  expect([posted.statusCode, posted.body]).toEqual([
    409,
    expect.stringContaining('This was changed elsewhere meanwhile'),
  ]);
  expect(await workshop()).toEqual(kept);
  expect(await stands()).toMatchObject({ status: 'paid', stage: 'telling', readyBy: null });
  expect(await mailed()).toEqual([]);

  expect((await handIn(3)).json()).toMatchObject({
    stage: 'checking',
    version: 3,
    content: { business: { line: 'Hair' } },
  });
  // Pressed once more on the older page: the site is handed in already.
  expect((await handIn(2)).statusCode).toBe(200);
});

test('for an order in progress, a hand-in is only recorded', async () => {
  const { app, tell, handIn, stands, mailed } = await openWorkshop({ status: 'in_progress' });
  await tell();
  expect(await stands()).toMatchObject({ status: 'in_progress', stage: 'telling' });
  await handIn();
  expect(await stands()).toMatchObject({ status: 'in_progress', stage: 'checking' });
  expect(await mailed()).toEqual(['handed-in to desk@awning.example']);
  expect(await app.rows(orderHistory)).toEqual([]);
});

test('a site renamed between offer and approval names its new address once it is rebuilt', async () => {
  const { app, desk, tell, handIn, offerBuilt, approve } = await openWorkshop();
  await tell();
  await handIn();
  const release = await offerBuilt();
  await desk.rename('sharper');
  expect((await approve(release)).statusCode).toBe(200);
  await app.services.queue.runDue();
  app.pass(1_000);
  expect((await app.visit('sharper.sites.shop.example')).body).toContain(
    '<link rel="canonical" href="http://sharper.sites.shop.example/">',
  );
});

test('an approved release is live and delivered at once', async () => {
  const { app, desk, order, user, tell, handIn, offer, approve, stands, mailed, workshop } =
    await openWorkshop();
  await tell();
  await handIn();
  const release = await desk.build();
  const offered = await offer(release);
  expect([offered.statusCode, offered.json()]).toEqual([
    200,
    expect.objectContaining({ stage: 'approving', offered: release }),
  ]);
  expect(await stands()).toMatchObject({ whoseTurn: 'buyer', stage: 'approving' });
  expect((await workshop()).offered).toMatchObject({
    id: release,
    version: 2,
    state: 'built',
    previewUrl: expect.stringContaining('http://preview-'),
  });
  expect(await mailed()).toContain('site-offer to ada@sharp.example');
  const mail = (await app.rows(mails)).find(({ kind }) => kind === 'site-offer');
  expect(mail!.text).toContain(`http://shop.example/orders/${order.token}`);
  // A repeated offer does nothing.
  await offer(release);
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.offer')).toMatchObject([
    { actorId: user.id, subjectId: order.id, detail: { from: null, to: release } },
  ]);

  const approved = await approve(release);
  expect([approved.statusCode, approved.json()]).toEqual([
    200,
    expect.objectContaining({ stage: 'live', state: 'live', offered: null }),
  ]);
  expect(await stands()).toMatchObject({ status: 'delivered', whoseTurn: 'nobody', stage: 'live' });
  expect((await mailed()).filter((line) => line.startsWith('delivery'))).toEqual([
    'delivery to ada@sharp.example',
  ]);
  expect(await desk.site()).toMatchObject({ publications: [{ release, version: 2 }] });
  expect((await approve(release)).statusCode).toBe(200);
  expect((await desk.site()).publications).toHaveLength(1);
});

test('only the release that is offered now can be approved', async () => {
  const { tell, handIn, approve, change, desk, offer, offerBuilt, stands } = await openWorkshop();
  await tell();
  await handIn();
  const built = await desk.build();
  expect((await approve(built)).json()).toMatchObject({ error: 'not-offered' });
  const first = await offerBuilt();
  await change(2, { path: 'business.line', value: 'Hair' });
  const second = await desk.build();
  await offer(second);

  for (const release of [first, randomUUID()]) {
    const late = await approve(release);
    expect([late.statusCode, late.json().error]).toEqual([409, 'not-offered']);
  }
  expect(await stands()).toMatchObject({ status: 'in_progress', stage: 'approving' });
  expect((await approve(second)).statusCode).toBe(200);
});

test('a site that the shop has paused cannot be approved', async () => {
  const { tell, handIn, offerBuilt, desk, approve, stands } = await openWorkshop();
  await tell();
  await handIn();
  const release = await offerBuilt();
  await desk.pause(true);
  expect((await approve(release)).json()).toMatchObject({ error: 'paused' });
  expect(await stands()).toMatchObject({ status: 'in_progress', stage: 'approving' });
});

test('an offered release can be sent back once, and after that only messages are possible', async () => {
  const { tell, handIn, offerBuilt, write, stands, approve, workshop, mailed, offer } = await openWorkshop();
  await tell();
  await handIn();
  expect((await write('Another colour', true)).json()).toMatchObject({ error: 'not-offered' });
  const release = await offerBuilt();
  const sent = await write('Another colour', true);
  expect(sent.json()).toMatchObject({
    stage: 'checking',
    offered: null,
    changesLeft: 0,
    messages: [{ from: 'buyer', text: 'Another colour', asksChange: true, at: '2026-11-21T09:00:00.000Z' }],
  });
  expect(await stands()).toMatchObject({ status: 'in_progress', whoseTurn: 'shop' });
  expect((await approve(release)).statusCode).toBe(409);

  await offer(release);
  const again = await write('And another', true);
  expect([again.statusCode, again.json().error]).toEqual([409, 'no-changes-left']);
  expect((await write('It is fine as it is')).statusCode).toBe(200);
  expect((await workshop()).messages.map(({ text, asksChange }) => [text, asksChange])).toEqual([
    ['Another colour', true],
    ['It is fine as it is', false],
  ]);
  expect(await mailed()).toEqual([
    'handed-in to desk@awning.example',
    'message-to-shop to desk@awning.example',
    'message-to-shop to desk@awning.example',
    'site-offer to ada@sharp.example',
    'site-offer to ada@sharp.example',
    'work-begun to ada@sharp.example',
  ]);
});

test('each side reads the other’s messages, by mail and on its own page', async () => {
  const { app, desk, order, user, headers, write, workshop } = await openWorkshop();
  expect((await write('I am stuck at the prices.\nHelp!')).statusCode).toBe(200);
  const answer = await desk.send('POST', '/messages', { text: 'Paste them here.' });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ from: 'shop', text: 'Paste them here.', asksChange: false }),
  ]);

  const { messages } = await workshop();
  expect(messages.map(({ from, text }) => [from, text])).toEqual([
    ['buyer', 'I am stuck at the prices.\nHelp!'],
    ['shop', 'Paste them here.'],
  ]);
  expect((await desk.get('/messages')).json()).toEqual({ messages });
  const [toShop, toBuyer] = (await app.rows(mails)).toSorted((a, b) => b.kind.localeCompare(a.kind));
  expect(toShop).toMatchObject({ recipient: 'desk@awning.example', replyTo: 'ada@sharp.example' });
  expect(toShop!.text).toContain(`http://shop.example/dashboard/orders/${order.id}/site`);
  expect(toBuyer).toMatchObject({ recipient: 'ada@sharp.example', replyTo: null });
  expect(toBuyer!.text).toContain(`http://shop.example/orders/${order.token}`);
  // The text of a message stays out of the log.
  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'order.message', subjectId: order.id, detail: {} },
  ]);

  const unknown = `/admin/orders/${randomUUID()}/site/messages`;
  expect((await app.get(unknown, headers)).statusCode).toBe(404);
  expect((await app.send('POST', unknown, { text: 'Hello' }, headers)).statusCode).toBe(404);
});

test('an erased buyer gets no mail', async () => {
  const { app, desk, order, write } = await openWorkshop();
  await app.services.database.durable((transaction) =>
    transaction
      .update(orders)
      .set({ customerEmail: '', customerEmailKey: '' })
      .where(eq(orders.id, order.id)),
  );
  await desk.send('POST', '/messages', { text: 'Hello' });
  await write('Hello');
  expect(await app.rows(mails)).toMatchObject([{ kind: 'message-to-shop', replyTo: null }]);
  expect(await app.rows(orderMessages)).toHaveLength(2);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['more than anybody reads', 'x'.repeat(4_001)],
])('a message of %s is refused beside its field', async (_name, text) => {
  const { app, write } = await openWorkshop();
  const refused = await write(text);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { text: 'Write a few words, in 4,000 characters or fewer' },
  ]);
  expect(await app.rows(mails)).toEqual([]);
});

test('the owner publishes releases once the site is live; before, only the shop does', async () => {
  const { app, tell, handIn, send, get, offerBuilt, approve, publish, change, workshop, desk } =
    await openWorkshop();
  await tell();
  await handIn();
  const asked = await send('POST', '/releases');
  expect(asked.statusCode).toBe(202);
  const { id: first } = asked.json<{ id: string }>();
  await app.services.queue.runDue();
  expect((await get(`/releases/${first}`)).json()).toMatchObject({ id: first, state: 'built' });
  expect((await get(`/releases/${randomUUID()}`)).statusCode).toBe(404);
  expect((await publish(first)).json()).toMatchObject({ error: 'not-approved' });

  await approve(await offerBuilt());
  await change(2, { path: 'business.name', value: 'Sharper' });
  const { id: second } = (await send('POST', '/releases')).json<{ id: string }>();
  expect((await publish(second)).json()).toMatchObject({ error: 'not-built' });
  await app.services.queue.runDue();
  const published = await publish(second);
  expect([published.statusCode, published.json()]).toEqual([200, expect.objectContaining({ stage: 'live' })]);
  expect((await workshop()).releases.find(({ published: isShown }) => isShown)!.id).toBe(second);
  // An earlier release can be published again.
  expect((await publish(first)).statusCode).toBe(200);
  expect((await desk.site()).publications.map(({ version }) => version)).toEqual([2, 3, 2]);
  expect((await publish(randomUUID())).statusCode).toBe(404);
  expect((await app.rows(auditLog)).map(({ action }) => action)).toEqual(['site.offer']);
});

test('a release published by the desk is live as well, and nothing is left to approve', async () => {
  const { tell, handIn, desk, offer, publish, stands } = await openWorkshop();
  await tell();
  const release = await desk.build();
  expect((await offer(release)).json()).toMatchObject({ error: 'not-begun' });
  await desk.publish(release);
  expect(await stands()).toMatchObject({ status: 'paid', stage: 'live' });
  expect((await handIn()).json()).toMatchObject({ stage: 'live', handedInAt: null });
  expect((await publish(release)).statusCode).toBe(200);
  expect((await offer(release)).statusCode).toBe(409);
});

test('only a complete, built release can be offered', async () => {
  const { app, desk, offer, tell, handIn, change } = await openWorkshop();
  await tell();
  await handIn();
  const waiting = await desk.ask();
  expect((await offer(waiting)).json()).toMatchObject({ error: 'not-built' });
  await app.services.queue.runDue();
  await change(2, { path: 'business.telephone' });
  const lacking = await offer(await desk.build());
  expect([lacking.statusCode, lacking.json().fields]).toEqual([
    422,
    { 'business.telephone': 'People need a way to reach you.' },
  ]);
  expect((await offer(randomUUID())).statusCode).toBe(404);
  expect((await offer(waiting)).statusCode).toBe(200);
});

test('a release of another order cannot be seen, offered or approved', async () => {
  const opened = await openWorkshop();
  await opened.tell();
  const other = await anotherWorkshop(opened, { customerBusiness: 'Others' });
  await other.tell();
  await other.handIn();
  const theirs = await opened.desk.build();

  expect((await other.get(`/releases/${theirs}`)).statusCode).toBe(404);
  expect((await other.offer(theirs)).statusCode).toBe(404);
  expect((await other.approve(theirs)).statusCode).toBe(409);
});

test('without script a site is handed in, discussed and approved by plain forms', async () => {
  const { app, root, order, tell, offerBuilt, workshop } = await openWorkshop();
  await tell();
  const back = (answer: { statusCode: number; headers: Record<string, unknown> }) => [
    answer.statusCode,
    answer.headers['location'],
  ];
  const home = [303, `/orders/${order.token}`];
  expect(back(await app.postForm(`${root}/hand-in`, {}))).toEqual(home);
  await offerBuilt();
  expect(
    back(await app.postForm(`${root}/messages`, { text: 'Another colour', asksChange: 'true' })),
  ).toEqual(home);
  expect(await workshop()).toMatchObject({ stage: 'checking', messages: [{ asksChange: true }] });
  expect(back(await app.postForm(`${root}/messages`, { text: 'Please' }))).toEqual(home);
  const release = await offerBuilt();
  expect(back(await app.postForm(`${root}/approval`, { release }))).toEqual(home);
  expect(await workshop()).toMatchObject({ stage: 'live' });
});

test('a refused form comes back with the typed text and its purpose', async () => {
  const { app, root, tell, handIn, offerBuilt, workshop } = await openWorkshop();
  await tell();
  await handIn();
  await offerBuilt();
  const refused = await app.postForm(`${root}/messages`, { text: 'x'.repeat(4_001), asksChange: 'true' });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(refused.body).toContain('x'.repeat(4_001));
  expect(refused.body).toMatch(/<input type="hidden" name="asksChange" value="true"/);
  expect((await workshop()).stage).toBe('approving');
});

test('saves have a rate limit of their own, so that typing leaves room for everything else', async () => {
  const app = await createTestApp({ rateLimits: true });
  const save = () => app.send('PATCH', '/orders/nothing/workshop/content', { version: 1, changes: [] });
  for (let saved = 0; saved < 240; saved += 1) expect((await save()).statusCode).toBe(404);

  const late = await save();
  expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([429, 60]);
  expect((await app.get('/orders/nothing/workshop')).statusCode).toBe(404);
  app.pass(60_000);
  expect((await save()).statusCode).toBe(404);
});
