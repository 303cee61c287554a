import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from './unavailable.ts';

/** How long one look at the disk counts, in milliseconds. */
const freshFor = 1000;

export interface FreeSpace {
  /** Throws when the disk is too full to write so many bytes: PGlite hangs for ever on a full one. */
  assertRoom(forMore?: number): Promise<void>;
}

export function watchFreeSpace(folder: string, atLeast: number): FreeSpace {
  let lookedAt = -Infinity;
  let look: Promise<number> | undefined;

  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

  return {
    async assertRoom(forMore = 0) {
      const now = performance.now();
      if (!look || now - lookedAt > freshFor) {
        lookedAt = now;
        look = free();
      }
      if ((await look) < atLeast + forMore) throw new DatabaseUnavailable('full');
    },
  };
}
