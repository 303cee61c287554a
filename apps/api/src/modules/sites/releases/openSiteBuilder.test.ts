import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseInput } from '@awning/release/release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSiteBuilder } from './openSiteBuilder.ts';

// This thread answers with its number. It ends if the content says so, and a build waits until a file exists.
const thread = `
import { existsSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
const say = (value) => parentPort.postMessage({ kind: 'done', value });
parentPort.on('message', ({ call, content, input }) => {
  if (content === 'deadly') process.exit(3);
  if (content === 'broken') return parentPort.postMessage({ kind: 'failed', error: new Error('A word is missing.') });
  if (call !== 'build') return say([{ path: workerData.designs, message: String(threadId) }]);
  parentPort.postMessage({ kind: 'news', news: { rendered: 7, of: 12 } });
  while (!existsSync(input.name));
  say([{ path: input.name }]);
});
`;

async function openBuilder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-designs-'));
  const workerFile = path.join(folder, 'thread.mjs');
  const designs = pathToFileURL(`${folder}/designs/`);
  await mkdir(designs);
  await writeFile(workerFile, thread);
  const { builder, close } = openSiteBuilder({ designs, workerFile: pathToFileURL(workerFile) });
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    designs,
    builder,
    check: (content: unknown) => builder.check('plain', content, {}),
    /** The number of the thread that answers. */
    who: async () => (await builder.check('plain', {}, {}))[0]?.message,
  };
}

test('one thread answers all calls, and knows where the designs are', async () => {
  const { check, who, designs } = await openBuilder();
  const [answer] = await check({});

  expect(answer).toEqual({ path: designs.href, message: expect.stringMatching(/^\d+$/) });
  expect(await who()).toBe(answer?.message);
});

test('a failed call returns its reason, and the thread goes on', async () => {
  const { check, who } = await openBuilder();
  const before = await who();

  await expect(check('broken')).rejects.toThrow('A word is missing.');
  expect(await who()).toBe(before);
});

test('a thread that ends fails its current call, and another thread answers the next', async () => {
  const { check, who } = await openBuilder();
  const before = await who();
  const [asked, next] = await Promise.allSettled([check('deadly'), who()]);

  expect(asked).toMatchObject({ reason: new Error('The thread has ended with 3.') });
  expect(next).toMatchObject({ status: 'fulfilled', value: expect.not.stringMatching(`^${before}$`) });
});

test('an idle thread ends after a minute, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { who } = await openBuilder();
  const before = await who();

  vi.advanceTimersByTime(59_000);
  expect(await who()).toBe(before);
  vi.advanceTimersByTime(59_000);
  expect(await who()).toBe(before);
  vi.advanceTimersByTime(60_000);
  expect(await who()).not.toBe(before);
});

test('calls during a build do not wait for it, and its progress is reported', async () => {
  const { folder, builder, who } = await openBuilder();
  const gate = path.join(folder, 'gate');
  const told: number[][] = [];
  const input = { templateId: 'plain', name: gate } as unknown as ReleaseInput;
  const built = builder.build(input, (...pages) => told.push(pages));

  expect(await who()).toMatch(/^\d+$/);
  await expect.poll(() => told).toEqual([[7, 12]]);
  await writeFile(gate, '');
  expect(await built).toEqual([{ path: gate }]);
});

test('without designs, every call says that nothing can be built', async () => {
  const { builder } = openSiteBuilder({
    designs: pathToFileURL(path.join(tmpdir(), 'awning-no-designs/')),
    workerFile: new URL('file:///nowhere'),
  });

  await expect(builder.check('plain', {}, {})).rejects.toThrow('The designs of this shop are not built.');
});
