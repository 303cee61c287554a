import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPlainBuilder } from '../../testing/createPlainBuilder.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import {
  auditLog,
  blobs,
  jobs,
  mails,
  orders,
  releases,
  siteNames,
  sitePictures,
  sitePublications,
  sites,
  siteVersions,
} from '../../database/schema.ts';
import { anOrder, anOrderFile, keep } from '../../testing/seed.ts';
import { orderFiles } from '../../database/schema.ts';
import { openSite, saying, siteOf } from './sites.fixtures.ts';

const day = 24 * 60 * 60_000;

test('a site begins with the words that it was tried with, as far as its design accepts them', async () => {
  const tried = { name: 'Margit’s', line: 'Cuts.', telephone: 'ring me', town: 'Leeds', palette: 'faded' };
  const { get } = await openSite({ tried });
  await get();

  expect((await get('/content')).json()).toMatchObject({
    content: {
      version: 3,
      business: { name: 'Margit’s', line: 'Cuts.', address: { town: 'Leeds' } },
      opening: { lead: 'Cuts.' },
    },
    options: {},
  });
  expect((await get('/content')).json()).not.toHaveProperty('content.business.telephone');
});

test('a paid order has a site from the desk’s first request on, with the known details of the business', async () => {
  const { app, order, user, get, later } = await openSite();
  const response = await get();

  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({
    templateId: 'barbershop-classic',
    name: 'sharp-and-sons',
    address: 'http://sharp-and-sons.sites.shop.example',
    state: 'draft',
    stage: 'telling',
    handedInAt: null,
    offered: null,
    offeredAt: null,
    changesAsked: 0,
    version: 1,
    savedAt: '2026-11-21T09:00:00.000Z',
    seen: null,
    suggestion: null,
    missing: [{ path: 'business.telephone', message: 'People need a way to reach you.' }],
    versions: [{ number: 1, savedBy: 'desk', savedAt: '2026-11-21T09:00:00.000Z' }],
    releases: [],
    publications: [],
    formerNames: [],
    pictures: [],
    domains: [],
  });
  expect((await get('/content')).json()).toEqual({
    version: 1,
    content: { version: 3, business: { name: 'Sharp & Sons' } },
    options: {},
    savedBy: 'desk',
    savedAt: '2026-11-21T09:00:00.000Z',
  });

  app.pass(day);
  expect(await (await later()).site()).toEqual(response.json());
  expect(await app.rows(sites)).toHaveLength(1);
  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'site.create', subjectId: order.id, detail: {} },
  ]);
});

test.each([
  ['pending', 409],
  ['paid', 200],
  ['in_progress', 200],
  ['delivered', 200],
  ['cancelled', 409],
  ['expired', 409],
  ['refunded', 409],
])('a request for the site of an order that is %s gets %s', async (status, code) => {
  const { get } = await openSite({ status });
  expect((await get()).statusCode).toBe(code);
});

test('an unknown order gets no site, and a site that is not made yet takes no request', async () => {
  const { app, headers, get, save, send, publish, rename, pause } = await openSite();
  const unknown = await app.get(`/admin/orders/${randomUUID()}/site`, headers);

  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'unknown-order']);
  const answers = await Promise.all([
    get('/content'),
    save(1, 'Sharp'),
    send('POST', '/releases'),
    get(`/releases/${randomUUID()}`),
    publish(randomUUID()),
    pause(true),
    rename('sharp'),
    send('DELETE', '/names/sharp'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(404));
  expect(await app.rows(sites)).toEqual([]);
  expect(await app.rows(auditLog)).toEqual([]);
});

test('every save is stored and can be read again', async () => {
  const { app, get, save, site, user, order } = await openSite();
  await site();
  app.pass(1_000);
  expect((await save(1, 'Sharp')).json()).toEqual({ version: 2, savedAt: '2026-11-21T09:00:01.000Z' });
  expect((await save(2, 'Sharper')).json()).toMatchObject({ version: 3 });

  expect((await get('/content')).json()).toMatchObject({ version: 3, content: saying('Sharper') });
  expect((await get('/content?version=2')).json()).toMatchObject({ version: 2, content: saying('Sharp') });
  expect((await get('/content?version=4')).statusCode).toBe(404);
  expect((await site()).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  // The content stays out of the log.
  expect((await app.rows(auditLog)).slice(1)).toMatchObject([
    { actorId: user.id, action: 'site.content', subjectId: order.id, detail: { from: 1, to: 2 } },
    { actorId: user.id, action: 'site.content', subjectId: order.id, detail: { from: 2, to: 3 } },
  ]);
  expect(JSON.stringify(await app.rows(auditLog))).not.toContain('Sharper');
});

test('a save over an older version is refused, with the number of the newest', async () => {
  const { app, save, site } = await openSite();
  await site();
  await save(1, 'Sharp');
  const late = await save(1, 'Blunt');

  expect(late.statusCode).toBe(409);
  expect(late.json()).toEqual({
    error: 'newer-version',
    message: 'Somebody saved version 2 meanwhile, and nothing of this was saved. Look at it first.',
    version: 2,
  });
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test('a repeated save after a lost response is the same version', async () => {
  const { app, save, site } = await openSite();
  await site();
  const first = await save(1, 'Sharp');
  app.pass(1_000);
  const again = await save(1, 'Sharp');

  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test('an unknown field is refused at its place, and unfinished content is saved', async () => {
  const { send, site } = await openSite();
  await site();
  const faulty = await send('PUT', '/content', {
    version: 1,
    content: { version: 3, business: { name: 7 } },
    options: { glitter: true },
  });
  expect(faulty.statusCode).toBe(422);
  expect(faulty.json()).toEqual({
    error: 'invalid',
    message: 'Some of this needs another look.',
    fields: {
      'business.name': 'This is not written as it must be.',
      'options.glitter': 'Nothing is known of this.',
    },
  });

  await send('PUT', '/content', { version: 1, content: { version: 3 }, options: {} });
  expect(await site()).toMatchObject({
    version: 2,
    missing: [{ path: 'business.telephone', message: 'People need a way to reach you.' }],
  });
});

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { a: nested(depth - 1) });

test.each([
  ['NUL', { story: { text: 'a\0b' } }, { 'story.text': 'This has a sign that cannot be kept.' }],
  ['half an emoji', { list: ['ok', '\ud83d'] }, { 'list.1': 'This has a sign that cannot be kept.' }],
  ['NUL in a name', { a: { 'b\0': 1 } }, { a: 'This has a sign that cannot be kept.' }],
  [
    'more levels inside of each other than a site has',
    nested(60),
    { [Array(40).fill('a').join('.')]: 'Too much stands inside of each other here.' },
  ],
  [
    'a name that no field has',
    { a: { ['n'.repeat(101)]: 1 } },
    { a: 'A field here has a name that is too long.' },
  ],
  [
    'more in it than can be looked at',
    { a: Array(100_000).fill(0) },
    { a: 'This is more than a website can show.' },
  ],
])('content with %s is refused in a sentence, and none of it is stored', async (_name, content, fields) => {
  const { app, send, site } = await openSite();
  await site();
  const response = await send('PUT', '/content', { version: 1, content, options: {} });

  expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
  expect(await app.rows(siteVersions)).toHaveLength(1);
});

test('at most a hundred errors in content are reported', async () => {
  const { send, site } = await openSite();
  await site();
  const content = { a: Array(1_000).fill('\0') };
  const response = await send('PUT', '/content', { version: 1, content, options: {} });

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toHaveLength(100);
});

test('content nested too deep, or longer than a site can be, is refused', async () => {
  const { app, headers, order, site, save } = await openSite();
  await site();
  const deep = await app.app.inject({
    method: 'PUT',
    url: `/admin/orders/${order.id}/site/content`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"version":1,"options":{},"content":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  });

  expect([deep.statusCode, deep.json().message]).toEqual([400, 'Too much stands inside of each other here.']);
  expect((await save(1, 'x'.repeat(500_000))).statusCode).toBe(200);
  expect((await save(2, 'x'.repeat(1024 * 1024))).statusCode).toBe(413);
});

test('a site is built from its last save, file by file, and previewed before it is published', async () => {
  const { app, order, user, plain, get, save, site, build } = await openSite();
  await site();
  await save(1, 'Sharp');
  app.pass(1_000);
  const id = await build();

  const { releases: built } = await site();
  expect(built).toEqual([
    {
      id,
      version: 2,
      state: 'built',
      progress: 100,
      step: null,
      failure: null,
      createdAt: '2026-11-21T09:00:01.000Z',
      builtAt: '2026-11-21T09:00:01.000Z',
      previewUrl: expect.stringMatching(
        new RegExp(`^http://preview-${id.replaceAll('-', '')}-[0-9a-f]{16}\\.sites\\.shop\\.example/$`),
      ),
      published: false,
    },
  ]);
  expect((await get(`/releases/${id}`)).json()).toEqual(built[0]);
  expect(plain.built).toEqual([
    {
      templateId: 'barbershop-classic',
      content: saying('Sharp'),
      options: {},
      pictures: {},
      origin: 'http://sharp-and-sons.sites.shop.example',
      formsAt: '',
      reportUrl: 'http://shop.example/contact?site=sharp-and-sons.sites.shop.example',
    },
  ]);

  const [row] = await app.rows(releases);
  const kept = new Map((await app.rows(blobs)).map((blob) => [blob.hash, blob]));
  expect(Object.keys(row!.files).toSorted()).toEqual([
    '404.html',
    expect.stringMatching(/^assets\/.+\.css$/),
    'index.html',
  ]);
  for (const { hash, size } of Object.values(row!.files)) {
    const { content, brotli } = kept.get(hash)!;
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
    expect(content).toHaveLength(size);
    expect(brotli ? brotliDecompressSync(brotli) : content).toEqual(content);
  }
  expect(kept.get(row!.files['index.html']!.hash)!.content.toString()).toContain('<h1>Sharp</h1>');
  // Text is stored compressed, unless that makes it longer.
  const sheet = Object.entries(row!.files).find(([path]) => path.endsWith('.css'));
  expect(kept.get(sheet![1].hash)!.brotli!.length).toBeLessThan(sheet![1].size);
  expect((await app.rows(auditLog)).at(-1)).toMatchObject({
    actorId: user.id,
    action: 'site.build',
    subjectId: order.id,
    detail: { release: id, version: 2 },
  });
});

test('the same content is built once, and the same file is stored once', async () => {
  const { app, plain, save, fillIn, build } = await openSite();
  await fillIn();
  const first = await build();
  expect(await build()).toBe(first);
  expect(plain.built).toHaveLength(1);

  await save(2, 'Sharp');
  const second = await build();
  expect(second).not.toBe(first);
  // Of three files, one differs.
  expect(await app.rows(blobs)).toHaveLength(4);

  // The first content again: its release exists already.
  await save(3, 'Sharp & Sons');
  expect(await build()).toBe(first);
  expect(plain.built).toHaveLength(2);
});

test('a photograph that content names is part of the release, and its bytes are not stored again', async () => {
  const { app, plain, send, site, build } = await openSite();
  await site();
  const [{ id: siteId }] = (await app.rows(sites)) as [typeof sites.$inferSelect];
  const content = Buffer.from('a small picture');
  const hash = createHash('sha256').update(content).digest('hex');
  const sizes = [{ format: 'webp' as const, width: 8, height: 6, hash, size: content.length }];
  const picture = {
    siteId,
    name: 'IMG_1.JPG',
    size: 99,
    received: 99,
    state: 'ready',
    hash: 'original',
    width: 80,
    height: 60,
    sizes,
    createdAt: new Date(),
  };
  await keep(app, blobs, [{ hash, content, createdAt: new Date(0) }]);
  await keep(app, sitePictures, [
    { ...picture, id: randomUUID(), file: 'front.jpg' },
    { ...picture, id: randomUUID(), file: 'unused.jpg' },
    { ...picture, id: randomUUID(), file: 'later.jpg', state: 'scaling' },
  ]);
  const photo = (file: string) => ({ kind: 'photo', file, alt: 'The door' });
  const said = {
    ...saying('Sharp'),
    opening: { picture: photo('front.jpg') },
    gallery: [photo('later.jpg'), photo('none.jpg')],
  };
  await send('PUT', '/content', { version: 1, content: said, options: {} });
  await build();

  expect(plain.built[0]!.pictures).toEqual({
    'front.jpg': {
      hash: 'original',
      width: 80,
      height: 60,
      sizes: [{ format: 'webp', width: 8, height: 6, hash }],
    },
  });
  const [release] = await app.rows(releases);
  expect(release!.files[`assets/${hash.slice(0, 8)}.webp`]).toEqual({
    hash,
    type: 'image/webp',
    size: content.length,
    immutable: true,
  });
  const kept = (await app.rows(blobs)).filter((blob) => blob.hash === hash);
  // The new time tells the clean-up that the bytes are needed.
  expect(kept).toMatchObject([{ createdAt: new Date('2026-11-21T09:00:00Z') }]);
  expect((await site()).pictures.map(({ file, state }) => [file, state])).toEqual([
    ['front.jpg', 'ready'],
    ['later.jpg', 'scaling'],
    ['unused.jpg', 'ready'],
  ]);
});

test('a build that fails is retried automatically, then shows why, and can be requested again', async () => {
  const { app, plain, get, site, ask, publish } = await openSite();
  await site();
  plain.failFor('no paper', 'no paper', 'no paper', 'no ink');
  const id = await ask();
  const release = async () => (await get(`/releases/${id}`)).json();
  await app.services.queue.runDue();
  expect(await release()).toMatchObject({ state: 'building', failure: null });
  for (let round = 0; round < 3; round += 1) {
    app.pass(60_000);
    await app.services.queue.runDue();
  }

  expect(await release()).toMatchObject({
    state: 'failed',
    progress: 0,
    step: null,
    failure: 'It could not be built: no ink',
    previewUrl: null,
  });
  expect(plain.built).toHaveLength(4);
  const early = await publish(id);
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'This release could not be built. Build the website once more.',
  ]);

  expect(await ask()).toBe(id);
  expect(await release()).toMatchObject({ state: 'waiting', failure: null });
  await app.services.queue.runDue();
  expect(await release()).toMatchObject({ state: 'built', failure: null });
});

test('a release that has just failed, and whose job is about to be deleted, is built on a new request', async () => {
  const { app, get, site, ask } = await openSite();
  await site();
  const id = await ask();
  const { db, durable } = app.services.database;
  const [job] = await db.select().from(jobs);
  await durable((transaction) => transaction.update(releases).set({ state: 'failed' }));
  app.pass(1);
  expect(await ask()).toBe(id);
  await durable((transaction) => transaction.delete(jobs).where(eq(jobs.id, job!.id)));
  await app.services.queue.runDue();

  expect((await get(`/releases/${id}`)).json()).toMatchObject({ state: 'built' });
});

test('a site renamed while its build waited is built once more, under the new name', async () => {
  const { app, plain, get, site, ask, rename, build } = await openSite();
  await site();
  const id = await ask();
  await rename('sharp');
  await app.services.queue.runDue();

  expect((await get(`/releases/${id}`)).json()).toMatchObject({
    state: 'failed',
    failure: 'The website was changed while it waited to be built. Build it once more.',
  });
  expect(plain.built).toEqual([]);
  expect(await build()).not.toBe(id);
  expect(plain.built).toMatchObject([{ origin: 'http://sharp.sites.shop.example' }]);
});

test('a release is published, and the one before brought back', async () => {
  const { app, order, user, save, fillIn, build, publish } = await openSite();
  await fillIn();
  const first = await build();
  await save(2, 'Sharp');
  const second = await build();

  expect((await publish(first)).json()).toMatchObject({ state: 'live' });
  app.pass(1_000);
  expect((await publish(second)).json().releases.map((one: { published: boolean }) => one.published)).toEqual(
    [true, false],
  );
  app.pass(1_000);
  const back = (await publish(first)).json();
  expect(back.publications).toEqual([
    { release: first, version: 2, at: '2026-11-21T09:00:02.000Z' },
    { release: second, version: 3, at: '2026-11-21T09:00:01.000Z' },
    { release: first, version: 2, at: '2026-11-21T09:00:00.000Z' },
  ]);
  // This one is published already.
  expect((await publish(first)).json()).toEqual(back);
  expect(await app.rows(sites)).toMatchObject([{ publishedReleaseId: first }]);
  const entry = { actorId: user.id, action: 'site.publish', subjectId: order.id };
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.publish')).toMatchObject([
    { ...entry, detail: { from: null, to: first } },
    { ...entry, detail: { from: first, to: second } },
    { ...entry, detail: { from: second, to: first } },
  ]);
});

test('a release that is not built, or another site’s, is not published', async () => {
  const { app, headers, site, ask, publish } = await openSite();
  await site();
  const waiting = await ask();
  const other = anOrder();
  await keep(app, orders, [other]);
  const others = siteOf(app, other.id, headers);
  await others.site();
  const foreign = await others.build();

  const early = await others.publish(waiting);
  expect([early.statusCode, early.json().error]).toEqual([404, 'unknown-release']);
  expect((await publish(foreign)).statusCode).toBe(404);
  expect((await publish(randomUUID())).statusCode).toBe(404);
  expect(await app.rows(sitePublications)).toEqual([]);
});

test('an incomplete site is built for preview and goes live once complete; a release that was live may come back', async () => {
  const { app, send, save, site, build, publish } = await openSite();
  await site();
  await send('PUT', '/content', { version: 1, content: { business: { name: 'Sharp' } }, options: {} });
  const unready = await build();
  const response = await publish(unready);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    error: 'invalid',
    message: 'Something is missing before it can go live.',
    fields: { 'business.telephone': 'People need a way to reach you.' },
  });
  await save(2, 'Sharp');
  const ready = await build();
  expect((await publish(ready)).statusCode).toBe(200);

  // This is as if it was live before the rule existed.
  const [row] = await app.rows(sites);
  await keep(app, sitePublications, [{ siteId: row!.id, releaseId: unready, at: new Date() }]);
  expect((await publish(unready)).statusCode).toBe(200);
});

test('a site is paused and resumed, even when its order was refunded', async () => {
  const { app, order, user, headers, fillIn, build, publish, pause, rename, save, send } = await openSite();
  await fillIn();
  const release = await build();
  await publish(release);
  await app.services.database.durable((transaction) =>
    transaction.update(orders).set({ status: 'refunded' }),
  );

  expect((await pause(true)).json()).toMatchObject({ state: 'paused' });
  expect((await pause(true)).json()).toMatchObject({ state: 'paused' });
  expect((await pause(false)).json()).toMatchObject({ state: 'live' });
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.pause')).toMatchObject([
    { actorId: user.id, subjectId: order.id, detail: { from: false, to: true } },
    { actorId: user.id, subjectId: order.id, detail: { from: true, to: false } },
  ]);

  const refused = await Promise.all([
    save(2, 'Sharp'),
    send('POST', '/releases'),
    publish(release),
    rename('sharp'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
  expect(refused[0].json().message).toBe('No website is worked on while its order stands at “Refunded”.');
  expect((await app.get(`/admin/orders/${order.id}/site`, headers)).statusCode).toBe(200);
});

test('a former name redirects for ninety days, and no other site gets it until the desk releases it', async () => {
  const { app, order, user, headers, site, rename, later } = await openSite();
  await site();
  const other = anOrder();
  await keep(app, orders, [other]);
  expect((await siteOf(app, other.id, headers).site()).name).toBe('sharp-and-sons-2');

  const renamed = await rename('sharp');
  expect(renamed.json()).toMatchObject({
    name: 'sharp',
    address: 'http://sharp.sites.shop.example',
    formerNames: [{ name: 'sharp-and-sons', leadsUntil: '2027-02-19T09:00:00.000Z' }],
  });
  expect((await app.rows(auditLog)).at(-1)).toMatchObject({
    actorId: user.id,
    action: 'site.name',
    subjectId: order.id,
    detail: {},
  });

  app.pass(90 * day - 1);
  const others = await later(other.id);
  const taken = await others.rename('sharp-and-sons');
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toEqual({
    error: 'name-taken',
    message: '“sharp-and-sons” is taken. “sharp-and-sons-3” is free.',
    fields: { name: '“sharp-and-sons” is taken. “sharp-and-sons-3” is free' },
  });
  app.pass(1);
  expect((await others.rename('sharp-and-sons')).statusCode).toBe(409);
  expect((await (await later()).send('DELETE', '/names/sharp-and-sons')).statusCode).toBe(204);
  expect((await others.rename('sharp-and-sons')).json()).toMatchObject({ name: 'sharp-and-sons' });
  expect(await (await later()).site()).toMatchObject({ name: 'sharp', formerNames: [] });
});

test('a site may have a former name back, and keeps its current one', async () => {
  const { app, site, rename } = await openSite();
  await site();
  await rename('sharp');
  expect((await rename('sharp-and-sons')).json()).toMatchObject({
    name: 'sharp-and-sons',
    formerNames: [{ name: 'sharp' }],
  });
  expect((await rename('sharp-and-sons')).json()).toMatchObject({ formerNames: [{ name: 'sharp' }] });
  expect(await app.rows(siteNames)).toHaveLength(2);
});

test('the desk releases a former name of a site, and not the current one', async () => {
  const { app, order, user, headers, site, rename, send } = await openSite();
  await site();
  await rename('sharp');
  const counts = await send('DELETE', '/names/sharp');
  expect([counts.statusCode, counts.json().error]).toEqual([409, 'name-counts']);
  for (const name of ['nobodys', 'a%00b']) {
    expect((await send('DELETE', `/names/${name}`)).statusCode).toBe(404);
  }
  expect((await send('DELETE', '/names/sharp-and-sons')).statusCode).toBe(204);
  expect((await send('DELETE', '/names/sharp-and-sons')).statusCode).toBe(404);
  expect((await app.rows(auditLog)).at(-1)).toMatchObject({
    actorId: user.id,
    action: 'site.name.release',
    subjectId: order.id,
  });

  const other = anOrder();
  await keep(app, orders, [other]);
  expect((await siteOf(app, other.id, headers).site()).name).toBe('sharp-and-sons');
});

test.each([
  ['www', '“www” is kept for the shop itself. “my-www” is free.'],
  ['preview-me', '“preview-me” is kept for the shop itself. “my-preview-me” is free.'],
  ['shop', '“shop” is kept for the shop itself. “my-shop” is free.'],
])('no site can have the name %s', async (name, words) => {
  const { site, rename } = await openSite();
  await site();
  const response = await rename(name);

  expect(response.statusCode).toBe(409);
  expect(response.json().message).toContain(words);
  expect((await site()).name).toBe('sharp-and-sons');
});

test.each(['Sharp', 'xn--mnchen-3ya', 'a.b', '-sharp', '../etc', ''])(
  '%j is no valid name for a site',
  async (name) => {
    const { site, rename } = await openSite();
    await site();
    const response = await rename(name);

    expect(response.statusCode).toBe(422);
    expect(response.json().fields.name).toContain('Choose a name of 3 to 40 small letters');
  },
);

test('an order is delivered once its site is live, and its buyer sees the address', async () => {
  const { app, headers, order, fillIn, build, publish, pause } = await openSite({ status: 'in_progress' });
  const account = await app.signIn({ email: order.customerEmail, emailProvenAt: new Date('2026-11-01') });
  const deliver = () => app.send('PATCH', `/admin/orders/${order.id}`, { status: 'delivered' }, headers);
  const delivery = async () => (await app.get(`/orders/${order.token}/status`)).json().order.delivery;
  await fillIn();
  expect((await deliver()).json().error).toBe('nothing-delivered');
  await publish(await build());
  await pause(true);
  expect((await deliver()).json().error).toBe('nothing-delivered');
  await pause(false);
  expect(await delivery()).toBeNull();
  expect((await deliver()).json()).toMatchObject({ status: 'delivered', address: null });

  const address = 'http://sharp-and-sons.sites.shop.example';
  expect(await delivery()).toEqual({ address, files: [] });
  const [bought] = (await app.get('/account/orders', account.headers)).json().items;
  expect(bought.delivery).toEqual({ address, files: [] });
  const mail = (await app.rows(mails)).find(({ kind }) => kind === 'delivery');
  const page = `http://shop.example/orders/${order.token}`;
  for (const words of [mail!.text, mail!.html]) {
    expect(words).toContain(`is ready, at ${address}.`);
    expect(words).toContain(`${page}/site/files.zip`);
    expect(words).toContain(`${page}/site/source.zip`);
  }

  // An address entered by the desk comes first.
  await app.send('PATCH', `/admin/orders/${order.id}`, { address: 'https://sharp.example' }, headers);
  expect(await delivery()).toMatchObject({ address: 'https://sharp.example/' });
  expect((await app.send('PATCH', `/admin/orders/${order.id}`, { address: null }, headers)).statusCode).toBe(
    200,
  );
  await pause(true);
  expect(await delivery()).toBeNull();
});

test('the last file of a delivered order can be deleted while its site is live, and not while it is paused', async () => {
  const { app, headers, order, fillIn, build, publish, pause } = await openSite({ status: 'delivered' });
  const files = [1, 2].map(() => anOrderFile(order.id, { size: 1, received: 1 }));
  await keep(app, orderFiles, files);
  const remove = async ({ id }: { id: string }) =>
    (await app.send('DELETE', `/admin/orders/${order.id}/files/${id}`, {}, headers)).statusCode;
  await fillIn();
  await publish(await build());
  expect(await remove(files[0]!)).toBe(204);
  await pause(true);
  expect(await remove(files[1]!)).toBe(409);
  await pause(false);
  expect(await remove(files[1]!)).toBe(204);
});

test('without built designs, the desk gets 503', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  const order = anOrder();
  await keep(app, orders, [order]);
  expect((await app.get(`/admin/orders/${order.id}/site`, headers)).statusCode).toBe(503);
});

test('two orders with one design are built separately', async () => {
  const { builder, built } = createPlainBuilder();
  const app = await createTestApp({ siteBuilder: builder });
  const { headers } = await app.signIn({ role: 'admin' });
  const many = ['Ada', 'Bo'].map((customerBusiness) => anOrder({ customerBusiness }));
  await keep(app, orders, many);
  for (const { id } of many) {
    const { site, ask } = siteOf(app, id, headers);
    await site();
    await ask();
  }
  await app.services.queue.runDue();

  expect(built.map(({ origin }) => origin).toSorted()).toEqual([
    'http://ada.sites.shop.example',
    'http://my-bo.sites.shop.example',
  ]);
  expect((await app.rows(releases)).map(({ state }) => state)).toEqual(['built', 'built']);
});
