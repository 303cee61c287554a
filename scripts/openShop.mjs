import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The environment before: a build in the same process sets it to production, where a shop needs keys of its own. */
const environment = { ...process.env };

/**
 * Opens the built shop on a free port with an empty data folder, as `npm start` would. A test is one client that sends
 * as much as a hundred others, so it has no limits.
 *
 * @param {Record<string, string>} [settings]
 * @param {{ script?: string }} [options] the script to start, else the server itself
 * @returns {Promise<{ url: string, pid: number | undefined, close(): Promise<void> }>}
 */
export async function openShop(settings = {}, { script = 'apps/api/dist/main.js' } = {}) {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'awning-shop-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url, server);

  return {
    url,
    pid: server.pid,
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilReady(url, server) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The shop did not open: exit code ${server.exitCode}.`);
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The shop was not ready within a minute.');
}
