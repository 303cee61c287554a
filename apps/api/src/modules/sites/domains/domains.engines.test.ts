import { expect, test } from 'vitest';
import { auditLog, siteDomains } from '../../../database/schema.ts';
import { openDomains } from './domains.fixtures.ts';

test('of several sites that prove one domain at once, one gets it, and the others are told', async () => {
  const { app, nameServer, aSite } = await openDomains();
  for (let round = 0; round < 5; round += 1) {
    const domain = `sharp-${round}.example`;
    const rivals = [await aSite(), await aSite(), await aSite()];
    const proofs: string[] = [];
    for (const rival of rivals) {
      expect((await rival.set(domain)).statusCode).toBe(200);
      await rival.setRecords();
      proofs.push((await rival.domain()).records[0]!.value);
    }
    // All of them can write into the domain.
    nameServer.zone[`TXT _awning.${domain}`] = proofs;

    const answers = await Promise.all(rivals.map((rival) => rival.check()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const found = await Promise.all(rivals.map((rival) => rival.domain()));
    expect(found.map(({ state }) => state).toSorted()).toEqual(['proven', 'waiting', 'waiting']);
    for (const { state, failure } of found) {
      expect(failure).toBe(state === 'proven' ? null : `Another site has proven that ${domain} is its own.`);
    }
  }
  const proven = (await app.rows(siteDomains)).filter(({ provenAt }) => provenAt !== null);
  expect(proven.length).toBe(5);
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.domain.prove').length).toBe(5);
});

test('two workers at once query each domain one time', async () => {
  const { app, nameServer, aSite } = await openDomains();
  const sites = await Promise.all(Array.from({ length: 12 }, () => aSite()));
  for (const [place, site] of sites.entries()) await site.set(`sharp-${place}.example`);
  app.pass(5 * 60_000);

  await Promise.all([app.services.siteDomains.checkDue(), app.services.siteDomains.checkDue()]);
  const asked = nameServer.asked.filter((question) => question.startsWith('TXT'));
  expect(asked.toSorted()).toEqual(sites.map((_, place) => `TXT _awning.sharp-${place}.example`).toSorted());
});

test('the proxy gets 200 for a proven domain, and 404 for one that waits or was removed', async () => {
  const { app, aSite } = await openDomains();
  const site = await aSite();
  const ask = async (domain: string) =>
    (await app.get(`/internal/domains/check?domain=${domain}`, { host: '127.0.0.1' })).statusCode;

  await site.set('sharp.example');
  expect(await ask('sharp.example')).toBe(404);
  await site.setRecords();
  await site.check();
  expect([await ask('sharp.example'), await ask('www.sharp.example')]).toEqual([200, 200]);
  await site.remove();
  expect(await ask('sharp.example')).toBe(404);
});
