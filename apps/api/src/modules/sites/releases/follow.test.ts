import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WorkshopMessage } from '@awning/contract/sites/workshop';
import { jobs, mails, siteDomains, sitePictures, sites } from '../../../database/schema.ts';
import { keep } from '../../../testing/seed.ts';
import { openSite, saying } from '../sites.fixtures.ts';

/** A live site, with readers of its pages and its messages. */
async function openLive() {
  const opened = await openSite();
  const { app, fillIn, build, publish, get } = opened;
  await fillIn();
  await publish(await build());
  return {
    ...opened,
    /** The messages to its buyer, as the desk sees them too. */
    told: async () => {
      const { messages } = (await get('/messages')).json<{ messages: WorkshopMessage[] }>();
      return messages.map(({ from, text }) => `${from}: ${text}`);
    },
    /** Runs due jobs for as many rounds as a job has tries. */
    doAll: async () => {
      for (let round = 0; round < 4; round += 1) {
        await app.services.queue.runDue();
        app.pass(60_000);
      }
    },
    /** The page that visitors get at this host now. */
    read: async (host: string) => {
      app.pass(1_000);
      return (await app.visit(host)).body;
    },
  };
}

test('a renamed site names its new address once it is rebuilt, and unpublished content stays unpublished', async () => {
  const { app, save, rename, site, read } = await openLive();
  expect((await save(2, 'Not for visitors yet')).statusCode).toBe(200);
  await rename('sharper');
  expect(await read('sharper.sites.shop.example')).not.toContain('http://sharper.');
  await app.services.queue.runDue();

  const page = await read('sharper.sites.shop.example');
  expect(page).toContain('<link rel="canonical" href="http://sharper.sites.shop.example/">');
  expect(page).toContain('Sharp & Sons');
  const { publications, releases } = await site();
  expect(publications.map(({ version }) => version)).toEqual([2, 2]);
  expect(releases.filter(({ published }) => published)).toMatchObject([{ version: 2 }]);
});

test('a site that returns to an earlier name shows the release built for that name, and builds nothing', async () => {
  const { app, plain, site, rename, read } = await openLive();
  const { name } = await site();
  await rename('sharper');
  await app.services.queue.runDue();
  const builds = plain.built.length;
  await rename(name);
  await app.services.queue.runDue();

  expect(await read(`${name}.sites.shop.example`)).toContain(`href="http://${name}.sites.shop.example/"`);
  expect(plain.built).toHaveLength(builds);
});

test('a release published while a move is built stays published', async () => {
  const { app, plain, save, rename, build, publish, site, read } = await openLive();
  expect((await save(2, 'Sharper & Sons')).statusCode).toBe(200);
  const newer = await build();
  await rename('sharper');
  const builds = plain.built.length;
  const letGo = plain.hold();
  const done = app.services.queue.runDue();
  await expect.poll(() => plain.built).toHaveLength(builds + 1);
  await publish(newer);
  letGo();
  await done;
  await app.services.queue.runDue();

  const { publications } = await site();
  expect(publications.map(({ version }) => version)).toEqual([3, 3, 2]);
  const page = await read('sharper.sites.shop.example');
  expect(page).toContain('<link rel="canonical" href="http://sharper.sites.shop.example/">');
  expect(page).toContain('Sharper & Sons');
});

test('an earlier release from before a move names today’s address once it is rebuilt', async () => {
  const { app, site, save, rename, build, publish, read } = await openLive();
  const before = (await site()).publications[0]!.release;
  await save(2, 'Sharper & Sons');
  await rename('sharper');
  await publish(await build());
  await app.services.queue.runDue();

  await publish(before);
  // The old release is shown at once, and a job follows up, even if this process ends.
  expect(await read('sharper.sites.shop.example')).toContain('Sharp & Sons');
  expect(await app.rows(jobs)).toMatchObject([{ name: 'follow-site' }]);
  await app.services.queue.runDue();
  const page = await read('sharper.sites.shop.example');
  expect(page).toContain('Sharp & Sons');
  expect(page).toContain('<link rel="canonical" href="http://sharper.sites.shop.example/">');
  expect((await site()).publications.map(({ version }) => version)).toEqual([2, 2, 3, 2, 2]);
});

test('an earlier release from before its domain was proven is rebuilt with that domain', async () => {
  const { app, site, save, build, publish, read } = await openLive();
  const before = (await site()).publications[0]!.release;
  const at = app.services.now();
  const [{ id: siteId } = { id: '' }] = await app.rows(sites);
  await keep(app, siteDomains, [{ siteId, domain: 'sharp.example', provenAt: at, createdAt: at }]);
  await save(2, 'Sharper & Sons');
  await publish(await build());
  await publish(before);
  await app.services.queue.runDue();
  expect(await read('sharp.example')).toContain('<link rel="canonical" href="http://sharp.example/">');
});

test('a release built for the present address is published as it is, without another build', async () => {
  const { app, site, save, build, publish } = await openLive();
  const before = (await site()).publications[0]!.release;
  await save(2, 'Sharper & Sons');
  await publish(await build());
  await publish(before);
  expect(await app.rows(jobs)).toEqual([]);
});

test('a site names its own domain, and its name again once the domain is removed', async () => {
  const { app, send, read, rename } = await openLive();
  const at = app.services.now();
  const [{ id: siteId } = { id: '' }] = await app.rows(sites);
  await keep(app, siteDomains, [{ siteId, domain: 'sharp.example', provenAt: at, createdAt: at }]);
  await rename('sharper');
  await app.services.queue.runDue();
  expect(await read('sharp.example')).toContain('<link rel="canonical" href="http://sharp.example/">');

  expect((await send('DELETE', '/domain')).statusCode).toBe(204);
  await app.services.queue.runDue();
  expect(await read('sharper.sites.shop.example')).toContain('href="http://sharper.sites.shop.example/"');
});

test('a site renamed just before a crash is built for its new name at the next start', async () => {
  const { app, rename, read } = await openLive();
  await rename('sharper');
  // No worker was told: the job is in the database only.
  expect(await app.rows(jobs)).toMatchObject([{ name: 'follow-site' }]);
  await app.services.queue.runDue();
  expect(await read('sharper.sites.shop.example')).toContain('href="http://sharper.sites.shop.example/"');
});

test('the buyer and the desk are told of a move that cannot be followed, and visitors see the earlier pages', async () => {
  const { app, plain, rename, read, told, doAll, build, publish } = await openLive();
  await rename('sharper');
  plain.loseDesigns();
  await doAll();

  expect(await told()).toEqual([
    'shop: Your website stands at another address than before, and its pages could not be built anew. Visitors still see the pages of before, which name the earlier address. Make a preview of it and put that live, or write to us.',
  ]);
  expect(await app.rows(jobs)).toEqual([]);
  expect(await app.rows(mails)).toMatchObject([
    { kind: 'message-to-buyer', recipient: 'ada@sharp.example', text: expect.stringContaining('could not') },
  ]);
  expect(await read('sharper.sites.shop.example')).toContain('Sharp & Sons');

  plain.findDesigns();
  await publish(await build());
  expect(await read('sharper.sites.shop.example')).toContain('href="http://sharper.sites.shop.example/"');
  expect(await told()).toHaveLength(1);
});

test('the buyer and the desk are told once of a move whose pages cannot be built', async () => {
  const { plain, site, rename, told, doAll } = await openLive();
  await rename('sharper');
  plain.failFor('no paper', 'no paper', 'no paper', 'no ink');
  await doAll();
  expect((await site()).releases.map(({ failure }) => failure)).toContain('It could not be built: no ink');
  expect(await told()).toEqual([expect.stringContaining('its pages could not be built anew')]);

  await rename('sharpest');
  plain.failFor('no paper', 'no paper', 'no paper', 'no ink');
  await doAll();
  expect(await told()).toHaveLength(1);
});

const toBeLookedAt =
  'shop: Your website stands at another address than before, and its design was changed since it was published. Visitors still see the pages of before, which name the earlier address. Look at the new preview of it, and put that live when you like it.';

test('a move does not publish a design that was changed since: its owner sees a preview first', async () => {
  const { app, plain, site, rename, publish, read, told } = await openLive();
  const before = (await site()).publications[0]!.release;
  plain.redraw();
  await rename('sharper');
  await app.services.queue.runDue();

  expect(await read('sharper.sites.shop.example')).not.toContain('http://sharper.');
  expect(await told()).toEqual([toBeLookedAt]);
  const { releases, publications } = await site();
  expect(publications).toHaveLength(1);
  const offered = releases.find(({ id }) => id !== before)!;
  expect(await read(new URL(offered.previewUrl!).host)).toContain(
    'href="http://sharper.sites.shop.example/"',
  );

  await publish(offered.id);
  await app.services.queue.runDue();
  expect(await read('sharper.sites.shop.example')).toContain('href="http://sharper.sites.shop.example/"');
  expect(await told()).toHaveLength(1);

  // From now on the published design is the changed one.
  await rename('sharpest');
  await app.services.queue.runDue();
  expect(await read('sharpest.sites.shop.example')).toContain('href="http://sharpest.sites.shop.example/"');
  expect(await told()).toHaveLength(1);
});

test('a move does not publish a design that is changed while the move waits to be built, either', async () => {
  const { app, plain, rename, read, site, told } = await openLive();
  await rename('sharper');
  const letGo = plain.hold();
  plain.failFor('no paper');
  const done = app.services.queue.runDue();
  await expect.poll(() => plain.built).toHaveLength(2);
  plain.redraw();
  letGo();
  await done;
  app.pass(60_000);
  await app.services.queue.runDue();

  expect(await read('sharper.sites.shop.example')).not.toContain('http://sharper.');
  expect(await told()).toEqual([toBeLookedAt]);
  expect((await site()).releases.map(({ state }) => state).toSorted()).toEqual(['built', 'built', 'failed']);
});

test('an earlier release from before a move is shown as it was, and its new design once its owner publishes it', async () => {
  const { app, plain, site, save, rename, build, publish, read, told } = await openLive();
  const before = (await site()).publications[0]!.release;
  await save(2, 'Sharper & Sons');
  await rename('sharper');
  plain.redraw();
  await publish(await build());
  await app.services.queue.runDue();

  await publish(before);
  await app.services.queue.runDue();
  const page = await read('sharper.sites.shop.example');
  expect(page).toContain('Sharp & Sons');
  expect(page).not.toContain('http://sharper.');
  expect((await site()).publications[0]!.release).toBe(before);
  expect(await told()).toEqual([toBeLookedAt]);
});

/** A live site with a photograph of its front, whose bytes have this hash. */
async function openPhotographed() {
  const opened = await openSite();
  const { app, site, send, build, publish } = opened;
  await site();
  const [{ id: siteId } = { id: '' }] = await app.rows(sites);
  const hang = async (hash: string) => {
    const id = randomUUID();
    const shape = { width: 800, height: 600, size: 4, received: 4, state: 'ready', sizes: [] };
    const createdAt = app.services.now();
    await keep(app, sitePictures, [
      { ...shape, id, siteId, file: 'front.jpg', name: 'IMG.JPG', hash, createdAt },
    ]);
    return { takeAway: () => send('DELETE', `/pictures/${id}`) };
  };
  const picture = { kind: 'photo', file: 'front.jpg', alt: 'Our front' };
  const old = await hang('the-old-front');
  const content = { ...saying('Sharp & Sons'), opening: { picture } };
  await send('PUT', '/content', { version: 1, content, options: {} });
  await publish(await build());
  return { ...opened, hang, takeAway: old.takeAway };
}

test('a photograph that was removed stays on the published site after a move, and in the files that its owner downloads', async () => {
  const { app, plain, takeAway, rename, site, get } = await openPhotographed();
  expect((await takeAway()).statusCode).toBe(204);
  await rename('sharper');
  await app.services.queue.runDue();

  expect(plain.built.at(-1)).toMatchObject({
    origin: 'http://sharper.sites.shop.example',
    pictures: { 'front.jpg': { hash: 'the-old-front' } },
  });
  expect((await site()).releases.filter(({ published }) => published)).toMatchObject([{ version: 2 }]);
  plain.redraw();
  for (const kind of ['files', 'source']) {
    const zip = await get(`/${kind}.zip`);
    expect([zip.statusCode, zip.body]).toEqual([200, expect.stringContaining('the-old-front')]);
  }
});

test('another photograph of the same name is shown only after it is built and published', async () => {
  const { app, plain, hang, takeAway, rename, build, get } = await openPhotographed();
  await takeAway();
  await hang('the-new-front');
  await rename('sharper');
  await app.services.queue.runDue();
  expect(plain.built.at(-1)!.pictures['front.jpg']!.hash).toBe('the-old-front');
  expect((await get('/files.zip')).body).not.toContain('the-new-front');

  await build();
  expect(plain.built.at(-1)!.pictures['front.jpg']!.hash).toBe('the-new-front');
});

test('a site that moves again while a move is built names its last address in the end', async () => {
  const { app, plain, rename, read } = await openLive();
  await rename('sharper');
  const builds = plain.built.length;
  const letGo = plain.hold();
  const done = app.services.queue.runDue();
  await expect.poll(() => plain.built).toHaveLength(builds + 1);
  await rename('sharpest');
  letGo();
  await done;
  for (let round = 0; round < 3; round += 1) await app.services.queue.runDue();

  expect(await read('sharpest.sites.shop.example')).toContain(
    '<link rel="canonical" href="http://sharpest.sites.shop.example/">',
  );
});
