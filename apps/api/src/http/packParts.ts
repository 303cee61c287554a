import { constants, crc32, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** From the first character of a part to just after its last. */
export type Part = readonly [start: number, end: number];

// RFC 1952: gzip, deflate, no name, no time, an unknown system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = deflateRawSync('');

/** Each part ends on a byte and refers to nothing before it: joined, they are one stream. */
const deflate = (part: string, level: number) =>
  deflateRawSync(part, { level, finishFlush: constants.Z_FULL_FLUSH });

/** As many entries as there are kinds of private pages; each takes some milliseconds to make. */
const packed = new LRUCache<string, Buffer>({ max: 64 });

function packOpen(part: string): Buffer {
  const known = packed.get(part) ?? deflate(part, 9);
  packed.set(part, known);
  return known;
}

/**
 * Compresses with gzip the parts of a text that are the same for all visitors, each by itself, and stores the rest
 * uncompressed: where a stranger's words are compressed beside a secret, the length reveals the secret (BREACH,
 * CVE-2013-3587).
 *
 * @param open those parts, in order
 */
export function packParts(text: string, open: readonly Part[]): Buffer {
  const blocks: Buffer[] = [];
  let from = 0;
  for (const [start, end] of open) {
    blocks.push(deflate(text.slice(from, start), 0), packOpen(text.slice(start, end)));
    from = end;
  }
  blocks.push(deflate(text.slice(from), 0), lastBlock);
  const bytes = Buffer.from(text);
  const foot = Buffer.alloc(8);
  foot.writeUInt32LE(crc32(bytes), 0);
  foot.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([head, ...blocks, foot]);
}
