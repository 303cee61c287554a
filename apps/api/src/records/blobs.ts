import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { blobs } from '../database/schema.ts';

/**
 * Stores bytes by their hash, in the transaction of the row that names them. An existing blob becomes young again: old
 * ones that no row names are deleted, which must not happen to one that is about to be named.
 */
export async function keepBlob(
  transaction: Transaction,
  blob: { hash: string; content: Uint8Array; brotli?: Uint8Array | null },
  at: Date,
) {
  const { hash, content, brotli } = blob;
  await transaction
    .insert(blobs)
    .values({ hash, content: asBuffer(content), brotli: brotli ? asBuffer(brotli) : null, createdAt: at })
    .onConflictDoUpdate({ target: blobs.hash, set: { createdAt: sql`excluded.created_at` } });
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
