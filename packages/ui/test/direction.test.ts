import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './entries.ts';

test('styles that turn with the direction ask for no language: a page in any may say dir="rtl"', async () => {
  const dist = path.join(root, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(
    files.map(async (file) => ({ file, css: await readFile(path.join(dist, file), 'utf8') })),
  );

  expect(styles.filter(({ css }) => css.includes(':lang(')).map(({ file }) => file)).toEqual([]);
  expect(styles.some(({ css }) => css.includes(':dir(rtl)'))).toBe(true);
});
