import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rewrites } from './leanRouter.ts';

const router = path.resolve(fileURLToPath(import.meta.resolve('react-router')), '../../..');

test('the rewritten parts of React Router exist in its installed version', () => {
  const { version } = JSON.parse(readFileSync(path.join(router, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(router, 'dist/development');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const found = rewrites.map(([pattern]) => code.match(pattern)?.length ?? 0);

  // After an upgrade: whether each still leaves out what it says, what a page weighs, and then these figures.
  expect({ version, found }).toEqual({ version: '7.18.5', found: [15, 17, 4, 1] });
});
