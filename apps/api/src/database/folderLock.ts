import { closeSync, ftruncateSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { makeFolder } from './makeFolder.ts';

interface Holder {
  pid: number;
  host: string;
  startedAt: string;
  url: string;
}

/** Another process holds the folder. The message names that process in one line. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/**
 * Locks the data folder for this process. Two processes on one PGlite folder lose orders silently, so the kernel keeps
 * the lock: it ends with its holder, and cannot be taken from a running one.
 */
export function lockFolder(folder: string, url: string): { release(): void } {
  makeFolder(folder);
  const file = path.join(folder, 'lock');
  const descriptor = openSync(file, 'a+', 0o600);

  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new FolderTaken(
      `${folder} is in use by ${describe(file)}. Stop it, or set DATA_DIR to another folder.`,
    );
  }

  const holder: Holder = { pid: process.pid, host: hostname(), startedAt: new Date().toISOString(), url };
  ftruncateSync(descriptor);
  writeSync(descriptor, `${JSON.stringify(holder)}\n`);
  fsyncSync(descriptor);

  // The file stays: removing it would let two processes lock two files of one name.
  return { release: () => closeSync(descriptor) };
}

function describe(file: string): string {
  try {
    const { pid, host, startedAt, url } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return `process ${pid} on ${host}, running since ${startedAt} at ${url}`;
  } catch {
    // Between the other process's lock and its first write.
    return 'another process that is just starting';
  }
}
