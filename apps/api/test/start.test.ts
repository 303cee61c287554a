import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import {
  bareFolder,
  dataFolder,
  emptyFolder,
  payOrder,
  placeOrder,
  slowness,
  start,
  statusOf,
} from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';
import { startSmtpSink } from '../src/testing/smtpSink.ts';

const settingsFor = async (dataDir: string) => ({ DATA_DIR: dataDir, PORT: String(await freePort()) });

test('a start on an existing folder is ready soon, and prints every address', async () => {
  const dataDir = await dataFolder();
  const settings = await settingsFor(dataDir);
  const first = start(settings);
  await first.ready();
  await first.kill('SIGTERM');

  const second = start(settings);
  expect(await second.ready()).toBeLessThan(5_000 * (await slowness()));
  await expect.poll(second.said).toContain('Open for business.');
  for (const address of ['', '/dev/outbox', '/docs']) {
    expect(second.said()).toContain(`http://localhost:${settings.PORT}${address}\n`);
  }
  expect(second.complained()).toBe('');
  // Only its owner may read the secret that it created.
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});

// 260 to 305 MB were seen; with the cache that PostgreSQL has by default, 385 to 420.
test.runIf(process.platform === 'linux')(
  'a shop that has just opened its own database takes less than 345 MB',
  async () => {
    const server = start(await settingsFor(await dataFolder()));
    await server.ready();
    const [, resident] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))!;
    expect(Number(resident) / 1024).toBeLessThan(345);
  },
);

test('before the database is open the server listens, and says when to retry', async () => {
  const server = start(await settingsFor(await emptyFolder()));
  let response: Response | undefined;
  while (!response) {
    response = await fetch(`${server.url}/ready`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await expect(placeOrder(server.url)).rejects.toThrow('503');
});

test('a second start on one folder is refused within two seconds and told which process has it', async () => {
  const dataDir = await dataFolder();
  const settings = await settingsFor(dataDir);
  const first = start(settings);
  await first.ready();

  const second = start({ ...settings, PORT: String(await freePort()) });
  const { code, after } = await second.ended;
  expect(code).toBe(1);
  expect(after).toBeLessThan(2_000 * (await slowness()));
  expect(second.complained().trimEnd()).toMatch(
    new RegExp(
      `^${dataDir} is in use by process ${first.pid} on .+, running since 20.+ at http://localhost:${settings.PORT}\\. [^\\n]+$`,
    ),
  );

  const page = await placeOrder(first.url);
  expect(await statusOf(first.url, await payOrder(first.url, page))).toBe('paid');

  // With a folder of its own it still needs a port of its own.
  const third = start({ ...settings, DATA_DIR: await dataFolder() });
  expect((await third.ended).code).toBe(1);
  expect(third.complained()).toMatch(/^PORT \d+ is in use\. [^\n]+\n$/);
});

test('of two starts at the same time one is refused', async () => {
  const dataDir = await dataFolder();
  const both = [start(await settingsFor(dataDir)), start(await settingsFor(dataDir))];
  const refused = await Promise.race(both.map(async (server) => ({ server, ...(await server.ended) })));
  const winner = both.find((server) => server !== refused.server)!;

  expect(refused.code).toBe(1);
  expect(refused.server.complained()).toContain(' is in use by ');
  await winner.ready();
});

test('the data of a killed process is available at once after a restart', async () => {
  const settings = await settingsFor(await dataFolder());
  const first = start(settings);
  await first.ready();
  const token = await payOrder(first.url, await placeOrder(first.url));
  await first.kill('SIGKILL');

  const second = start(settings);
  await second.ready();
  expect(await statusOf(second.url, token)).toBe('paid');
});

// By day only the one that a service manager sends.
test.each(inject('isNightly') ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  '%s ends the server cleanly, with its requests under way',
  async (signal) => {
    const settings = await settingsFor(await dataFolder());
    const silent = await startSmtpSink((stage) => (stage === 'banner' ? 'hang' : undefined));
    const server = start({ ...settings, SMTP_URL: silent.url });
    await server.ready();
    await payOrder(server.url, await placeOrder(server.url));
    // A mail server that accepts a connection and says nothing does not delay the end either.
    await expect.poll(silent.talking).toBe(2);
    const underWay = Promise.allSettled(Array.from({ length: 10 }, () => placeOrder(server.url)));
    // A visitor who stays connected does not delay the end.
    await fetch(`${server.url}/health`, { headers: { connection: 'keep-alive' } });

    const before = performance.now();
    const { code } = await server.kill(signal);
    expect(code).toBe(0);
    expect(performance.now() - before).toBeLessThan(2_500 * (await slowness()));
    expect(server.complained()).toBe('');

    const finished = (await underWay).filter((result) => result.status === 'fulfilled');
    const sink = await startSmtpSink(() => undefined);
    const again = start({ ...settings, SMTP_URL: sink.url });
    await again.ready();
    await expect.poll(() => sink.received.length).toBe(2);
    for (const { value } of finished) expect((await fetch(again.url + value)).status).toBe(200);
  },
);

test('an uncaught error ends the server with code 1, even when it was told to stop before', async () => {
  const silent = await startSmtpSink((stage) => (stage === 'banner' ? 'hang' : undefined));
  const server = start({
    ...(await settingsFor(await dataFolder())),
    SMTP_URL: silent.url,
    NODE_OPTIONS: `--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(new(Error)('A_planted_fault'))})`,
  });
  await server.ready();
  await payOrder(server.url, await placeOrder(server.url));
  await expect.poll(silent.talking).toBe(2);
  process.kill(server.pid, 'SIGTERM');
  process.kill(server.pid, 'SIGUSR2');

  expect((await server.ended).code).toBe(1);
  expect(server.complained()).toContain('A_planted_fault');
});

test.each([
  ['making its database', emptyFolder],
  ['opening its database', bareFolder],
])('a server told to stop while %s stops quietly', async (_name, folder) => {
  const server = start(await settingsFor(await folder()));
  await expect
    .poll(async () => (await fetch(`${server.url}/health`).catch(() => undefined))?.status)
    .toBe(200);

  expect((await server.kill('SIGTERM')).code).toBe(0);
  expect(server.complained()).toBe('');
});

const secret = 'a secret of more than thirty-two characters';
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SHOP_EMAIL: 'owner@shop.example',
  SESSION_SECRET: secret,
  ALLOW_TEST_TILL: '1',
};
const inPublic = { ...production, NODE_ENV: undefined, SITE_URL: 'https://shop.example', RATE_LIMITS: 'on' };

// The tests of `readConfig` cover the bad settings; this one covers the result.
test.each([
  ['a bad setting', { DATABASE_URL: 'mysql://shop:hunter2@db/shop' }, ['DATABASE_URL']],
  [
    'several that are bad or missing',
    { ...inPublic, PORT: 'door', SESSION_SECRET: 'hunter2', SMTP_URL: undefined },
    ['PORT', 'SESSION_SECRET', 'SMTP_URL'],
  ],
  ['a door that is none', { HOST: 'nowhere.invalid' }, ['HOST']],
])('%s stops the start with a line for each', async (_name, wrong, names) => {
  const server = start({ ...(await settingsFor(await emptyFolder())), ...wrong });
  const { code } = await server.ended;

  expect(code).toBe(1);
  expect(server.complained()).toMatch(new RegExp(`^${names.map((name) => `${name} [^\\n]+\\n`).join('')}$`));
  expect(server.complained()).not.toContain('hunter2');
  expect(server.said()).toBe('');
});

test('a folder that cannot hold the secret is named', async () => {
  const dataDir = await emptyFolder();
  await mkdir(path.join(dataDir, 'session-secret'));
  const server = start(await settingsFor(dataDir));

  expect((await server.ended).code).toBe(1);
  expect(server.complained()).toMatch(/^DATA_DIR cannot be used: [^\n]+\n$/);
});

test('a client that hangs up half-way causes no error', async () => {
  const settings = await settingsFor(await dataFolder());
  const server = start(settings);
  await server.ready();
  for (const address of ['/api/create-checkout-session', '/api/payments/webhook', '/orders/nothing/pay']) {
    const socket = connect(Number(settings.PORT), '127.0.0.1');
    socket.write(
      `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
  }

  await server.ready();
  await server.kill('SIGTERM');
  expect(server.complained()).toBe('');
});

test('localhost reaches the server, whichever way the name is resolved', async () => {
  const settings = await settingsFor(await dataFolder());
  const server = start(settings);
  await server.ready();

  expect((await fetch(`http://localhost:${settings.PORT}/health`)).status).toBe(200);
});

test('a shop with a public address hides the outbox and logs no secret, whatever NODE_ENV is', async () => {
  const server = start({
    ...(await settingsFor(await dataFolder())),
    ...inPublic,
    HOST: '127.0.0.1',
  });
  await server.ready();
  const page = await placeOrder(server.url);
  const token = await payOrder(server.url, page);
  await statusOf(server.url, token);

  for (const address of ['/dev/outbox', '/dev/mails']) {
    expect((await fetch(server.url + address)).status).toBe(404);
  }
  await server.kill('SIGTERM');
  const logged = server.said() + server.complained();
  expect(logged).toContain('"url":"/orders/…/status"');
  for (const secretText of [token, page.split('/').at(-1)!, 'ada@sharp.example', 'Ada', secret]) {
    expect(logged).not.toContain(secretText);
  }
});

const sendTimings = (url: string) =>
  fetch(`${url}/page-timings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route: '/', timings: [{ metric: 'LCP', step: 30 }] }),
  });

test('with too little disk space orders are refused, and everything else goes on', async () => {
  const settings = await settingsFor(await dataFolder());
  const roomy = start(settings);
  await roomy.ready();
  const token = await payOrder(roomy.url, await placeOrder(roomy.url));
  await roomy.kill('SIGTERM');

  const full = start({ ...settings, MIN_FREE_SPACE: '999999999' });
  await expect.poll(async () => (await fetch(`${full.url}/health`).catch(() => undefined))?.status).toBe(200);
  await expect.poll(async () => (await fetch(`${full.url}/ready`)).text()).toContain('database-full');

  await expect(placeOrder(full.url)).rejects.toThrow('503');
  // A smaller write is refused too: PGlite hangs for ever on a full disk, on any write.
  expect((await sendTimings(full.url)).status).toBe(503);
  // The lack of space is reported while the database is still opening.
  await expect.poll(() => statusOf(full.url, token).catch(() => undefined)).toBe('paid');
  expect((await fetch(`${full.url}/docs`)).status).toBe(200);
});

const damages = [
  [
    'whose control file is noise',
    (folder) => writeFile(path.join(folder, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['without its control file', (folder) => rm(path.join(folder, 'global', 'pg_control'))],
  ['that has lost its name', (folder) => rm(path.join(folder, 'PG_VERSION'))],
] satisfies [name: string, damage: (folder: string) => Promise<void>][];

test.each(inject('isNightly') ? damages : damages.slice(2))(
  'a database %s is not replaced by a new one',
  async (_name, damage) => {
    const dataDir = await dataFolder();
    await damage(path.join(dataDir, 'database'));
    const before = await readFile(path.join(dataDir, 'database', 'postgresql.conf'), 'utf8');
    const server = start(await settingsFor(dataDir));
    const { code } = await server.ended;

    expect(code).toBe(1);
    expect(server.complained()).toMatch(/The database in .+ cannot be opened: [^\n]+\n$/);
    expect(await readFile(path.join(dataDir, 'database', 'postgresql.conf'), 'utf8')).toBe(before);
  },
);
