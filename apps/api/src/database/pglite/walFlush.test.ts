import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createWalFlush, syncFile, syncFolder, type Sync } from './walFlush.ts';

const segment = (count: number) => `0000000100000000${count.toString(16).toUpperCase().padStart(8, '0')}`;

async function folderWith(...segments: number[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-wal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(segments.map((count) => writeFile(path.join(folder, segment(count)), 'log')));
  await writeFile(path.join(folder, 'archive_status'), '');
  return folder;
}

/** A disk that records what it was asked for, and is ready when it is told to be. */
function slowDisk() {
  const asked: string[] = [];
  const pending: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const sync: Sync = (file) => {
    asked.push(path.basename(file));
    return new Promise((resolve, reject) => pending.push({ resolve, reject }));
  };
  return { asked, sync, finish: () => pending.splice(0).forEach(({ resolve }) => resolve()), pending };
}

async function note(safe: { yet: boolean }, flushed: Promise<void>) {
  await flushed;
  safe.yet = true;
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('a commit is flushed before it is reported safe', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  const safe = { yet: false };
  log.wrote(segment(1));
  const flushed = note(safe, log.flush());

  await soon();
  expect(disk.asked).toEqual([segment(1)]);
  expect(safe.yet).toBe(false);
  disk.finish();
  await flushed;
  expect(safe.yet).toBe(true);
});

test('commits that arrive while the disk is busy share the next flush', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  log.wrote(segment(1));
  const first = log.flush();
  await soon();

  const others = Array.from({ length: 50 }, () => {
    log.wrote(segment(1));
    return log.flush();
  });
  await soon();
  expect(disk.asked).toHaveLength(1);

  disk.finish();
  await first;
  await soon();
  expect(disk.asked).toHaveLength(2);
  disk.finish();
  await Promise.all(others);
  expect(disk.asked).toHaveLength(2);
});

test('a flush that began before a commit does not count for it', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  log.wrote(segment(1));
  const first = log.flush();
  await soon();
  log.wrote(segment(1));
  const safe = { yet: false };
  const second = note(safe, log.flush());

  disk.finish();
  await first;
  await soon();
  expect(safe.yet).toBe(false);
  disk.finish();
  await second;
});

test('nothing is flushed when nothing is new', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  await log.flush();

  expect(disk.asked).toEqual([]);
});

test('a caller waits for the flush under way if that covers everything', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  log.wrote(segment(1));
  const first = log.flush();
  await soon();
  const safe = { yet: false };
  const second = note(safe, log.flush());

  await soon();
  expect(safe.yet).toBe(false);
  disk.finish();
  await Promise.all([first, second]);
  expect(disk.asked).toHaveLength(1);
});

test('a commit that spans new segments flushes each of them and the folder', async () => {
  const asked: string[] = [];
  const folder = await folderWith(1, 2, 3, 4, 9);
  const sync: Sync = async (file) => void asked.push(path.basename(file));
  const log = createWalFlush(folder, { first: segment(2), sync });
  log.wrote(segment(4));
  await log.flush();

  expect(asked).toEqual([segment(2), segment(3), segment(4), path.basename(folder)]);
});

test('after a failed flush the next call flushes again', async () => {
  const disk = slowDisk();
  const log = createWalFlush(await folderWith(1), { first: segment(1), sync: disk.sync });
  log.wrote(segment(1));
  const first = log.flush();
  await soon();
  disk.pending.splice(0).forEach(({ reject }) => reject(new Error('EIO')));
  await expect(first).rejects.toThrow('EIO');

  const again = log.flush();
  await soon();
  expect(disk.asked).toHaveLength(2);
  disk.finish();
  await again;
});

test('real files and folders can be flushed', async () => {
  const folder = await folderWith(1);

  await syncFile(path.join(folder, segment(1)));
  expect(() => syncFolder(folder)).not.toThrow();
});
