import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
export const workerFile = new URL('../../dist/databaseWorker.js', import.meta.url);
export const renderWorker = new URL('../../dist/renderWorker.js', import.meta.url);
export const pictureProcess = new URL('../../dist/pictureProcess.js', import.meta.url);

/** A folder for one test, deleted when it ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A folder with an empty database, as a shop leaves it after its first start: making one takes seconds. */
export const dataFolder = () => copyOf(inject('madeFolder'));

/** A folder with a database in which the shop has yet to make its tables. */
export const bareFolder = () => copyOf(inject('bareFolder'));

async function copyOf(made: string): Promise<string> {
  const folder = await emptyFolder();
  await cp(made, folder, { recursive: true });
  return folder;
}

/**
 * How many times slower than a quiet machine this one is now, measured by the time for a quarter of a second of work. A
 * shorter piece of work would be run before others that wait.
 */
export async function slowness(): Promise<number> {
  const before = performance.now();
  await once(spawn(process.execPath, ['-e', 'for (let count = 0; count < 4e8; count++);']), 'close');
  return Math.max(1, (performance.now() - before) / 260);
}

export type Settings = Record<string, string | undefined>;

/** Starts the built server as an owner would, with these settings and, outside production, without limits. */
export function start(settings: Settings) {
  const { PATH, HOME } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, RATE_LIMITS: settings['NODE_ENV'] === 'production' ? 'on' : 'off', ...settings },
    // There is no .env file there.
    cwd: tmpdir(),
  });
  onTestFinished(() => void child.kill('SIGKILL'));

  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    after: performance.now() - startedAt,
  }));
  const url = `http://127.0.0.1:${settings['PORT']}`;

  return {
    url,
    pid: child.pid!,
    ended,
    said: () => said,
    complained: () => complained,
    kill: async (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => {
      child.kill(signal);
      return ended;
    },
    /** Resolves when orders can be taken, with the milliseconds since the start. */
    ready: async () => {
      for (;;) {
        const response = await fetch(`${url}/ready`).catch(() => undefined);
        if (response?.ok) return performance.now() - startedAt;
        if (child.exitCode !== null) throw new Error(`The server stopped: ${complained}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

const body = JSON.stringify({
  templateId: 'barbershop-classic',
  addOns: ['blogSetup'],
  customer: { name: 'Ada Sharp', email: 'ada@sharp.example' },
});

/** Places an order and returns its payment page. Rejects unless the server confirms it. */
export async function placeOrder(url: string): Promise<string> {
  const response = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`The order was answered with ${response.status}.`);
  return new URL(((await response.json()) as { url: string }).url).pathname;
}

/** Pays at the till and returns the order's token. Rejects unless the till confirms the payment. */
export async function payOrder(url: string, page: string): Promise<string> {
  const response = await fetch(url + page, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The payment was answered with ${response.status}.`);
  return new URL(response.headers.get('location')!).searchParams.get('order')!;
}

export async function statusOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/orders/${token}/status`);
  return ((await response.json()) as { order: { status: string } }).order.status;
}
