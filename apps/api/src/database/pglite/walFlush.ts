import { closeSync, fsync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Whether a file in the log's folder is a piece of the log. */
export const isSegment = (file: string) => /^[0-9A-F]{24}$/.test(file);

/** Puts a file, or the entries of a folder, on the disk itself. */
export type Sync = (file: string) => Promise<void>;

export const syncFile: Sync = (file) =>
  new Promise((resolve, reject) => {
    const descriptor = openSync(file, 'r');
    fsync(descriptor, (error) => {
      closeSync(descriptor);
      if (error) reject(error);
      else resolve();
    });
  });

/** Puts a folder and everything in it on the disk. */
export function syncFolder(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = entries.map((entry) => path.join(entry.parentPath, entry.name));

  for (const file of [...inside, folder]) {
    const descriptor = openSync(file, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/**
 * Puts commits on the disk: PGlite only hands them to the operating system, which a power cut empties. Callers that
 * arrive during a flush share the next one.
 */
export function createWalFlush(folder: string, { first, sync = syncFile }: { first: string; sync?: Sync }) {
  let segmentFlushed = first;
  let segmentWritten = first;
  let commits = 0;
  let covered = 0;
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const flushNow = async () => {
    const [from, upTo] = [segmentFlushed, segmentWritten];
    const dirty = readdirSync(folder).filter((file) => isSegment(file) && file >= from && file <= upTo);

    await Promise.all(dirty.map((file) => sync(path.join(folder, file))));
    // A new file is lost if its directory entry is.
    if (upTo !== from) await sync(folder);
    segmentFlushed = upTo;
  };

  return {
    /** Notes a commit and the segment that it ended in. */
    wrote(file: string) {
      commits += 1;
      if (file > segmentWritten) segmentWritten = file;
    },
    /** Resolves when everything committed before this call is on the disk. */
    flush(): Promise<void> {
      if (covered === commits) return last;
      queued ??= last
        .catch(() => undefined)
        .then(() => {
          queued = undefined;
          covered = commits;
          last = flushNow();
          // A failed flush covers nothing: the next caller tries again.
          last.catch(() => {
            covered = -1;
          });
          return last;
        });
      return queued;
    },
  };
}
