import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, onTestFinished, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { fingerprintOf, sources } from './fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a build runs again when the compiler of the posts or the lock file changes, and not when its own result does', async () => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'awning-fingerprint-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), content);
  };
  for (const file of [
    'packages/content/posts.mjs',
    'apps/site/build.mjs',
    'package-lock.json',
    'tsconfig.json',
  ])
    await write(file, 'before');
  const before = await fingerprintOf(copy);
  await write('apps/site/dist/index.html', 'built');
  expect(await fingerprintOf(copy)).toBe(before);
  expect(await fingerprintOf(copy, { VITE_API_HOST: 'https://api.example' })).not.toBe(before);

  await write('packages/content/posts.mjs', 'afterwards');
  const after = await fingerprintOf(copy);
  expect(after).not.toBe(before);
  await write('package-lock.json', 'afterwards');
  expect(await fingerprintOf(copy)).not.toBe(after);
});

test('every file that the builds import is part of the fingerprint', async () => {
  const { output } = await cruise(
    ['packages/ui/build.mjs', 'apps/site/build.mjs', 'apps/site/vite.config.ts', 'apps/api/vite.config.ts'],
    { ...configuration.options, baseDir: root, doNotFollow: { path: 'node_modules' } },
    undefined,
    { tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error(output);
  const read = output.modules
    .filter(({ coreModule, source }) => !coreModule && !source.includes('node_modules/'))
    .map(({ source }) => source);
  expect(read).toContain('packages/content/posts.mjs');
  expect(read.filter((file) => !sources.some((source) => file.startsWith(source)))).toEqual([]);
});
