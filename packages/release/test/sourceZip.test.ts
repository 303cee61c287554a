import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type * as Bundled from '../src/bundled.ts';
import type { PictureSize, ReleaseInput } from '../src/release.ts';
import { readSourceKit, sourceZip } from '../src/sourceZip.ts';
import { bytesOf } from '../src/zip.ts';

// The output of `npm run build`.
const designs = fileURLToPath(new URL('../../../apps/site/dist/designs', import.meta.url));
const templateId = 'flowershop-herbarium';
const sample = fileURLToPath(new URL(`../../templates/src/${templateId}/sample`, import.meta.url));

const blobs = new Map<string, Uint8Array>();
const readBlob = (hash: string) => Promise.resolve(blobs.get(hash) ?? new Uint8Array());
let folder: string;
let input: ReleaseInput;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-source-'));
  const sizes: PictureSize[] = [];
  for (const file of (await readdir(path.join(sample, 'pictures'))).toSorted()) {
    const [, width, height, format] = /^[a-z]+(?:-[a-z]+)*-(\d+)x(\d+)\.(avif|webp)$/.exec(file) ?? [];
    if (!format) continue;
    const bytes = await readFile(path.join(sample, 'pictures', file));
    const hash = createHash('sha256').update(bytes).digest('hex');
    blobs.set(hash, bytes);
    sizes.push({
      width: Number(width),
      height: Number(height),
      format: format as PictureSize['format'],
      hash,
    });
  }
  const content = JSON.parse(await readFile(path.join(sample, 'content.json'), 'utf8')) as {
    opening?: object;
  };
  const picture = { kind: 'photo', file: 'front.jpg', alt: 'The shop' };
  const { hash, width, height } = sizes[0]!;
  input = {
    templateId,
    content: { ...content, opening: { ...content.opening, picture } },
    options: {},
    pictures: { 'front.jpg': { hash, width, height, sizes } },
    origin: 'https://sharp.example',
    formsAt: 'https://sharp.sites.example',
    reportUrl: 'https://shop.example/report',
  };
});
afterAll(() => rm(folder, { recursive: true }));

// By day a visitor's journey takes the source of a site without photographs, and builds it.
test.runIf(inject('isNightly'))(
  'the source of a site with a photograph is built into its release',
  async () => {
    const packed = await sourceZip(input, await readSourceKit(designs, templateId), readBlob);
    const files = unzipSync(packed);
    expect(
      await sourceZip(structuredClone(input), await readSourceKit(designs, templateId), readBlob),
    ).toEqual(packed);
    for (const [file, bytes] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    const ours = Object.keys(files).filter((file) => file.startsWith('packages/'));
    expect(ours.filter((file) => !/^packages\/(?:release|templates)\//.test(file))).toEqual([]);
    expect(
      ours.filter((file) => /\/src\/[a-z]+-[a-z-]+\//.test(file) && !file.includes(`/src/${templateId}/`)),
    ).toEqual([]);

    const run = (...words: readonly string[]) => promisify(execFile)('npm', words, { cwd: folder });
    await run('ci', '--no-audit', '--no-fund', '--prefer-offline');
    await run('run', 'build');

    const address = pathToFileURL(path.join(designs, templateId, 'design.js')).href;
    const { bundle, buildRelease } = (await import(/* @vite-ignore */ address)) as typeof Bundled;
    const released = await bytesOf(buildRelease({ ...input, formsAt: '' }, bundle), readBlob);
    const entries = await readdir(path.join(folder, 'site'), { recursive: true, withFileTypes: true });
    const built = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(path.join(folder, 'site'), path.join(parentPath, name)));
    expect(built.toSorted()).toEqual(Object.keys(released).toSorted());
    expect(built.some((file) => file.endsWith('.avif'))).toBe(true);
    const read = (file: string) => readFile(path.join(folder, 'site', file));
    const same = await Promise.all(built.map(async (file) => (await read(file)).equals(released[file]!)));
    expect(built.filter((_, place) => !same[place])).toEqual([]);
  },
);
