// The server of the buyers' sites beside a bare Node server that sends the same bytes and headers from memory. Both
// take turns with the same client: a machine's pace changes from minute to minute, and a time that grows for both is
// the machine's.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, median, rounded } from './figures.mjs';
import { buildOfApi, lengthOf, load, startServer } from './load.mjs';

/** @typedef {import('./figures.mjs').Row} Row */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

const seconds = 5;
const connections = 32;
const siteCount = 1_000;
/** The size of the cache: the shop's own, which is enough for a page of each site; and a smaller one. */
const bounds = { asSet: 64 * 1024 ** 2, tight: 16 * 1024 ** 2 };
/**
 * At least so many times the answers of the bare server, and at most so many milliseconds for all but one in a hundred,
 * with the shop's own cache. The smaller one shows how soon a page is read anew.
 */
const targets = { ratio: 0.5, p99: 50 };

/**
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
export async function measureHosting(runs) {
  const built = await buildOfApi('src/hosting/hosting.bench.ts');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'awning-bench-'));
  try {
    /** @param {number} toOpen @param {number} mostBytes */
    const openSites = (toOpen, mostBytes) =>
      startServer(built.file, [dataDir, built.worker, String(toOpen), String(mostBytes)]);
    return await measure(openSites, runs);
  } finally {
    await built.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {(toOpen: number, mostBytes: number) => Promise<Server>} openSites
 * @param {number} runs
 */
async function measure(openSites, runs) {
  let sites = await openSites(siteCount, bounds.asSet);
  const hosts = Array.from({ length: siteCount }, (_, place) => `site-${place}.sites.shop.example`);
  const answers = [];
  for (let first = 0; first < siteCount; first += connections) {
    const some = hosts.slice(first, first + connections);
    answers.push(
      ...(await Promise.all(some.map(async (host) => ({ host, ...(await answerOf(sites.port, host)) })))),
    );
  }
  const bare = await startServer(fileURLToPath(new URL('bareServer.mjs', import.meta.url)), [], answers);

  const requests = hosts.map(requestFor);
  const zipf = zipfOver(siteCount);
  const rows = await compare('one hot site', { sites, bare }, () => requests[0], runs);
  rows.push(
    ...(await compare(`${siteCount} sites, all held`, { sites, bare }, () => requests[zipf()], runs)),
  );
  await sites.stop();
  sites = await openSites(0, bounds.tight);
  const readAnew = await compare(
    `${siteCount} sites, some read anew`,
    { sites, bare },
    () => requests[zipf()],
    runs,
  );
  await sites.stop();
  await bare.stop();
  return [...rows, ...readAnew.map(({ most: _most, least: _least, ...row }) => row)];
}

/**
 * @param {string} what
 * @param {Record<'sites' | 'bare', Server>} servers
 * @param {() => Buffer | undefined} next
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
async function compare(what, servers, next, runs) {
  const names = /** @type {const} */ (['sites', 'bare']);
  const times = { sites: /** @type {number[][]} */ ([]), bare: /** @type {number[][]} */ ([]) };
  // The first requests read files and compile code.
  for (const name of names) await load(servers[name].port, next, { milliseconds: 1_000, connections });
  for (const name of names) await servers[name].figures();
  for (let run = 0; run < runs; run += 1) {
    for (const name of names)
      times[name].push(await load(servers[name].port, next, { milliseconds: seconds * 1_000, connections }));
  }
  const ratios = times.sites.map((run, place) => run.length / (times.bare[place]?.length ?? 1));
  const rows = [];
  for (const name of names) {
    const all = times[name].flat();
    const { rss, cpu } = await servers[name].figures();
    const who = name === 'sites' ? what : `${what}: bare Node`;
    const answered = Math.round(all.length / runs / seconds);
    const p99 = rounded(at(all, 0.99), 2);
    rows.push(
      { chart: 'Hosted sites, answers', what: who, figure: answered, unit: 'a second' },
      {
        chart: 'Hosted sites, p99',
        what: who,
        figure: p99,
        unit: 'ms',
        ...(name === 'sites' && { most: targets.p99 }),
      },
      {
        chart: 'Hosted sites, processor of an answer',
        what: who,
        figure: Math.round(cpu / all.length),
        unit: 'µs',
      },
      { chart: 'Hosted sites, memory', what: who, figure: Math.round(rss / 1024 ** 2), unit: 'MB' },
    );
  }
  const ratio = {
    chart: 'Hosted sites beside bare Node',
    what,
    figure: rounded(median(ratios), 2),
    unit: 'times',
    least: targets.ratio,
  };
  return [ratio, ...rows];
}

/** @param {string} host */
function requestFor(host) {
  return Buffer.from(
    [
      'GET / HTTP/1.1',
      `Host: ${host}`,
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Language: en-US,en;q=0.5',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Connection: keep-alive',
      '\r\n',
    ].join('\r\n'),
  );
}

/**
 * The answer of the sites' server, for the other to repeat.
 * @param {number} port
 * @param {string} host
 */
async function answerOf(port, host) {
  const socket = connect(port, '127.0.0.1');
  socket.write(requestFor(host));
  /** @type {Buffer[]} */
  const chunks = [];
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    chunks.push(chunk);
    answer = Buffer.concat(chunks);
    if (answer.length >= lengthOf(answer)) break;
  }
  const end = answer.indexOf('\r\n\r\n');
  const [status, ...lines] = answer.toString('latin1', 0, end).split('\r\n');
  if (!status?.includes('200')) throw new Error(`${host} answers ${status}.`);
  // Node itself writes the others.
  const headers = lines
    .map((line) => line.split(/: (.*)/))
    .filter(([name = '']) => !/^(?:date|connection|keep-alive)$/i.test(name))
    .flatMap(([name = '', value = '']) => [name, value]);
  return { headers, body: answer.toString('base64', end + 4) };
}

/**
 * The indexes of names as people visit them: the second half as often as the first, the third a third as often.
 * @param {number} count
 */
function zipfOver(count) {
  let sum = 0;
  const sums = Array.from({ length: count }, (_, place) => (sum += 1 / (place + 1)));
  return () => {
    const wanted = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
