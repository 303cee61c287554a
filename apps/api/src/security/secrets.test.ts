import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../errors/ConfigError.ts';
import { derivedSecret, keptSecret } from './secrets.ts';

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a secret is created once, readable by its owner alone, and found again', async () => {
  const folder = path.join(await emptyFolder(), 'data');
  const secret = keptSecret(folder);

  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(folder, 'session-secret'), 'utf8')).toBe(secret);
});

test('two folders have two secrets', async () => {
  expect(keptSecret(await emptyFolder())).not.toBe(keptSecret(await emptyFolder()));
});

test('a truncated secret is not used', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'session-secret'), 'short');

  expect(() => keptSecret(folder)).toThrow(ConfigError);
  expect(() => keptSecret(folder)).toThrow(/^SESSION_SECRET /);
});

test('every purpose has a secret of its own', () => {
  expect(derivedSecret('one', 'till')).toBe(derivedSecret('one', 'till'));
  expect(
    new Set([derivedSecret('one', 'till'), derivedSecret('one', 'mail'), derivedSecret('two', 'till')]).size,
  ).toBe(3);
  expect(derivedSecret('one', 'till')).toHaveLength(43);
});
