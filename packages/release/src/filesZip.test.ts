import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesZip } from './filesZip.ts';
import { bundleOf, samples } from './sampleInput.fixtures.ts';

const input = {
  ...samples.find(({ templateId }) => templateId === 'barbershop-comb')!,
  formsAt: 'https://sharp.example',
};
const bundle = await bundleOf(input.templateId);
const readBlob = (hash: string) => Promise.resolve(new TextEncoder().encode(hash));

test('the zip has every file of the site and a page on where to put them, and is the same whenever it is packed', async () => {
  const packed = await filesZip(input, bundle, readBlob);
  expect(await filesZip(structuredClone(input), bundle, readBlob)).toEqual(packed);

  const files = unzipSync(packed);
  const read = (file: string) => new TextDecoder().decode(files[file]);
  expect(read('README.html')).toContain('<a href="site/index.html">');
  expect(read('README.html')).toContain('https://sharp.example');
  expect(read('site/index.html')).toContain('<!doctype html>');
  const picture = Object.keys(files).find((file) => file.endsWith('.avif'));
  expect(read(picture!)).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(files).filter((file) => !file.startsWith('site/'))).toEqual(['README.html']);
});
