import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { blobs, orders, sitePicturePieces, sitePictures, sites } from '../../../database/schema.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import { keepBlob } from '../../../records/blobs.ts';
import type { ScaledSize } from './scalePicture.ts';

export type PictureRecord = typeof sitePictures.$inferSelect;

/** The fields of a photograph that a release needs; its bytes are blobs. */
export interface SourcePicture {
  hash: string;
  width: number;
  height: number;
  sizes: readonly { format: 'avif' | 'webp'; width: number; height: number; hash: string }[];
}

/** The ready photographs of a site, by their names in content, in the form that a release needs. */
export async function readReady(
  reader: Pick<Database['db'], 'select'>,
  siteId: string,
): Promise<Record<string, SourcePicture>> {
  const ready = await reader
    .select()
    .from(sitePictures)
    .where(and(eq(sitePictures.siteId, siteId), eq(sitePictures.state, 'ready')))
    .orderBy(asc(sitePictures.file));
  return Object.fromEntries(
    ready.map(({ file, hash, width, height, sizes }) => [
      file,
      { hash: hash!, width: width!, height: height!, sizes: sizes.map(({ size: _size, ...one }) => one) },
    ]),
  );
}

export type Appending = PictureRecord | 'unknown' | 'out-of-order' | 'too-much';

export type PicturesRepository = ReturnType<typeof createPicturesRepository>;

/** Stores the photographs of sites. */
export function createPicturesRepository({ db, durable }: Database) {
  /** Locks the site of an order. */
  const siteOf = async (transaction: Transaction, orderId: string) => {
    const [site] = await transaction.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
    return site;
  };

  const picturesOf = (reader: Pick<Transaction, 'select'>, siteId: string): Promise<PictureRecord[]> =>
    reader
      .select()
      .from(sitePictures)
      .where(eq(sitePictures.siteId, siteId))
      .orderBy(asc(sitePictures.createdAt), asc(sitePictures.id));

  const hashOf = async (transaction: Transaction, pictureId: string) => {
    const [row] = await transaction
      .select({
        hash: sql<string>`encode(sha256(string_agg(${sitePicturePieces.content}, ''::bytea order by ${sitePicturePieces.start})), 'hex')`,
      })
      .from(sitePicturePieces)
      .where(eq(sitePicturePieces.pictureId, pictureId));
    return row!.hash;
  };

  return {
    /** The photographs of an order's site, in the order in which they came. */
    async list(orderId: string): Promise<PictureRecord[] | undefined> {
      const [site] = await db.select({ id: sites.id }).from(sites).where(eq(sites.orderId, orderId));
      return site && picturesOf(db, site.id);
    },

    /** The ready photographs, by their names in content. */
    sourcesOf: (siteId: string) => readReady(db, siteId),

    /** Begins a photograph, unless there is a reason not to. */
    begin<Refusal extends string>(
      orderId: string,
      draft: { id: string; name: string; size: number; createdAt: Date },
      {
        fileFor,
        refusalOf,
        entry,
      }: {
        fileFor: (taken: ReadonlySet<string>) => string;
        refusalOf: (there: readonly PictureRecord[]) => Refusal | undefined;
        entry: AuditEntry | undefined;
      },
    ): Promise<PictureRecord | Refusal | undefined> {
      return durable(async (transaction) => {
        const site = await siteOf(transaction, orderId);
        if (!site) return undefined;
        const there = await picturesOf(transaction, site.id);
        const refusal = refusalOf(there);
        if (refusal !== undefined) return refusal;
        const file = fileFor(new Set(there.map((picture) => picture.file)));
        const [picture] = await transaction
          .insert(sitePictures)
          .values({ ...draft, file, siteId: site.id, received: 0, state: 'arriving' })
          .returning();
        if (entry) await noteChange(transaction, entry);
        return picture;
      });
    },

    /**
     * Stores a piece. It must begin where the last one ended, and fit; a stored piece may come again. A complete
     * photograph is passed to `whenWhole`, unless the site has the same one: then that one is the result.
     */
    append(
      { orderId, pictureId, start }: { orderId: string; pictureId: string; start: number },
      content: Buffer,
      whenWhole: (transaction: Transaction, pictureId: string) => Promise<void>,
    ): Promise<Appending> {
      return durable(async (transaction) => {
        const site = await siteOf(transaction, orderId);
        if (!site) return 'unknown';
        const own = and(eq(sitePictures.id, pictureId), eq(sitePictures.siteId, site.id));
        const [picture] = await transaction.select().from(sitePictures).where(own);
        if (!picture) return 'unknown';
        const received = start + content.length;
        if (received <= picture.received) return picture;
        if (start !== picture.received) return 'out-of-order';
        if (received > picture.size) return 'too-much';

        await transaction.insert(sitePicturePieces).values({ pictureId, start, content });
        const hash = received === picture.size ? await hashOf(transaction, pictureId) : null;
        if (hash !== null) {
          const [twin] = await transaction
            .select()
            .from(sitePictures)
            .where(
              and(
                eq(sitePictures.siteId, site.id),
                eq(sitePictures.hash, hash),
                inArray(sitePictures.state, ['scaling', 'ready']),
              ),
            );
          if (twin) {
            await transaction.delete(sitePictures).where(own);
            return twin;
          }
          await whenWhole(transaction, pictureId);
        }
        const [changed] = await transaction
          .update(sitePictures)
          .set({ received, ...(hash !== null && { hash, state: 'scaling' }) })
          .where(own)
          .returning();
        return changed!;
      });
    },

    /** All bytes of a photograph that is to be scaled. */
    async bytesOf(pictureId: string): Promise<Buffer | undefined> {
      const pieces = await db
        .select({ content: sitePicturePieces.content })
        .from(sitePicturePieces)
        .innerJoin(sitePictures, eq(sitePictures.id, sitePicturePieces.pictureId))
        .where(and(eq(sitePictures.id, pictureId), eq(sitePictures.state, 'scaling')))
        .orderBy(asc(sitePicturePieces.start));
      return pieces.length === 0 ? undefined : Buffer.concat(pieces.map(({ content }) => content));
    },

    /** A ready photograph of the site of the order with this token. */
    async ready(token: string, pictureId: string): Promise<PictureRecord | undefined> {
      const [found] = await db
        .select({ picture: sitePictures })
        .from(sitePictures)
        .innerJoin(sites, eq(sites.id, sitePictures.siteId))
        .innerJoin(orders, eq(orders.id, sites.orderId))
        .where(and(eq(orders.token, token), eq(sitePictures.id, pictureId), eq(sitePictures.state, 'ready')));
      return found?.picture;
    },

    /** The bytes of a scaled size. */
    async scaled(hash: string): Promise<Buffer | undefined> {
      const [blob] = await db.select({ content: blobs.content }).from(blobs).where(eq(blobs.hash, hash));
      return blob?.content;
    },

    /** The original bytes of a photograph, at least this many from the start. Empty if they are not stored. */
    async headOf(pictureId: string, length: number): Promise<Buffer> {
      const pieces = await db
        .select({ content: sitePicturePieces.content })
        .from(sitePicturePieces)
        .where(and(eq(sitePicturePieces.pictureId, pictureId), lt(sitePicturePieces.start, length)))
        .orderBy(asc(sitePicturePieces.start));
      return Buffer.concat(pieces.map(({ content }) => content));
    },

    /** The rest of the original, one piece at a time. */
    async *piecesFrom(
      { id, size }: Pick<PictureRecord, 'id' | 'size'>,
      from: number,
    ): AsyncGenerator<Buffer> {
      for (let start = from; start < size;) {
        const [piece] = await db
          .select({ content: sitePicturePieces.content })
          .from(sitePicturePieces)
          .where(and(eq(sitePicturePieces.pictureId, id), eq(sitePicturePieces.start, start)));
        if (!piece) throw new Error('The photograph was taken away while it was read.');
        yield piece.content;
        start += piece.content.length;
      }
    },

    /** Stores the scaled sizes of a photograph beside its original, unless it was removed meanwhile. */
    async finish(
      pictureId: string,
      { width, height, sizes }: { width: number; height: number; sizes: readonly ScaledSize[] },
      at: Date,
    ) {
      await durable(async (transaction) => {
        const kept = sizes.map(({ content, ...size }) => ({ ...size, size: content.length }));
        const [finished] = await transaction
          .update(sitePictures)
          .set({ state: 'ready', width, height, sizes: kept })
          .where(and(eq(sitePictures.id, pictureId), eq(sitePictures.state, 'scaling')))
          .returning({ id: sitePictures.id });
        if (!finished) return;
        // The blobs are stored in one order, so that two calls with the same ones cause no deadlock.
        const inOrder = sizes.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
        for (const size of inOrder) await keepBlob(transaction, size, at);
      });
    },

    /** Records why a photograph cannot be used, and deletes its bytes. */
    async refuse(pictureId: string, refusal: string) {
      await durable(async (transaction) => {
        await transaction
          .update(sitePictures)
          .set({ state: 'refused', refusal })
          .where(and(eq(sitePictures.id, pictureId), isNotNull(sitePictures.hash)));
        await transaction.delete(sitePicturePieces).where(eq(sitePicturePieces.pictureId, pictureId));
      });
    },

    /** Deletes a photograph and its original. Its blobs stay for as long as a release references them. */
    remove(
      { orderId, pictureId }: { orderId: string; pictureId: string },
      entry: AuditEntry | undefined,
    ): Promise<'removed' | 'unknown'> {
      return durable(async (transaction) => {
        const site = await siteOf(transaction, orderId);
        if (!site) return 'unknown';
        const removed = await transaction
          .delete(sitePictures)
          .where(and(eq(sitePictures.id, pictureId), eq(sitePictures.siteId, site.id)))
          .returning({ id: sitePictures.id });
        if (removed.length === 0) return 'unknown';
        if (entry) await noteChange(transaction, entry);
        return 'removed';
      });
    },
  };
}
