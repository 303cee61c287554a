import { expect, test } from 'vitest';
import { jobs, siteDomains, sites } from '../../../database/schema.ts';
import { keep } from '../../../testing/seed.ts';
import { openSite } from '../sites.fixtures.ts';

/** A site that is live, and what it says of its own address. */
async function openLive() {
  const opened = await openSite();
  const { app, fillIn, build, publish } = opened;
  await fillIn();
  await publish(await build());
  return {
    ...opened,
    /** What visitors read where it stands now. */
    read: async (host: string) => {
      app.pass(1_000);
      return (await app.visit(host)).body;
    },
  };
}

test('a site that is renamed says its new address as soon as that is built, and what was not published stays unpublished', async () => {
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

test('called back to an earlier name it shows what was built for that, and builds nothing', async () => {
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

test('what is published while a move is built is not taken away by it', async () => {
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

test('what comes back from before a move says where it stands today as soon as that is built', async () => {
  const { app, site, save, rename, build, publish, read } = await openLive();
  const before = (await site()).publications[0]!.release;
  await save(2, 'Sharper & Sons');
  await rename('sharper');
  await publish(await build());
  await app.services.queue.runDue();

  await publish(before);
  // At once, and from then on asked for, whatever becomes of this process.
  expect(await read('sharper.sites.shop.example')).toContain('Sharp & Sons');
  expect(await app.rows(jobs)).toMatchObject([{ name: 'follow-site' }]);
  await app.services.queue.runDue();
  const page = await read('sharper.sites.shop.example');
  expect(page).toContain('Sharp & Sons');
  expect(page).toContain('<link rel="canonical" href="http://sharper.sites.shop.example/">');
  expect((await site()).publications.map(({ version }) => version)).toEqual([2, 2, 3, 2, 2]);
});

test('what comes back from before its domain was proven says that domain', async () => {
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

test('what was built for where it stands is published as it is, and nothing is asked for', async () => {
  const { app, site, save, build, publish } = await openLive();
  const before = (await site()).publications[0]!.release;
  await save(2, 'Sharper & Sons');
  await publish(await build());
  await publish(before);
  expect(await app.rows(jobs)).toEqual([]);
});

test('at a domain of its own it says that one, and its name again once the domain is removed', async () => {
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

test('a site that was renamed just before a kill is built for its new name by the next start', async () => {
  const { app, rename, read } = await openLive();
  await rename('sharper');
  // Nobody was told: what is to be done stands in the database alone.
  expect(await app.rows(jobs)).toMatchObject([{ name: 'follow-site' }]);
  await app.services.queue.runDue();
  expect(await read('sharper.sites.shop.example')).toContain('href="http://sharper.sites.shop.example/"');
});
