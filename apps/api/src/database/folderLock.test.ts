import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the server that holds the folder writes its address into it', async () => {
  const folder = path.join(await emptyFolder(), 'not', 'there', 'yet');
  const lock = lockFolder(folder, 'http://localhost:3000');

  expect(JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8'))).toEqual({
    pid: process.pid,
    host: expect.any(String),
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    url: 'http://localhost:3000',
  });
  lock.release();
});

test('a second server is told in one line which one holds the folder', async () => {
  const folder = await emptyFolder();
  const lock = lockFolder(folder, 'http://localhost:3000');
  const second = () => lockFolder(folder, 'http://localhost:4000');

  expect(second).toThrow(
    new RegExp(
      `^${folder} is in use by process ${process.pid} on .+, running since 20.+ at http://localhost:3000\\. `,
    ),
  );
  expect(second).not.toThrow(/\n/);
  lock.release();
});

test('a released folder can be locked again', async () => {
  const folder = await emptyFolder();
  lockFolder(folder, 'http://localhost:3000').release();

  expect(() => lockFolder(folder, 'http://localhost:3000').release()).not.toThrow();
});

test('a lock file that a dead process left locks nothing, whatever it contains', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'lock'), JSON.stringify({ pid: 1, url: 'x'.repeat(500) }));
  const lock = lockFolder(folder, 'http://localhost:3000');

  expect(JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
  lock.release();
});

test('a holder that has written nothing yet is reported as starting', async () => {
  const folder = await emptyFolder();
  const lock = lockFolder(folder, 'http://localhost:3000');
  await writeFile(path.join(folder, 'lock'), '');

  expect(() => lockFolder(folder, 'http://localhost:4000')).toThrow('another process that is just starting');
  lock.release();
});

test.each(['/dev/null', '/dev/null/data', '/proc/awning'])(
  '%s cannot hold a data folder, and the system’s error says so',
  (folder) => {
    expect(() => lockFolder(folder, 'http://localhost:3000')).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^E/) }),
    );
  },
);
