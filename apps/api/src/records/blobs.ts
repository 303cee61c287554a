import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { blobs } from '../database/schema.ts';

/**
 * Keeps bytes by their hash, in the transaction of what names them. What is there already is young again: what is old
 * and unnamed is cleared away, and must not be while it gets a name.
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
