import type { Workshop } from '@awning/contract/sites/workshop';
import { expect, test } from 'vitest';
import { auditLog, siteDomains } from '../../../database/schema.ts';
import { createPlainBuilder } from '../../../testing/createPlainBuilder.ts';
import { openDomains } from '../domains/domains.fixtures.ts';

/** A buyer with the link of an order that has, or has not, Custom Domain Setup. */
async function openOwnDomain(change?: { addOns?: []; status?: string }) {
  const opened = await openDomains({ siteBuilder: createPlainBuilder().builder });
  const site = await opened.aSite(change);
  const root = `/orders/${site.order.token}/workshop`;
  return {
    ...opened,
    site,
    root,
    own: async () => (await opened.app.get(root)).json<Workshop>().ownDomain,
    set: (domain: string) => opened.app.post(`${root}/domain`, { domain }),
    check: () => opened.app.post(`${root}/domain/check`, {}),
    remove: () => opened.app.post(`${root}/domain/removal`, {}),
  };
}

test('the buyer types a domain in, sets the records that are shown, and removes the domain again', async () => {
  const { app, site, own, set, check, remove } = await openOwnDomain();
  expect(await own()).toEqual({ bought: true, domain: null });

  const typed = await set('https://www.Sharp.example/');
  expect([typed.statusCode, typed.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(typed.json<Workshop>().ownDomain.domain).toMatchObject({
    shown: 'sharp.example',
    state: 'waiting',
    records: [
      { purpose: 'proof', type: 'TXT', name: '_awning.sharp.example' },
      { purpose: 'address', type: 'A', name: 'sharp.example' },
      { purpose: 'www', type: 'CNAME', name: 'www.sharp.example' },
    ],
  });
  // The desk sees the same.
  expect(await site.found()).toEqual(await own());

  expect((await check()).json<Workshop>().ownDomain.domain?.failure).toMatch(/^There is no TXT record at/);
  await site.setRecords();
  expect((await check()).json<Workshop>()).toMatchObject({
    domain: 'sharp.example',
    ownDomain: { domain: { state: 'proven', failure: null } },
  });
  expect((await set('other.example')).json()).toMatchObject({
    error: 'another-is-served',
    message: 'Your website is served at a domain of its own already. Take that one away first.',
  });

  expect((await remove()).json<Workshop>()).toMatchObject({
    domain: null,
    ownDomain: { bought: true, domain: null },
  });
  expect(await app.rows(siteDomains)).toEqual([]);
  expect([(await check()).statusCode, (await remove()).statusCode]).toEqual([404, 404]);
  const log = await app.rows(auditLog);
  expect(log.map(({ actorId, action, detail }) => [actorId, action, detail])).toEqual([
    [null, 'site.domain.set', { bought: true, by: 'buyer' }],
    [null, 'site.domain.prove', {}],
    [null, 'site.domain.remove', { by: 'buyer' }],
  ]);
});

test('without Custom Domain Setup the buyer reads how to get it; a domain that the desk set can be checked', async () => {
  const { site, own, set, check } = await openOwnDomain({ addOns: [] });
  const refused = await set('sharp.example');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Custom Domain Setup is not in your order. Write to us on your order’s page if you want it.',
  ]);
  expect(await own()).toEqual({ bought: false, domain: null });

  await site.set('sharp.example', { agreed: true });
  await site.setRecords();
  expect((await check()).json<Workshop>().ownDomain.domain?.state).toBe('proven');
});

test('on a refunded order no domain can be set, and a present one can be removed', async () => {
  const { site, set, remove } = await openOwnDomain({ status: 'refunded' });
  await site.set('sharp.example', { agreed: true });
  expect([(await set('other.example')).statusCode, (await remove()).statusCode]).toEqual([409, 200]);
});

test('an invalid domain is refused beside its field', async () => {
  const { set } = await openOwnDomain();
  for (const typed of ['sites.shop.example', 'shop.example', '127.0.0.1', 'co.uk', '']) {
    const answer = await set(typed);
    expect([typed, answer.statusCode, typeof answer.json().fields.domain]).toEqual([typed, 422, 'string']);
  }
});

test('without script a domain is set, checked and removed by plain forms', async () => {
  const { app, site, root, own } = await openOwnDomain();
  const post = async (path: string, body: Record<string, string> = {}) => {
    const { statusCode, headers } = await app.postForm(`${root}/domain${path}`, body);
    return [statusCode, headers['location']];
  };
  const home = [303, `/orders/${site.order.token}`];

  const refused = await app.postForm(`${root}/domain`, { domain: 'shop.example' });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(refused.body).toMatch(/<input[^>]* name="domain"[^>]* value="shop.example"/);

  expect(await post('', { domain: 'sharp.example' })).toEqual(home);
  await site.setRecords();
  expect(await post('/check')).toEqual(home);
  expect((await own()).domain?.state).toBe('proven');
  expect(await post('/removal')).toEqual(home);
  expect((await own()).domain).toBeNull();
});
