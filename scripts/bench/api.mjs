// Messages and orders that the built shop takes in a second, on each engine, beside a bare Fastify route that writes
// the same to the database; and how soon a page comes meanwhile. The shop and the bare routes take turns.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop } from '../openShop.mjs';
import { onEachEngine } from './engines.mjs';
import { at, median, rounded } from './figures.mjs';
import { buildOfApi, load, startServer } from './load.mjs';

const seconds = 5;
const connections = 32;
/** Between two pages, in milliseconds: the measure is the wait for a page, not how many there may be. */
const pause = 20;
/** The shop's writes are at least so many times the bare route's; all pages but one in a hundred come in so many ms. */
const targets = { ratio: 0.7, page: 20 };
const customer = { name: 'Mo', email: 'mo@bench.example' };
const kinds = [
  {
    name: 'messages',
    path: '/contact/create',
    body: (/** @type {string} */ own) => ({ ...customer, subject: 'Hours', message: own }),
  },
  {
    name: 'orders',
    path: '/api/create-checkout-session',
    body: () => ({
      templateId: 'barbershop-classic',
      addOns: ['blogSetup'],
      customer: { ...customer, business: 'Long & Daughters' },
    }),
  },
];

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure(wishes) {
  const built = await buildOfApi('src/testing/writes.bench.ts');
  try {
    return await onEachEngine(wishes, (engine) => measureOn(engine, built, wishes.runs));
  } finally {
    await built.remove();
  }
}

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {Awaited<ReturnType<typeof buildOfApi>>} built
 * @param {number} runs
 */
async function measureOn({ engine, settings, dataFolder, createDatabase }, built, runs) {
  const bareFolder = await mkdtemp(path.join(os.tmpdir(), 'awning-bench-'));
  const bareDatabase = engine === 'embedded' ? '' : await createDatabase();
  const bare = await startServer(built.file, [bareDatabase, bareFolder, built.worker]);
  const shop = await openShop(settings);
  const port = Number(new URL(shop.url).port);
  try {
    const rows = [];
    for (const { name, path: place, body } of kinds) {
      let sent = 0;
      const next = () => requestFor(shop.url, place, body(`${name} ${(sent += 1)}`));
      const times = { shop: /** @type {number[][]} */ ([]), bare: /** @type {number[][]} */ ([]) };
      const pages = [];
      const during = { milliseconds: seconds * 1_000, connections };
      // The first requests compile code.
      for (const one of [port, bare.port]) await load(one, next, { milliseconds: 1_000, connections });
      for (let run = 0; run < runs; run += 1) {
        await untilMailed(dataFolder);
        times.bare.push(await load(bare.port, next, during));
        const meanwhile = { ...during, connections: 1, pause };
        const [written, read] = await Promise.all([
          load(port, next, during),
          load(port, () => requestFor(shop.url, '/'), meanwhile),
        ]);
        times.shop.push(written);
        pages.push(...read);
      }
      const ratios = times.shop.map((run, turn) => run.length / (times.bare[turn]?.length ?? 1));
      const what = `${name}, ${engine}`;
      const aSecond = (/** @type {number[][]} */ all) =>
        Math.round(median(all.map((run) => run.length)) / seconds);
      rows.push(
        {
          chart: `Writes beside a bare route, ${connections} connections`,
          what,
          figure: rounded(median(ratios), 2),
          unit: 'times',
          least: targets.ratio,
        },
        { chart: 'Writes', what, figure: aSecond(times.shop), unit: 'a second' },
        { chart: 'Writes', what: `${what}, bare route`, figure: aSecond(times.bare), unit: 'a second' },
        { chart: 'Writes, p99', what, figure: rounded(at(times.shop.flat(), 0.99), 1), unit: 'ms' },
        {
          chart: 'Writes, p99',
          what: `${what}, bare route`,
          figure: rounded(at(times.bare.flat(), 0.99), 1),
          unit: 'ms',
        },
        {
          chart: 'A page meanwhile, p99',
          what,
          figure: rounded(at(pages, 0.99), 1),
          unit: 'ms',
          most: targets.page,
        },
      );
    }
    return rows;
  } finally {
    await shop.close();
    await bare.stop();
    await rm(bareFolder, { recursive: true, force: true });
  }
}

/**
 * The shop's requests cause writes for a while, which the bare route must not pay for.
 *
 * @param {string} dataFolder
 */
async function untilMailed(dataFolder) {
  const count = async () => (await readdir(path.join(dataFolder, 'outbox')).catch(() => [])).length;
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await wait(1_000);
  }
}

/**
 * @param {string} url
 * @param {string} place
 * @param {object} [body] to post there, else the page is visited
 */
function requestFor(url, place, body) {
  const json = body ? JSON.stringify(body) : '';
  return Buffer.from(
    [
      `${body ? 'POST' : 'GET'} ${place} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      ...(body
        ? [`Origin: ${url}`, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`]
        : ['Accept: text/html', 'Accept-Encoding: gzip, deflate, br, zstd']),
      'Connection: keep-alive',
      '',
      json,
    ].join('\r\n'),
  );
}
