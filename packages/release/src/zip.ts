import { zipSync, type Zippable } from 'fflate';
import type { ReleasePart } from './release.ts';

/** Reads the bytes that are kept under a hash. */
export type ReadBlob = (hash: string) => Promise<Uint8Array>;

// The first day that a zip can name: the time of packing is no part of the file.
const firstDay = '1980-01-01T00:00:00';

// A compressed file only takes longer to compress again.
const compressed = /\.(?:avif|webp|woff2|tgz)$/;

/** Packs files into a zip: the same files are the same bytes, whenever they are packed. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, bytes] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    entries[path] = [bytes, { level: compressed.test(path) ? 0 : 9 }];
  return zipSync(entries, { mtime: firstDay });
}

/** The bytes of each part of a release, by its path. */
export async function bytesOf(
  parts: readonly ReleasePart[],
  readBlob: ReadBlob,
): Promise<Record<string, Uint8Array>> {
  const read = parts.map(
    async (part) => [part.path, 'bytes' in part ? part.bytes : await readBlob(part.blob)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}
