// Measures the server of the buyers' sites beside a bare Node server that sends the same bytes and headers from memory:
// `npm run measure:hosting [seconds]`. Both take turns, asked by the same client: a machine's pace changes from minute to
// minute, and what both take longer for is the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [seconds = '5'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../apps/api', import.meta.url));
const rounds = 3;
const connections = 32;
const okay = Buffer.from('HTTP/1.1 200');
const siteCount = 1_000;
/** How much is held: as the shop does, which is enough for a page of each site; and less, so that some are read anew. */
const bounds = { asSet: 64 * 1024 ** 2, tight: 16 * 1024 ** 2 };
/**
 * At least so many times what the bare server answers, and at most so many milliseconds for all but one in a hundred, with
 * as much held as the shop holds. With less it is shown how soon a page is read anew.
 */
const budget = { ratio: 0.5, p99: 50 };

const outDir = await mkdtemp(path.join(root, 'node_modules/.measure-'));
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'awning-measure-'));
try {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { input: { bench: 'src/hosting/hosting.bench.ts' } } },
  });
  await measure();
} finally {
  await rm(outDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function measure() {
  const worker = path.join(outDir, 'databaseWorker.js');
  /** @param {number} toOpen @param {number} mostBytes */
  const openSites = (toOpen, mostBytes) =>
    start(path.join(outDir, 'bench.js'), [dataDir, worker, String(toOpen), String(mostBytes)]);
  let sites = await openSites(siteCount, bounds.asSet);
  const hosts = Array.from({ length: siteCount }, (_, place) => `site-${place}.sites.shop.example`);
  const answers = [];
  for (let first = 0; first < siteCount; first += connections) {
    const some = hosts.slice(first, first + connections);
    answers.push(
      ...(await Promise.all(some.map(async (host) => ({ host, ...(await answerOf(sites.port, host)) })))),
    );
  }
  const bare = await start(fileURLToPath(new URL('bareServer.mjs', import.meta.url)), [], answers);

  const requests = hosts.map(requestFor);
  const zipf = zipfOver(siteCount);
  await compare('One hot site', () => requests[0]);
  await compare(`${siteCount} sites, Zipf, all held`, () => requests[zipf()]);
  await sites.stop();
  sites = await openSites(0, bounds.tight);
  await compare(`${siteCount} sites, Zipf, some read anew`, () => requests[zipf()], false);
  await sites.stop();
  await bare.stop();

  /**
   * @param {string} name
   * @param {() => Buffer | undefined} next
   * @param {boolean} [isJudged]
   */
  async function compare(name, next, isJudged = true) {
    const servers = [
      { name: 'sites', ...sites },
      { name: 'bare', ...bare },
    ];
    const runs = servers.map(() => /** @type {Awaited<ReturnType<typeof load>>[]} */ ([]));
    // What is first asked for is read, and compiled.
    for (const { port } of servers) await load(port, next, 1_000);
    for (const server of servers) await server.figures();
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, { port }] of servers.entries()) {
        runs[place]?.push(await load(port, next, Number(seconds) * 1_000));
      }
    }
    console.log(`\n${name}: ${connections} connections, ${rounds} runs of ${seconds} s in turns`);
    const rows = [];
    for (const [place, server] of servers.entries()) {
      const times = (runs[place] ?? []).flatMap((run) => run.times);
      const { read, rss, cpu } = await server.figures();
      rows.push({
        server: server.name,
        'requests/s': Math.round(times.length / rounds / Number(seconds)),
        'µs of processor each': Math.round(cpu / times.length),
        'p50 ms': at(times, 0.5),
        'p99 ms': at(times, 0.99),
        'read anew': read,
        'RSS MB': Math.round(rss / 1024 ** 2),
      });
    }
    console.table(rows);
    const ratios = (runs[0] ?? []).map(
      ({ times }, round) => times.length / (runs[1]?.[round]?.times.length ?? 1),
    );
    const ratio = at(ratios, 0.5);
    const p99 = rows[0]?.['p99 ms'] ?? Number.POSITIVE_INFINITY;
    console.log(
      `${ratio} x the bare server (${ratios.map((one) => one.toFixed(2)).join(', ')}), of ${budget.ratio}; p99 ${p99} ms, of ${budget.p99}.`,
    );
    if (isJudged && (ratio < budget.ratio || p99 > budget.p99)) process.exitCode = 1;
  }
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {unknown[]} [told]
 */
async function start(file, args, told) {
  const child = fork(file, args);
  if (told) child.send(told);
  const [{ port }] = await once(child, 'message');
  let before = 0;
  return {
    port,
    /** Since the last time. */
    async figures() {
      child.send('figures');
      const [{ read, rss, cpu }] = await once(child, 'message');
      const used = cpu.user + cpu.system;
      const since = used - before;
      before = used;
      return { read, rss, cpu: since };
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
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
 * What the server of the sites says, for the other to say the same.
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
 * The whole length of an answer that has begun.
 * @param {Buffer} begun
 */
function lengthOf(begun) {
  const end = begun.indexOf('\r\n\r\n');
  if (end === -1) return Number.POSITIVE_INFINITY;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(begun.toString('latin1', 0, end)) ?? [];
  return end + 4 + Number(length);
}

/**
 * Asks on all connections, each for one thing after the other.
 * @param {number} port
 * @param {() => Buffer | undefined} next
 * @param {number} milliseconds
 */
async function load(port, next, milliseconds) {
  /** @type {number[]} */
  const times = [];
  const until = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      await once(socket, 'connect');
      let asked = 0;
      let left = 0;
      const ask = () => {
        asked = performance.now();
        if (asked >= until) socket.destroy();
        else socket.write(next() ?? '');
      };
      socket.on('data', (chunk) => {
        if (left === 0) {
          if (!chunk.subarray(0, 12).equals(okay)) throw new Error(chunk.toString('latin1', 0, 200));
          left = lengthOf(chunk);
        }
        left -= chunk.length;
        if (left > 0) return;
        times.push(performance.now() - asked);
        ask();
      });
      ask();
      await once(socket, 'close');
    }),
  );
  return { times };
}

/**
 * The places of names that are asked for as people ask: the second half as often as the first, the third a third as often.
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

/**
 * @param {readonly number[]} list
 * @param {number} share
 */
function at(list, share) {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100;
}
