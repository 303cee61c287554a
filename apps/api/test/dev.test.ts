import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { dataFolder } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';

const api = fileURLToPath(new URL('..', import.meta.url));
const site = fileURLToPath(new URL('../../site', import.meta.url));

test.runIf(inject('isNightly'))(
  'npm run dev restarts the server when its source changes, and leaves no process running',
  async () => {
    const dataDir = await dataFolder();
    const port = String(await freePort());
    const { PATH, HOME } = process.env;
    const dev = spawn(process.execPath, [path.join(api, 'dev.mjs')], {
      env: { PATH, HOME, DATA_DIR: dataDir, PORT: port, SITE_URL: 'http://localhost:3000' },
      stdio: 'ignore',
    });
    onTestFinished(() => void dev.kill('SIGKILL'));

    const ready = async () => (await fetch(`http://localhost:${port}/ready`).catch(() => undefined))?.status;
    const holder = async () => {
      const lock = await readFile(path.join(dataDir, 'lock'), 'utf8').catch(() => '{}');
      return (JSON.parse(lock || '{}') as { pid?: number }).pid;
    };
    await expect.poll(ready, { interval: 100 }).toBe(200);
    const first = await holder();

    const source = path.join(api, 'src/app.ts');
    const { atime, mtime } = await stat(source);
    // Otherwise the build would count as outdated.
    onTestFinished(() => utimes(source, atime, mtime));
    await utimes(source, new Date(), new Date());
    await expect.poll(holder, { interval: 100 }).not.toBe(first);
    await expect.poll(ready, { interval: 100 }).toBe(200);
    expect(() => process.kill(first!, 0)).toThrow('ESRCH');

    const last = await holder();
    dev.kill('SIGINT');
    expect(await once(dev, 'exit')).toEqual([0, null]);
    expect(() => process.kill(last!, 0)).toThrow('ESRCH');
  },
);

test.runIf(inject('isNightly'))(
  'npm run dev serves the drawings of a design as they were built',
  async () => {
    const { folder } = JSON.parse(
      await readFile(path.join(site, 'dist/designs/barbershop-classic/pictures.json'), 'utf8'),
    ) as { folder: string };
    const files = await readdir(path.join(site, 'dist/client', folder));
    const name = files.find((file) => file.endsWith('.svg'))!;
    const port = String(await freePort());
    const { PATH, HOME } = process.env;
    const dev = spawn(process.execPath, [path.join(site, 'dev.mjs')], {
      env: { PATH, HOME, PORT: port },
      stdio: 'ignore',
    });
    onTestFinished(() => void dev.kill('SIGKILL'));

    const ask = (file: string) =>
      fetch(`http://localhost:${port}${folder}/${file}`, { headers: { accept: 'image/*' } }).catch(
        () => undefined,
      );
    await expect.poll(async () => (await ask(name))?.status, { interval: 100 }).toBe(200);
    const picture = (await ask(name))!;
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg/);
    expect((await ask('nothing.svg'))!.status).toBe(404);
  },
);
