import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Shop {
  url: string;
  close(): Promise<void>;
}

/** Opens the built shop on a free port with an empty data folder, as `npm start` would. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'awning-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SITE_URL: url, DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(url, server);

  return {
    url,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The shop did not open: exit code ${server.exitCode}.`);
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready within a minute.');
}
