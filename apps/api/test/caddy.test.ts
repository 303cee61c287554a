import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import * as schema from '../src/database/schema.ts';
import { emptyFolder, start } from '../src/testing/builtServer.ts';
import { emptyDatabase } from '../src/testing/emptyDatabase.ts';
import { fillSite } from '../src/testing/fillSite.ts';
import { freePort } from '../src/testing/freePort.ts';
import { openNameServer } from '../src/testing/nameServer.ts';
import { anOrder } from '../src/testing/seed.ts';

const caddyfile = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url));
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const desk = { email: 'owner@shop.example', password: 'a long and rare one' };

/** The shop in production, as it stands behind Caddy, with one site in it. */
async function openShop() {
  const databaseUrl = await emptyDatabase();
  const nameServer = await openNameServer();
  const port = await freePort();
  const server = start({
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example',
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: await emptyFolder(),
    SESSION_SECRET: 'correct horse battery staple on a windy day',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SHOP_EMAIL: desk.email,
    ALLOW_TEST_TILL: '1',
    ADMIN_EMAIL: desk.email,
    ADMIN_PASSWORD: desk.password,
    SITES_ADDRESS: '192.0.2.1',
    DNS_SERVERS: nameServer.address,
  });
  await server.ready();

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const database = drizzle(client);
  const order = anOrder({ addOns: [{ id: 'domainSetup', name: 'Custom Domain Setup', price: 25_00 }] });
  await database.insert(schema.orders).values(order);
  await database.transaction(async (transaction) => {
    await fillSite(transaction, { orderId: order.id, business: 'Sharp', at: order.createdAt });
    const [release] = await transaction.select().from(schema.releases);
    await transaction.update(schema.sites).set({ publishedReleaseId: release!.id });
    await transaction.delete(schema.siteDomains);
  });
  const [site] = await database.select().from(schema.siteNames);
  return { server, port, nameServer, orderId: order.id, name: site!.name };
}

/** Caddy with `deploy/Caddyfile`, at ports that every user may open and with certificates of its own. */
async function startCaddy(shopPort: number) {
  const folder = await emptyFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { PATH } = process.env;
  const child = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SHOP_HOST: 'shop.example',
      SHOP: `127.0.0.1:${shopPort}`,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      CADDY_OPTIONS: 'admin off\nlocal_certs\nskip_install_trust',
    },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });

  const root = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  const ca = async () => readFile(root, 'utf8');
  /** The status for a browser that trusts Caddy's own authority and no other. */
  const visit = async (host: string, address = '/') => {
    const sent = request({
      host: '127.0.0.1',
      port: https,
      servername: host,
      headers: { host },
      path: address,
      ca: await ca(),
      agent: false,
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const plainly = async (host: string) => {
    const sent = plainRequest({ host: '127.0.0.1', port: http, headers: { host }, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, location: answer.headers.location };
  };
  /** Resolves when it has a certificate for the shop. */
  const ready = async () => {
    for (;;) {
      if (await visit('shop.example', '/health').catch(() => undefined)) return;
      if (child.exitCode !== null) throw new Error(`Caddy stopped: ${said}`);
      await sleep(50);
    }
  };
  await ready();
  return { visit, plainly };
}

test.skipIf(!hasCaddy)(
  'Caddy gets a certificate for each host that the shop serves, and for no other',
  async () => {
    const { server, port, nameServer, orderId, name } = await openShop();
    const { visit, plainly } = await startCaddy(port);

    const call = async (method: string, address: string, body?: object, token?: string) => {
      const answer = await fetch(server.url + address, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([address, answer.status]).toEqual([address, method === 'DELETE' ? 204 : 200]);
      return answer.status === 204 ? undefined : ((await answer.json()) as unknown);
    };
    const { accessToken } = (await call('POST', '/user/login', desk)) as { accessToken: string };
    const address = `/admin/orders/${orderId}/site/domain`;
    const change = (method: string, to: string, body?: object) => call(method, to, body, accessToken);

    const typed = (await change('PUT', address, { domain: 'www.Sharp.example' })) as SiteDomainState;
    await expect(visit('sharp.example')).rejects.toThrow(/alert/);

    for (const { type, name: place, value } of typed.domain!.records) {
      if (type !== 'ALIAS') nameServer.zone[`${type} ${place}`] = [value];
    }
    const checked = (await change('POST', `${address}/check`, {})) as SiteDomainState;
    expect(checked.domain).toMatchObject({ state: 'proven', failure: null });

    for (const host of ['sharp.example', `${name}.sites.shop.example`]) {
      expect([host, await visit(host)]).toEqual([host, 200]);
    }
    // The response is the shop's matter; the connection is Caddy's.
    await visit('www.sharp.example');
    expect(await visit('shop.example', '/health')).toBe(200);
    expect(await plainly('sharp.example')).toEqual({
      status: 308,
      location: expect.stringMatching(/^https:\/\/sharp\.example(:\d+)?\/$/),
    });

    for (const host of ['other.example', 'nobody.sites.shop.example', 'sharp.example.other.example']) {
      await expect(visit(host)).rejects.toThrow(/alert/);
    }
    for (const question of [
      '/internal/domains/check',
      '/internal//domains/check',
      '/internal/domains/%63heck',
    ]) {
      for (const host of ['shop.example', 'sharp.example']) {
        const asked = await visit(host, `${question}?domain=sharp.example`);
        expect([question, host, asked]).toEqual([question, host, 404]);
      }
    }

    await change('DELETE', address);
    // A Caddy without a cache asks again.
    const { visit: visitAnew } = await startCaddy(port);
    await expect(visitAnew('sharp.example')).rejects.toThrow(/alert/);
  },
);
