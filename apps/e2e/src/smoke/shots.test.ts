import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalogue } from '@awning/templates/catalogue';
import { loadShowcase } from '@awning/templates/showcases';
import { expect, inject, test } from 'vitest';
import {
  fingerprintInLooks,
  fingerprintOf,
  fingerprintOfAll,
  recordName,
  type Looks,
} from '../../../../scripts/demoPicture.mjs';

const shelf = fileURLToPath(new URL('../../../../packages/templates/src', import.meta.url));
const designs = fileURLToPath(new URL('../../../site/dist/designs', import.meta.url));

const fetchPage = async (address: string) => (await fetch(inject('shopUrl') + address)).text();

test.each(catalogue)(
  'the pictures of $name show it as it is today, in every look and on every page: if not, `npm run shots`',
  async ({ id, demoUrl }) => {
    const shown = async (set: string) =>
      (await readFile(path.join(shelf, id, 'shots', set, recordName), 'utf8')).trim();
    const first = await fetchPage(demoUrl);
    expect(await shown('')).toBe(fingerprintOf(first));

    const styles = await readFile(path.join(designs, id, 'styles.css'), 'utf8');
    const built = pathToFileURL(path.join(designs, id, 'design.js')).href;
    const { bundle } = (await import(/* @vite-ignore */ built)) as { bundle: { design: Looks } };
    expect(await shown('looks')).toBe(fingerprintInLooks(first, styles, bundle.design));

    const { pages } = await loadShowcase(id);
    const addresses = pages.map(({ address }) => (address ? `${demoUrl}${address}/` : demoUrl));
    expect(await shown('pages')).toBe(fingerprintOfAll(await Promise.all(addresses.map(fetchPage))));
  },
);

test('other names of classes make no picture old, another rule or another element does', () => {
  const page = (name: string, colour = 'red', text = 'Under the arch') =>
    fingerprintOf(
      `<style>.${name}0{color:${colour}}.${name}1{margin:0}</style><body><p class="${name}1 ${name}0">${text}</p><script>`,
    );
  expect(page('u0b')).toBe(page('u1cz'));
  expect(page('u0b', 'blue')).not.toBe(page('u0b'));
  expect(page('u0b', 'red', 'Over it')).not.toBe(page('u0b'));
});

test.each(catalogue)('$name is shared with a picture of its own', async ({ demoUrl, image }) => {
  const html = await (await fetch(inject('shopUrl') + demoUrl)).text();
  const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(tag('image:alt')).toBe(image.replaceAll("'", '&#x27;'));
  const picture = await fetch(tag('image') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

test('all pictures together weigh less than 12 MB', async () => {
  const files = (await readdir(shelf, { recursive: true })).filter((file) => /\.(avif|webp)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(shelf, file))).size));
  expect(sizes.length).toBeGreaterThanOrEqual(catalogue.length * 9);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});
