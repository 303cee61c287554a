import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReleaseInput } from './release.ts';
import { filesZip } from './filesZip.ts';
import { bundleOf, samples } from './sampleInput.fixtures.ts';
import { sourceZip } from './sourceZip.ts';

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
  expect(read('site/index.html')).toContain('<!doctype html>');
  const picture = Object.keys(files).find((file) => file.endsWith('.avif'));
  expect(read(picture!)).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(files).filter((file) => !file.startsWith('site/'))).toEqual(['README.html']);
});

const handoversOf = async (site: ReleaseInput) => {
  const read = (packed: Uint8Array, file: string) => new TextDecoder().decode(unzipSync(packed)[file]);
  return {
    files: read(await filesZip(site, await bundleOf(site.templateId), readBlob), 'README.html'),
    project: read(await sourceZip(site, {}, readBlob), 'README.md'),
  };
};

test('both zips of a site without forms say nothing of forms', async () => {
  const { files, project } = await handoversOf({ ...input, formsAt: null });
  for (const words of [files, project]) expect(words).not.toMatch(/form/i);
  const packed = unzipSync(await sourceZip({ ...input, formsAt: null }, {}, readBlob));
  expect(JSON.parse(new TextDecoder().decode(packed['site.json']))).toMatchObject({ formsAt: null });
});

test('both zips say in the site’s language where to put it, and where its forms go', async () => {
  const english = await handoversOf(input);
  const german = await handoversOf({ ...input, content: { ...input.content, language: 'de' } });

  expect(english.files).toContain('<html lang="en">');
  expect(german.files).toContain('<html lang="de">');
  for (const words of [english.files, english.project]) {
    expect(words).toContain('Putting it on a host');
    for (const host of ['Netlify', 'Cloudflare Pages', 'Any web space']) expect(words).toContain(host);
    expect(words).toContain('The forms are posted to <code>https://sharp.example</code>');
  }
  for (const words of [german.files, german.project]) {
    expect(words).toContain('Bei einem Hoster ablegen');
    for (const host of ['Netlify', 'Cloudflare Pages', 'Jeder Webspace']) expect(words).toContain(host);
    expect(words).toContain('Die Formulare werden an <code>https://sharp.example</code> geschickt');
  }
  for (const { project } of [english, german]) {
    expect(project).toContain('npm ci\nnpm run build');
    expect(project).toContain('"formsAt": "https://sharp.example"');
  }
});
