import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, orders, siteDomains } from '../../../database/schema.ts';
import { createPlainBuilder } from '../../../testing/createPlainBuilder.ts';
import { anOrder, keep } from '../../../testing/seed.ts';
import { siteOf } from '../sites.fixtures.ts';
import { here, openDomains } from './domains.fixtures.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test('a domain is typed in, its records are set, and it is proven', async () => {
  const { app, user, nameServer, aSite } = await openDomains({ sitesAddresses: [here, '2001:db8::1'] });
  const site = await aSite();
  expect(await site.found()).toEqual({ bought: true, domain: null });

  const typed = await site.set('https://WWW.Bäckerei.example./');
  expect(typed.statusCode).toBe(200);
  expect(typed.headers['cache-control']).toBe('no-store');
  const target = `${site.name}.sites.shop.example`;
  const ascii = 'xn--bckerei-5wa.example';
  const proof = expect.stringMatching(/^site=[\w-]{43}$/);
  expect(typed.json()).toEqual({
    bought: true,
    domain: {
      domain: ascii,
      shown: 'bäckerei.example',
      state: 'waiting',
      records: [
        { purpose: 'proof', type: 'TXT', name: `_awning.${ascii}`, value: proof },
        { purpose: 'address', type: 'A', name: ascii, value: here },
        { purpose: 'address', type: 'AAAA', name: ascii, value: '2001:db8::1' },
        { purpose: 'www', type: 'CNAME', name: `www.${ascii}`, value: target },
      ],
      checkedAt: null,
      nextCheckAt: '2026-11-21T09:05:00.000Z',
      failure: null,
    },
  });

  const early = await site.check();
  expect(early.json().domain).toMatchObject({
    state: 'waiting',
    checkedAt: '2026-11-21T09:00:00.000Z',
    failure: `There is no TXT record at _awning.${ascii} yet. Once it is set, it can take some hours to be seen.`,
  });

  await site.setRecords();
  expect((await site.check()).json().domain).toMatchObject({ state: 'proven', failure: null });
  expect(nameServer.asked).toContain(`TXT _awning.${ascii}`);
  expect(await app.rows(auditLog)).toMatchObject(
    ['site.domain.set', 'site.domain.prove'].map((action) => ({
      actorId: user.id,
      action,
      subjectId: site.order.id,
    })),
  );

  expect((await site.remove()).statusCode).toBe(204);
  expect(await app.rows(siteDomains)).toEqual([]);
  expect((await site.remove()).statusCode).toBe(404);
  expect((await site.check()).statusCode).toBe(404);
});

test('a name under a domain needs a CNAME, and a domain itself an ALIAS if our addresses are unknown', async () => {
  const { aSite } = await openDomains({ sitesAddresses: [] });
  const site = await aSite();
  const target = `${site.name}.sites.shop.example`;
  const ways = async (typed: string) =>
    (await site.set(typed))
      .json()
      .domain.records.slice(1)
      .map(({ type, name, value }: never) => [type, name, value]);

  expect(await ways('cut.sharp.co.uk')).toEqual([['CNAME', 'cut.sharp.co.uk', target]]);
  expect(await ways('sharp.co.uk')).toEqual([
    ['ALIAS', 'sharp.co.uk', target],
    ['CNAME', 'www.sharp.co.uk', target],
  ]);
  // A shop without configured addresses checks only the ownership.
  await site.setRecords();
  expect((await site.check()).json().domain.state).toBe('proven');
});

test.each([
  [
    'another proof',
    { 'TXT _awning.sharp.example': ['site=of-somebody-else'] },
    /^The TXT record at _awning\.sharp\.example says something else\. It must say site=\S+ and nothing more\.$/,
  ],
  [
    'no address',
    { 'A sharp.example': [] },
    /^sharp\.example does not lead anywhere yet\. It must lead to 192\.0\.2\.1\.$/,
  ],
  [
    'another address',
    { 'A sharp.example': ['203.0.113.9'] },
    /^sharp\.example leads to 203\.0\.113\.9, which is not us\. .* lead to 192\.0\.2\.1\.$/,
  ],
  [
    'an address beside ours that was forgotten',
    { 'AAAA sharp.example': ['2001:db8::9'] },
    /^sharp\.example leads to 2001:db8::9, which is not us/,
  ],
])('with %s the domain is not proven, and the desk sees why', async (_name, wrong, sentence) => {
  const { nameServer, aSite } = await openDomains();
  const site = await aSite();
  await site.set('sharp.example');
  await site.setRecords();
  Object.assign(nameServer.zone, wrong);

  expect((await site.check()).json().domain).toMatchObject({
    state: 'waiting',
    failure: expect.stringMatching(sentence),
  });
});

test('a CNAME to the site’s own name proves a domain, and silent name servers are reported', async () => {
  const { nameServer, aSite } = await openDomains();
  const site = await aSite();
  await site.set('cut.sharp.example');
  nameServer.refuses = true;
  expect((await site.check()).json().domain.failure).toBe(
    'The name servers of cut.sharp.example did not answer.',
  );

  nameServer.refuses = false;
  await site.setRecords();
  expect((await site.check()).json().domain).toMatchObject({ state: 'proven', failure: null });
});

test('an invalid domain is refused beside its field, and nothing is stored', async () => {
  const { app, aSite } = await openDomains();
  const site = await aSite();
  for (const typed of [
    'sites.shop.example',
    'a.sites.shop.example',
    'shop.example',
    '127.0.0.1',
    'localhost',
    'co.uk',
    'x',
  ]) {
    const answer = await site.set(typed);
    expect([typed, answer.statusCode]).toEqual([typed, 422]);
    const { message, fields } = answer.json<{ message: string; fields: { domain: string } }>();
    expect(message).toBe(`${fields.domain}.`);
  }
  expect(await app.rows(siteDomains)).toEqual([]);
});

test('only a domain that was bought is set up, or one that the desk has agreed to since', async () => {
  const { app, aSite } = await openDomains();
  const site = await aSite({ addOns: [] });

  const refused = await site.set('sharp.example');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ error: 'not-bought' });
  expect(await site.found()).toEqual({ bought: false, domain: null });

  expect((await site.set('sharp.example', { agreed: true })).statusCode).toBe(200);
  expect((await app.rows(auditLog)).map(({ detail }) => detail)).toEqual([{ bought: false }]);
});

test('an order without a site has no domain', async () => {
  const { app, asDesk } = await openDomains();
  const order = anOrder();
  await keep(app, orders, [order]);
  const url = `/admin/orders/${order.id}/site/domain`;
  const headers = await asDesk();
  for (const answer of [
    await app.get(url, headers),
    await app.send('PUT', url, { domain: 'sharp.example' }, headers),
    await app.post(`${url}/check`, {}, headers),
    await app.send('DELETE', url, {}, headers),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});

test('a waiting domain can be replaced; a proven one must be removed first', async () => {
  const { aSite } = await openDomains();
  const site = await aSite();
  await site.set('shrap.example');
  expect((await site.set('sharp.example')).json().domain.domain).toBe('sharp.example');
  await site.setRecords();
  await site.check();

  expect((await site.set('other.example')).json()).toMatchObject({ error: 'another-is-served' });
  expect((await site.set('www.sharp.example')).statusCode).toBe(200);
  expect(await site.domain()).toMatchObject({ domain: 'sharp.example', state: 'proven' });
  await site.remove();
  expect((await site.set('other.example')).statusCode).toBe(200);
});

test('a domain that one buyer only typed can be proven by another; a proven one cannot', async () => {
  const { aSite } = await openDomains();
  const [squatter, owner] = [await aSite(), await aSite()];
  await squatter.set('sharp.example');
  expect((await owner.set('sharp.example')).statusCode).toBe(200);
  await owner.setRecords();

  expect((await owner.check()).json().domain.state).toBe('proven');
  expect((await squatter.check()).json().domain).toMatchObject({
    state: 'waiting',
    failure: expect.stringContaining('says something else'),
  });
  const late = await aSite();
  const answer = await late.set('sharp.example');
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'taken']);
});

test('a waiting domain is checked again automatically, at growing intervals, for a week', async () => {
  const { app, nameServer, aSite } = await openDomains();
  const site = await aSite();
  await site.set('sharp.example');

  const pauses: number[] = [];
  for (;;) {
    const { nextCheckAt } = await site.domain();
    if (nextCheckAt === null) break;
    const pause = Date.parse(nextCheckAt) - app.services.now().getTime();
    pauses.push(pause / minute);
    // No check comes early.
    app.pass(pause - 1);
    const before = nameServer.asked.length;
    await app.services.siteDomains.checkDue();
    expect(nameServer.asked.length).toBe(before);
    app.pass(1);
    await app.services.siteDomains.checkDue();
    expect(nameServer.asked.length).toBeGreaterThan(before);
  }
  expect(pauses.slice(0, 3)).toEqual([5, 5, 5]);
  expect(pauses.every((pause, place) => place === 0 || pause >= pauses[place - 1]!)).toBe(true);
  expect(pauses.at(-1)).toBe(360);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThanOrEqual(7 * 24 * 60);

  // A person may still ask for a check.
  await site.setRecords();
  expect((await site.check()).json().domain.state).toBe('proven');
});

test('a proven domain is checked daily, and is served although it leads elsewhere', async () => {
  const { app, nameServer, aSite } = await openDomains();
  const site = await aSite();
  await site.set('sharp.example');
  await site.setRecords();
  app.pass(5 * minute);
  await app.services.siteDomains.checkDue();
  expect(await site.domain()).toMatchObject({ state: 'proven', nextCheckAt: '2026-11-22T09:05:00.000Z' });
  expect((await app.rows(auditLog)).at(-1)).toMatchObject({ action: 'site.domain.prove', actorId: null });

  nameServer.zone['A sharp.example'] = ['203.0.113.9'];
  for (let days = 1; days < 7; days += 1) {
    app.pass(day);
    await app.services.siteDomains.checkDue();
    expect([days, (await site.domain()).failure]).toEqual([days, null]);
  }
  app.pass(day);
  await app.services.siteDomains.checkDue();
  expect(await site.domain()).toMatchObject({
    state: 'proven',
    failure: expect.stringMatching(/^For a week now: sharp\.example leads to 203\.0\.113\.9/),
  });

  nameServer.zone['A sharp.example'] = [here];
  app.pass(day);
  await app.services.siteDomains.checkDue();
  expect(await site.domain()).toMatchObject({ state: 'proven', failure: null });
});

test('a person who asks sees at once that a proven domain leads elsewhere', async () => {
  const { nameServer, aSite } = await openDomains();
  const site = await aSite();
  await site.set('sharp.example');
  await site.setRecords();
  await site.check();
  nameServer.zone['A sharp.example'] = ['203.0.113.9'];
  expect((await site.check()).json().domain).toMatchObject({
    state: 'proven',
    failure: expect.stringMatching(/^sharp\.example leads to/),
  });
});

test('a domain that was sold goes to the buyer who proves it, after its records were missing for a week', async () => {
  const { app, aSite } = await openDomains();
  const [seller, buyer] = [await aSite(), await aSite()];
  await seller.set('sharp.example');
  await seller.setRecords();
  await seller.check();

  app.pass(6 * day);
  expect((await buyer.set('sharp.example')).statusCode).toBe(409);
  app.pass(day);
  expect((await buyer.set('sharp.example')).statusCode).toBe(200);
  expect((await seller.domain()).state).toBe('proven');
  await buyer.setRecords();
  expect((await buyer.check()).json().domain.state).toBe('proven');
  expect(await seller.domain()).toMatchObject({
    state: 'waiting',
    nextCheckAt: null,
    failure: 'Another site has proven that sharp.example is its own.',
  });
  const row = (await app.rows(siteDomains)).find(({ siteId }) => siteId === buyer.siteId);
  expect(row!.provenAt).toEqual(app.services.now());
});

test('a site that loses its domain is rebuilt for its remaining name', async () => {
  const { app, asDesk, aSite } = await openDomains({ siteBuilder: createPlainBuilder().builder });
  const [seller, buyer] = [await aSite(), await aSite()];
  await seller.set('sharp.example');
  await seller.setRecords();
  await seller.check();
  const { fillIn, build, publish } = siteOf(app, seller.order.id, await asDesk());
  await fillIn();
  await publish(await build());
  const read = async (host: string) => {
    app.pass(1_000);
    return (await app.visit(`${host}/`)).body;
  };
  expect(await read('sharp.example')).toContain('href="http://sharp.example/"');

  app.pass(7 * day);
  await buyer.set('sharp.example');
  await buyer.setRecords();
  await buyer.check();
  await app.services.queue.runDue();

  const host = `${seller.name}.sites.shop.example`;
  expect(await read(host)).toContain(`href="http://${host}/"`);
});

test('a proof is valid for one site and one domain', async () => {
  const { aSite } = await openDomains();
  const [one, two] = [await aSite(), await aSite()];
  const proofs: string[] = [];
  for (const [site, domain] of [
    [one, 'sharp.example'],
    [two, 'sharp.example'],
    [one, 'other.example'],
    [one, 'sharp.example'],
  ] as const) {
    await site.set(domain);
    proofs.push((await site.domain()).records[0]!.value);
  }
  expect(new Set(proofs).size).toBe(3);
  expect(proofs[3]).toBe(proofs[0]);
});

test('a site that is deleted during a check leaves nothing behind', async () => {
  const { app, aSite } = await openDomains();
  const site = await aSite();
  await site.set('sharp.example');
  await site.setRecords();
  const found = await site.domain();
  await app.services.database.durable((transaction) =>
    transaction.delete(siteDomains).where(eq(siteDomains.siteId, site.siteId)),
  );
  app.pass(Date.parse(found.nextCheckAt!) - app.services.now().getTime());
  await app.services.siteDomains.checkDue();
  expect(await app.rows(siteDomains)).toEqual([]);
});
