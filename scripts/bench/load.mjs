import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const okay = Buffer.from('HTTP/1.1 2');
const api = fileURLToPath(new URL('../../apps/api', import.meta.url));

/**
 * Bundles code of the API that only measurements need, with the API's own modules beside it.
 *
 * @param {string} source from the API's folder
 * @returns {Promise<{ file: string, worker: string, remove(): Promise<void> }>} it, and the worker of the embedded database
 */
export async function buildOfApi(source) {
  const outDir = await mkdtemp(path.join(api, 'node_modules/.bench-'));
  const input = { bench: source };
  await build({ root: api, logLevel: 'error', build: { outDir, rolldownOptions: { input } } });
  return {
    file: path.join(outDir, 'bench.js'),
    worker: path.join(outDir, 'databaseWorker.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/**
 * Starts a server that reports by a message where it listens, and by the answer to another what it has used.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {unknown[]} [told]
 */
export async function startServer(file, args, told) {
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

/**
 * The whole length of an answer that has begun.
 * @param {Buffer} begun
 */
export function lengthOf(begun) {
  const end = begun.indexOf('\r\n\r\n');
  if (end === -1) return Number.POSITIVE_INFINITY;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(begun.toString('latin1', 0, end)) ?? [];
  return end + 4 + Number(length);
}

/**
 * Sends requests on all connections, on each one after the other. Returns how long each answer took, in milliseconds.
 *
 * @param {number} port
 * @param {() => Buffer | undefined} next the next request
 * @param {{ milliseconds: number, connections: number, pause?: number }} options of which `pause` is between two
 * requests
 */
export async function load(port, next, { milliseconds, connections, pause = 0 }) {
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
          if (!chunk.subarray(0, okay.length).equals(okay)) throw new Error(chunk.toString('latin1', 0, 400));
          left = lengthOf(chunk);
        }
        left -= chunk.length;
        if (left > 0) return;
        times.push(performance.now() - asked);
        if (pause > 0) setTimeout(ask, pause);
        else ask();
      });
      ask();
      await once(socket, 'close');
    }),
  );
  return times;
}
