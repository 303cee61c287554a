import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { sitePicturePieces, sitePictures, sites } from '../database/schema.ts';

/** The original of a website's photograph, without its content. */
export interface OriginalPicture {
  id: string;
  orderId: string;
  /** Its name in the site's content. */
  file: string;
  /** Its file name at the buyer's. */
  name: string;
  size: number;
}

/**
 * The photographs of the websites of some orders, in the order of their arrival. Where an owner left a website behind,
 * only the published versions of its photographs are kept: those are left out.
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
