import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { sitePicturePieces, sitePictures, sites } from '../database/schema.ts';

/** A photograph of a website as it was sent, without what is in it. */
export interface OriginalPicture {
  id: string;
  orderId: string;
  /** What its site’s content knows it by. */
  file: string;
  /** What it was called where it came from. */
  name: string;
  size: number;
}

/**
 * The photographs of the websites of some orders, in the order in which they came. Of one that its owner left behind
 * with their website, only what visitors see is kept: it is not among them.
 */
export const originalsOf = (
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<OriginalPicture[]> =>
  reader
    .select({
      id: sitePictures.id,
      orderId: sites.orderId,
      file: sitePictures.file,
      name: sitePictures.name,
      size: sitePictures.size,
    })
    .from(sitePictures)
    .innerJoin(sites, eq(sites.id, sitePictures.siteId))
    .where(
      and(
        inArray(sites.orderId, [...orderIds]),
        eq(sitePictures.state, 'ready'),
        exists(
          reader
            .select({ id: sitePicturePieces.pictureId })
            .from(sitePicturePieces)
            .where(and(eq(sitePicturePieces.pictureId, sitePictures.id), eq(sitePicturePieces.start, 0))),
        ),
      ),
    )
    .orderBy(asc(sitePictures.createdAt), asc(sitePictures.id));
