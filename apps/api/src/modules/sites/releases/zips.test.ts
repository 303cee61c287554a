import { expect, test } from 'vitest';
import { siteDomains, sites } from '../../../database/schema.ts';
import { keep } from '../../../testing/seed.ts';
import { openSite } from '../sites.fixtures.ts';

const kinds = ['files', 'source'] as const;

test('the published site is downloaded by the link of its order, and at the desk', async () => {
  const { app, order, headers, get, fillIn, save, build, publish } = await openSite();
  await fillIn();
  const release = await build();
  await publish(release);
  await save(2, 'Saved and not published');
  const { name, address } = (await get()).json<{ name: string; address: string }>();

  for (const kind of kinds) {
    const bought = await app.get(`/orders/${order.token}/site/${kind}.zip`);
    expect([kind, bought.statusCode]).toEqual([kind, 200]);
    expect(bought.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}-${kind === 'files' ? 'website' : 'source'}.zip"`,
      'cache-control': 'no-store',
    });
    expect(bought.body).toContain('Sharp & Sons');
    expect(bought.body).not.toContain('not published');
    // On another host, its forms still post to us.
    expect(bought.body).toContain(`"formsAt":"${address}"`);
    expect((await get(`/${kind}.zip`)).rawPayload.equals(bought.rawPayload)).toBe(true);
    expect((await app.get(`/admin/orders/${order.id}/site/${kind}.zip`)).statusCode).toBe(401);
  }
  expect(headers).toHaveProperty('authorization');
});

test('the files’ forms post to the site’s address with us: its own domain may lead elsewhere by then', async () => {
  const { app, fillIn, get, site, build, publish } = await openSite();
  await fillIn();
  const { id: siteId } = (await app.rows(sites))[0]!;
  const at = app.services.now();
  await keep(app, siteDomains, [{ domain: 'sharp.example', siteId, provenAt: at, createdAt: at }]);
  await publish(await build());

  for (const kind of kinds) {
    const { body } = await get(`/${kind}.zip`);
    expect(body).toContain('"origin":"http://sharp.example"');
    expect(body).toContain(`"formsAt":"${(await site()).address}"`);
  }
});

test('an unpublished site is not packed', async () => {
  const { app, order, site } = await openSite();
  await site();
  const early = await app.get(`/orders/${order.token}/site/files.zip`);
  expect(early.statusCode).toBe(404);
});

test('a website can be downloaded any day, with its present address and in the present version of its design', async () => {
  const { plain, fillIn, site, build, publish, rename, get } = await openSite();
  await fillIn();
  await publish(await build());
  await rename('sharper');
  plain.redraw();

  for (const kind of kinds) {
    const { statusCode, body } = await get(`/${kind}.zip`);
    expect([kind, statusCode]).toEqual([kind, 200]);
    expect(body).toContain(`"origin":"${(await site()).address}"`);
  }
});

test('a token that belongs to no order gets 404', async () => {
  const { app } = await openSite();

  for (const token of ['nobodys', 'a%00b', 'x'.repeat(900)]) {
    expect((await app.get(`/orders/${token}/site/files.zip`)).statusCode).toBe(404);
  }
});
