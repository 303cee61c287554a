import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureScaler } from '../src/modules/sites/pictures/pictureScaler.ts';
import { scalePicture } from '../src/modules/sites/pictures/scalePicture.ts';
import { pictureProcess } from '../src/testing/builtServer.ts';

const scale = createPictureScaler(pictureProcess);
const never = new AbortController().signal;

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

/** The processes that this one has started and that still run. */
const children = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('pictureProcess.js'))
    .map((line) => Number.parseInt(line, 10));

test('a process of its own scales a photograph to the same bytes, and ends', async () => {
  const content = await noise(300, 200);
  const [there, here] = await Promise.all([scale(content, never), scalePicture(content)]);
  const hashes = (scaled: typeof here) =>
    'refusal' in scaled ? scaled.refusal : scaled.sizes.map(({ hash }) => hash);

  expect(hashes(there)).toEqual(hashes(here));
  expect(hashes(there)).toHaveLength(2);
  await expect.poll(children).toEqual([]);
});

test('the process refuses a file with the same message', async () => {
  expect(await scale(Buffer.from('%PDF-1.7'), never)).toEqual(await scalePicture(Buffer.from('%PDF-1.7')));
});

test('the process has a low priority, and ends at once when it is told to stop', async () => {
  const stop = new AbortController();
  const scaling = scale(await noise(2_000, 2_000), stop.signal);
  await expect.poll(() => children().map((pid) => getPriority(pid))).toEqual([10]);
  stop.abort();

  await expect(scaling).rejects.toThrow('aborted');
  await expect.poll(children).toEqual([]);
});
