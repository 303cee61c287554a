import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { KeptRelease } from './hosting.repository.ts';
import { createReleaseCache } from './releases.ts';
import { html } from './hosting.fixtures.ts';

const mostBytes = 20_000;
const size = 4_000;
const names = Array.from({ length: 30 }, (_, place) => `file ${place}`);
const contentOf = (hash: string) => Buffer.alloc(size, hash);
const releaseOf = (id: string): KeptRelease => ({
  siteId: `site of ${id}`,
  language: 'en',
  pages: { '': 'index.html' },
  files: {
    'index.html': { hash: `page of ${id}`, type: html, size: 1, immutable: false, headers: { Vary: id } },
    'assets/site.css': { hash: `style of ${id}`, type: 'text/css', size: 1, immutable: true },
  },
});

/** The queries to the database are recorded. */
function openReleases() {
  const asked: string[] = [];
  const noting =
    <Value>(answer: (key: string) => Value) =>
    async (key: string) => {
      asked.push(key);
      return answer(key);
    };
  const releases = createReleaseCache(
    { release: noting(releaseOf), content: noting(contentOf), brotli: noting(() => undefined) },
    mostBytes,
  );
  return { releases, asked };
}

test('the most recent files stay in memory as far as they fit, and the others are read again', async () => {
  const { releases, asked } = openReleases();
  for (const name of names) await releases.content(name);
  expect(asked).toEqual(names);

  asked.length = 0;
  for (const name of names.toReversed()) expect(await releases.content(name)).toEqual(contentOf(name));
  const held = names.filter((name) => !asked.includes(name));
  expect(held).toEqual(names.slice(-held.length));
  expect(held.length).toBeGreaterThan(0);
  expect(held.length * size).toBeLessThanOrEqual(mostBytes);
});

test('a file in constant use stays in memory, whatever else is requested', async () => {
  const { releases, asked } = openReleases();
  for (const name of names) {
    await releases.content('hot');
    await releases.content(name);
  }

  expect(asked.filter((key) => key === 'hot')).toHaveLength(1);
});

test('an evicted release is read again whole', async () => {
  const { releases, asked } = openReleases();
  const before = await releases.find('one');
  expect(before?.files.get('index.html')).toMatchObject({
    headers: { vary: 'one' },
    isText: true,
    address: '/',
  });
  for (const name of names) await releases.content(name);
  const after = await releases.find('one');

  expect(asked.filter((key) => key === 'one')).toHaveLength(2);
  expect(after).toEqual(before);
});

test('releases take memory as well: many of them are not all held', async () => {
  const { releases, asked } = openReleases();
  for (const name of names) await releases.find(name);
  asked.length = 0;
  for (const name of names.toReversed()) await releases.find(name);

  expect(asked).toContain(names[0]);
  expect(asked).not.toContain(names.at(-1));
});

test('a missing file is read once, however many clients ask at once', async () => {
  const { releases, asked } = openReleases();
  await releases.find('one');
  await releases.content('page');
  for (const name of names) await releases.content(name);
  asked.length = 0;
  const ask = async () => [await releases.find('one'), await releases.content('page')];
  const found = await Promise.all(Array.from({ length: 20 }, ask));

  expect(new Set(found.flat()).size).toBe(2);
  expect(asked).toEqual(['one', 'page']);
});

test('a thousand missing files are all read, a few at a time', async () => {
  let reading = 0;
  let most = 0;
  /** Accepts so many reads at a time, as a database does, and refuses others. */
  const answer =
    <Value>(of: (key: string) => Value) =>
    async (key: string) => {
      reading += 1;
      most = Math.max(most, reading);
      await setImmediate();
      reading -= 1;
      if (most > 20) throw new DatabaseUnavailable('busy');
      return of(key);
    };
  const releases = createReleaseCache({
    release: answer(releaseOf),
    content: answer(contentOf),
    brotli: answer(() => undefined),
  });
  const cold = Array.from({ length: 1_000 }, (_, place) => `site ${place}`);
  const read = await Promise.all(
    cold.map(async (id) => [
      (await releases.find(id))?.siteId,
      (await releases.content(`page of ${id}`))?.length,
    ]),
  );

  expect(read).toEqual(cold.map((id) => [`site of ${id}`, size]));
  expect(most).toBeGreaterThan(1);
});

test('a file larger than the whole memory is served, and not held', async () => {
  const { asked } = openReleases();
  const releases = createReleaseCache(
    {
      release: async () => undefined,
      content: async (hash) => {
        asked.push(hash);
        return Buffer.alloc(mostBytes + 1, hash);
      },
      brotli: async () => undefined,
    },
    mostBytes,
  );
  for (const time of ['once', 'twice']) {
    expect([time, (await releases.content('large'))?.length]).toEqual([time, mostBytes + 1]);
  }

  expect(asked).toEqual(['large', 'large']);
});
