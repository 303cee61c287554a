import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter.ts';
import { createSingleFlight } from '../jobs/singleFlight.ts';
import type { HostingRepository, KeptRelease } from './hosting.repository.ts';

/**
 * The database refuses reads that it has no room for, and the shop needs it too: no more releases than this are read at
 * once.
 */
const readAtOnce = 8;
/** So many other reads may wait, and so long, in milliseconds. */
const mostWaiting = 5_000;
const longestWait = 30_000;

/** The approximate memory of a release's file beside its JSON, with the headers that are made for it. */
const bytesOfEntry = 800;

export type ReleaseFile = KeptRelease['files'][string] & {
  path: string;
  /** A text may be compressed, and then its ranges would be others. */
  isText: boolean;
  isPage: boolean;
  /** The address that visits are counted under: for a page its folder. */
  address: string;
};

export interface Release extends Pick<KeptRelease, 'siteId' | 'language'> {
  files: ReadonlyMap<string, ReleaseFile>;
  /** The file of each page, by its slug. */
  pages: ReadonlyMap<string, ReleaseFile>;
  /** Folders of files that are named by their content. */
  immutableFolders: ReadonlySet<string>;
}

interface Entry {
  bytes?: Buffer;
  release?: Release;
  size: number;
}

export type Releases = ReturnType<typeof createReleaseCache>;

/** Releases and their bytes, held in memory as far as they fit. Neither ever changes. */
export function createReleaseCache(
  {
    release: readRelease,
    content: readContent,
    brotli: readBrotli,
  }: Pick<HostingRepository, 'release' | 'content' | 'brotli'>,
  /** How many bytes of sites are held in memory, so that they need not be read again. */
  mostBytes = 64 * 1024 * 1024,
) {
  const held = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
  });
  const reading = createConcurrencyLimiter({
    concurrency: readAtOnce,
    queueLimit: mostWaiting,
    timeoutMs: longestWait,
    rejectWith: () => new DatabaseUnavailable('busy'),
  });
  const joined = createSingleFlight<Entry>();
  const join = (key: string, read: () => Promise<Entry>) => joined(key, () => reading.run(read));

  const bytesOf = (key: string, read: () => Promise<Buffer | undefined>) => {
    const found = held.get(key);
    if (found) return found.bytes;
    return join(key, async () => {
      const bytes = await read();
      // A copy: the database may return a slice of a larger buffer.
      const entry = bytes ? { bytes: Buffer.from(bytes), size: bytes.length + 100 } : { size: 100 };
      held.set(key, entry);
      return entry;
    }).then(({ bytes }) => bytes);
  };

  return {
    find(id: string): Release | undefined | Promise<Release | undefined> {
      const found = held.get(id);
      if (found) return found.release;
      return join(id, async () => {
        const kept = await readRelease(id);
        if (!kept) return { size: 100 };
        const all = Object.entries(kept.files).map(([path, file]) => ({
          ...file,
          path,
          headers: inSmallLetters(file.headers),
          isText: /^text\/|[/+](json|xml|javascript)\b/.test(file.type),
          isPage: file.type.startsWith('text/html'),
          address: `/${path.replace(/(^|\/)index\.html$/, '$1')}`,
        }));
        const files = new Map(all.map((file) => [file.path, file]));
        const pages = new Map(
          Object.entries(kept.pages ?? {}).flatMap(([page, path]) => {
            const file = files.get(path);
            return file ? [[page, file] as const] : [];
          }),
        );
        const immutable = all.filter((file) => file.immutable);
        const immutableFolders = new Set(
          immutable.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1)),
        );
        const size = all.reduce((sum, file) => sum + bytesOfEntry + JSON.stringify(file).length, 100);
        const entry = {
          release: { siteId: kept.siteId, language: kept.language, files, pages, immutableFolders },
          size,
        };
        held.set(id, entry);
        return entry;
      }).then(({ release }) => release);
    },
    content: (hash: string) => bytesOf(hash, () => readContent(hash)),
    /** Undefined where compression would not make it smaller. */
    brotli: (hash: string) => bytesOf(`${hash} br`, () => readBrotli(hash)),
  };
}

/** As Node writes them, so that none is sent twice. */
const inSmallLetters = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
