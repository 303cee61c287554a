import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './entries.ts';

// Hooks, but for `useId`, which works on a server too; contexts; listeners of a module's own, not handed on from its
// props; functions as children; anything of Radix.
const signs = [
  /\buse(?!Id\b)([A-Z]\w*)?\(/,
  /\bcreateContext\(/,
  /\bon[A-Z]\w*: (?!(\w+\.)?on[A-Z]\w*\s*[,}\n])/,
  /\bchildren: \(\w*\) =>/,
  /from "@radix-ui\//,
];

test('"use client" stands in every module that needs a browser, and in no other', async () => {
  const dist = path.join(root, 'dist');
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => /^(primitives|components|sections).*(?<!\.styles)\.js$/.test(file))
    .toSorted();
  const modules = await Promise.all(
    files.map(async (file) => ({ file, code: await readFile(path.join(dist, file), 'utf8') })),
  );
  const saying = modules.filter(({ code }) => code.startsWith('"use client";'));
  const living = modules.filter(({ code }) => signs.some((sign) => sign.test(code)));
  expect(saying.map(({ file }) => file)).toEqual(living.map(({ file }) => file));
});
