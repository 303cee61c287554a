import { expect, test } from 'vitest';
import { createMemoryCounter } from '../../limits/memoryCounter.ts';
import {
  auditLog,
  jobs,
  orders,
  releases,
  siteNames,
  sitePublications,
  sites,
  siteVersions,
} from '../../database/schema.ts';
import { createServices } from '../../services.ts';
import { secret } from '../../testing/createTestApp.ts';
import { scaleHere } from '../../testing/scaleHere.ts';
import { anOrder, keep } from '../../testing/seed.ts';
import { openSite, saying, siteOf } from './sites.fixtures.ts';

const codesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const times = <Made>(count: number, make: (place: number) => Made) =>
  Array.from({ length: count }, (_, place) => make(place));

type Opened = Awaited<ReturnType<typeof openSite>>;

/** This is like another process on the same database. */
const besides = ({ app, plain }: Opened) =>
  createServices({
    database: app.services.database,
    mailTransport: { send: async () => undefined },
    siteUrl: 'http://shop.example',
    sitesHost: 'sites.shop.example',
    shopEmail: 'desk@awning.example',
    secret,
    counter: createMemoryCounter({ now: app.services.now }),
    rateLimits: false,
    now: app.services.now,
    log: () => undefined,
    siteBuilder: plain.builder,
    scalePicture: scaleHere,
  });

test('any content comes back as it was sent', async () => {
  const { get, send, site } = await openSite();
  await site();
  const content = {
    ...saying('Łucja’s “Söhne” 👍 <script>'),
    zero: 0,
    least: -1.5e-7,
    most: Number.MAX_SAFE_INTEGER,
    nothing: null,
    list: [[], {}, [1, 'two', false]],
    '': 'no name',
    'a.b\n"c"': 'a name',
    lines: 'one\r\ntwo\u2028three',
  };
  await send('PUT', '/content', { version: 1, content, options: { palette: 'night' } });

  expect((await get('/content')).json()).toMatchObject({ content, options: { palette: 'night' } });
  expect(
    (await send('PUT', '/content', { version: 2, content, options: { palette: 'night' } })).json(),
  ).toMatchObject({ version: 2 });
});

test('twenty first requests for the site of an order at once all get the same one', async () => {
  const { app, get } = await openSite();
  const answers = await Promise.all(times(20, () => get()));

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(codesOf(answers)).toEqual(Array(20).fill(200));
  expect(await app.rows(sites)).toHaveLength(1);
  expect(await app.rows(siteNames)).toHaveLength(1);
  expect(await app.rows(auditLog)).toHaveLength(1);
});

test('of ten saves at once, one counts, and the others are refused with the newer version', async () => {
  const { app, site, save } = await openSite();
  await site();
  const answers = await Promise.all(times(10, (place) => save(1, `Sharp ${place}`)));

  expect(codesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
  const late = answers.filter(({ statusCode }) => statusCode === 409);
  expect(late.map((answer) => answer.json().version)).toEqual(Array(9).fill(2));
  expect(await app.rows(siteVersions)).toHaveLength(2);
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.content')).toHaveLength(1);
});

test('of twelve sites that want one name, one gets it and the others keep theirs', async () => {
  const { app, headers } = await openSite();
  const many = times(12, () => anOrder());
  await keep(app, orders, many);
  const all = many.map(({ id }) => siteOf(app, id, headers));
  // When they are opened, they are named at once, too.
  const before = await Promise.all(all.map(({ site }) => site()));
  expect(new Set(before.map(({ name }) => name)).size).toBe(12);
  const answers = await Promise.all(all.map(({ rename }) => rename('the-one')));

  expect(codesOf(answers)).toEqual([200, ...Array(11).fill(409)]);
  const after = await Promise.all(all.map(({ site }) => site()));
  for (const [place, { name }] of after.entries()) {
    expect(name).toBe(answers[place]!.statusCode === 200 ? 'the-one' : before[place]!.name);
  }
  expect((await app.rows(siteNames)).filter(({ leadsUntil }) => leadsUntil === null)).toHaveLength(12);
});

test('of many sites that want a released name, one gets it', async () => {
  const { app, site, rename, later, send } = await openSite();
  await site();
  await rename('sharp');
  await send('DELETE', '/names/sharp-and-sons');
  const many = times(6, () => anOrder({ customerBusiness: 'Others' }));
  await keep(app, orders, many);
  const all = await Promise.all(many.map(({ id }) => later(id)));
  await Promise.all(all.map((other) => other.site()));
  const answers = await Promise.all(all.map((other) => other.rename('sharp-and-sons')));

  expect(codesOf(answers)).toEqual([200, ...Array(5).fill(409)]);
});

test('any number of requests for the same build, in any process, build it once', async () => {
  const opened = await openSite();
  const { app, plain, order, user, site, ask } = opened;
  const other = besides(opened);
  await site();
  const answers = await Promise.all(
    times(20, async (place) => {
      if (place % 2 === 0) return ask();
      const asking = await other.sites.releases.ask(order.id, { actorId: user.id });
      return asking.outcome === 'asked' ? asking.id : asking.outcome;
    }),
  );
  await Promise.all([app.services.queue.runDue(), other.queue.runDue()]);

  expect(new Set(answers).size).toBe(1);
  expect(plain.built).toHaveLength(1);
  expect(await app.rows(releases)).toMatchObject([{ id: answers[0], state: 'built', progress: 100 }]);
  expect(await app.rows(jobs)).toEqual([]);
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.build')).toHaveLength(1);
});

test('a release cannot be published while it is built, and can be once it is ready', async () => {
  const { app, plain, fillIn, get, ask, publish } = await openSite();
  await fillIn();
  const letGo = plain.hold(7, 12);
  const id = await ask();
  const early = await publish(id);
  const working = app.services.queue.runDue();
  const look = async () => (await get(`/releases/${id}`)).json();
  await expect.poll(async () => (await look()).step).not.toBeNull();
  const release = await look();
  const meanwhile = await publish(id);
  letGo();
  await working;

  for (const answer of [early, meanwhile]) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This release is not built yet. Wait until it is.',
    ]);
  }
  expect(release).toMatchObject({
    state: 'building',
    step: { kind: 'pages', done: 7, of: 12 },
    previewUrl: null,
  });
  expect(release.progress).toBeGreaterThan(0);
  expect(release.progress).toBeLessThan(100);
  expect(await look()).toMatchObject({ state: 'built', step: null, progress: 100 });
  expect((await publish(id)).statusCode).toBe(200);
  expect(await app.rows(sitePublications)).toMatchObject([{ releaseId: id }]);
});

test('an aborted build leaves nothing half done, and the next start finishes it', async () => {
  const { app, plain, site, get, ask } = await openSite();
  await site();
  const letGo = plain.hold();
  const id = await ask();
  const stop = new AbortController();
  const working = app.services.queue.runDue(stop.signal);
  await expect.poll(() => plain.built).toHaveLength(1);
  stop.abort();
  letGo();
  await working;
  expect((await get(`/releases/${id}`)).json()).toMatchObject({ state: 'building', builtAt: null });
  expect(await app.rows(releases)).toMatchObject([{ files: {} }]);

  await app.services.queue.runDue();
  expect((await get(`/releases/${id}`)).json()).toMatchObject({ state: 'built' });
});

test('with two releases published many times at once, the site shows the one recorded last', async () => {
  const { app, save, fillIn, build, publish } = await openSite();
  await fillIn();
  const first = await build();
  await save(2, 'Sharp');
  const second = await build();
  const answers = await Promise.all(times(16, (place) => publish(place % 2 === 0 ? first : second)));

  expect(codesOf(answers)).toEqual(Array(16).fill(200));
  const written = await app.rows(sitePublications);
  expect(await app.rows(sites)).toMatchObject([{ publishedReleaseId: written.at(-1)!.releaseId }]);
  // The log has an entry for each change of the published release, and none where it stayed the same.
  const changes = written.map(({ releaseId }) => releaseId);
  expect(changes.filter((releaseId, place) => releaseId === changes[place - 1])).toEqual([]);
  const noted = (await app.rows(auditLog)).filter(({ action }) => action === 'site.publish');
  expect(noted.map(({ detail }) => detail['to'])).toEqual(changes);
});

test('a delivery and the pausing of the site at once both succeed in turn, or one is refused', async () => {
  const { app, headers } = await openSite();
  const many = times(8, () => anOrder({ status: 'in_progress' }));
  await keep(app, orders, many);
  for (const { id } of many) {
    const { fillIn, build, publish } = siteOf(app, id, headers);
    await fillIn();
    await publish(await build());
  }
  const answers = await Promise.all(
    many.map(({ id }) =>
      Promise.all([
        app.send('PATCH', `/admin/orders/${id}`, { status: 'delivered' }, headers),
        siteOf(app, id, headers).pause(true),
      ]),
    ),
  );

  const lines = await app.rows(auditLog);
  const placeOf = (orderId: string, wanted: string) =>
    lines.findIndex(({ subjectId, action }) => subjectId === orderId && action === wanted);
  for (const [place, [delivered, paused]] of answers.entries()) {
    const { id } = many[place]!;
    expect(paused.statusCode).toBe(200);
    const wasFirst =
      placeOf(id, 'order.status') >= 0 && placeOf(id, 'order.status') < placeOf(id, 'site.pause');
    expect(delivered.statusCode).toBe(wasFirst ? 200 : 422);
  }
});
