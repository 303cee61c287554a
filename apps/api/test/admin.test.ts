import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dataFolder, start } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';

const command = fileURLToPath(new URL('../dist/admin.js', import.meta.url));

/** Runs the command of `npm run admin -- …`, as once everything is built. */
async function admin(settings: Record<string, string>, ...args: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH, HOME, ...settings },
    // There is no .env file there.
    cwd: tmpdir(),
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said, complained };
}

async function register(url: string, email: string, password: string) {
  const response = await fetch(`${url}/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Bea', last_name: 'Short', username: 'bea', email, password }),
  });
  if (response.status !== 201) throw new Error(`Nobody could register: ${response.status}`);
}

async function logIn(url: string, email: string, password: string) {
  const response = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { user } = (await response.json()) as { user?: { role: string } };
  return user?.role;
}

test('the first start names the admin, and later ones do not', async () => {
  const settings = { DATA_DIR: await dataFolder(), PORT: String(await freePort()) };
  const first = start(settings);
  await first.ready();
  await expect.poll(first.said).toContain('Open for business.');
  const [, email, password] = /Admin +(\S+), password (\S+) /.exec(first.said()) ?? [];

  expect(await logIn(first.url, email!, password!)).toBe('admin');
  // While the shop runs on the folder, the command may not change who is admin.
  const refused = await admin(settings, 'add', 'ada@sharp.example');
  expect(refused.code).toBe(1);
  expect(refused.complained).toMatch(/^The shop is open on this database: .+ Stop it first, or [^\n]+\n$/);
  await first.kill('SIGTERM');

  const second = start(settings);
  await second.ready();
  await expect.poll(second.said).toContain('Open for business.');
  expect(second.said()).not.toContain('password');
  expect(await logIn(second.url, email!, password!)).toBe('admin');
});

test('while the shop is closed the command adds admins, and keeps the last one', async () => {
  const settings = { DATA_DIR: await dataFolder(), PORT: String(await freePort()) };
  for (const wrong of [
    ['promote', 'ada@sharp.example'],
    ['add', 'ada'],
  ]) {
    const { code, said, complained } = await admin(settings, ...wrong);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toMatch(/^Use: npm run admin -- add <email>[^\n]+\n$/);
  }

  const added = await admin(settings, 'add', 'ada@sharp.example');
  expect(added).toMatchObject({ code: 0, complained: '' });
  const password = added.said.trim().split(' ').at(-1)!;
  expect(await admin(settings, 'remove', 'ada@sharp.example')).toMatchObject({ code: 1, said: '' });

  const shop = start(settings);
  await shop.ready();
  expect(await logIn(shop.url, 'ada@sharp.example', password)).toBe('admin');
  await expect.poll(shop.said).toContain('Open for business.');
  // There was an admin already.
  expect(shop.said()).not.toContain('password');
  await register(shop.url, 'bea@short.example', 'the word of whoever came first');
  await shop.kill('SIGTERM');

  const taken = await admin(settings, 'add', 'bea@short.example');
  expect(taken).toMatchObject({ code: 0, complained: '' });
  const open = start(settings);
  await open.ready();
  expect(await logIn(open.url, 'bea@short.example', 'the word of whoever came first')).toBeUndefined();
  expect(await logIn(open.url, 'bea@short.example', taken.said.trim().split(' ').at(-1)!)).toBe('admin');
});
