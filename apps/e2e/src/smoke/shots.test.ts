import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@awning/templates/catalogue';
import { expect, inject, test } from 'vitest';
import { fingerprintOf, recordName } from '../../../../scripts/demoPicture.mjs';

const shelf = fileURLToPath(new URL('../../../../packages/templates/src', import.meta.url));

test.each(catalogue)(
  'the pictures of $name show it as it is today: if not, `npm run shots`',
  async ({ id, demoUrl }) => {
    const shown = await readFile(path.join(shelf, id, 'shots', recordName), 'utf8');
    const html = await (await fetch(inject('shopUrl') + demoUrl)).text();
    expect(shown.trim()).toBe(fingerprintOf(html));
  },
);

test.each(catalogue)('$name is shared with a picture of its own', async ({ demoUrl, image }) => {
  const html = await (await fetch(inject('shopUrl') + demoUrl)).text();
  const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(tag('image:alt')).toBe(image.replaceAll("'", '&#x27;'));
  const picture = await fetch(tag('image') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

test('all pictures together weigh less than 10 MB', async () => {
  const files = (await readdir(shelf, { recursive: true })).filter((file) => /\.(avif|webp)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(shelf, file))).size));
  expect(sizes.length).toBeGreaterThanOrEqual(catalogue.length * 9);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
});
