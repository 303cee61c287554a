import { randomUUID } from 'node:crypto';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { fileNameOf } from '../../../http/fileName.ts';
import type { JobQueue } from '../../../queue/queue.ts';
import { entryBy, type Author } from '../author.ts';
import { canBeToken } from '../../../records/orderToken.ts';
import { pictureFileFor } from './pictureFile.ts';
import { headLength, kindByHead } from './pictureKind.ts';
import type { PictureScaler } from './pictureScaler.ts';
import type { Appending, PictureRecord, PicturesRepository } from './pictures.repository.ts';

export type WhyNoPicture = 'empty' | 'too-large' | 'too-many' | 'too-much-together';

export type BeginningPicture =
  | { outcome: 'begun'; picture: PictureRecord }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; why: WhyNoPicture };

/** A photograph as it was sent: its name, its type by its bytes, and the bytes. */
export interface Original {
  name: string;
  size: number;
  type: string;
  bytes: AsyncGenerator<Buffer>;
}

export type Pictures = ReturnType<typeof createPictures>;

/** The name without NUL, which no database accepts, and other control characters. */
const printable = (name: string) => name.replaceAll(/\p{Cc}/gu, '');

const nothingCameOfIt = 'We could not make anything of this picture. Save it anew as JPEG and send it again.';

/** The photographs of a site, from their first piece to the scaled sizes. */
export function createPictures({
  repository,
  queue,
  scale,
  now,
}: {
  repository: PicturesRepository;
  queue: JobQueue;
  scale: PictureScaler;
  now: () => Date;
}) {
  queue.work(
    'scale-picture',
    async ({ pictureId }, stop) => {
      const bytes = await repository.bytesOf(pictureId);
      // It was removed meanwhile, or scaled by a process that was killed before it reported back.
      if (!bytes) return;
      const scaled = await scale(bytes, stop);
      if ('refusal' in scaled) await repository.refuse(pictureId, scaled.refusal);
      else await repository.finish(pictureId, scaled, now());
    },
    ({ pictureId }) => repository.refuse(pictureId, nothingCameOfIt),
  );

  /** Begins a photograph. Its content follows in pieces. */
  const begin = async (
    orderId: string,
    { name, size }: { name: string; size: number },
    author: Author,
  ): Promise<BeginningPicture> => {
    if (size === 0) return { outcome: 'refused', why: 'empty' };
    if (size > pictureLimits.size) return { outcome: 'refused', why: 'too-large' };

    const id = randomUUID();
    const at = now();
    const begun = await repository.begin<WhyNoPicture>(
      orderId,
      { id, name: printable(name), size, createdAt: at },
      {
        fileFor: (taken) => pictureFileFor(name, taken),
        refusalOf: (there) => {
          if (there.length >= pictureLimits.pictures) return 'too-many';
          const kept = there.filter(({ state }) => state !== 'refused');
          const together = kept.reduce((sum, one) => sum + one.size, size);
          return together > pictureLimits.together ? 'too-much-together' : undefined;
        },
        entry: entryBy(author, {
          at,
          action: 'site.picture.add',
          subjectId: orderId,
          detail: { picture: id, size },
        }),
      },
    );
    if (begun === undefined) return { outcome: 'unknown' };
    if (typeof begun === 'string') return { outcome: 'refused', why: begun };
    return { outcome: 'begun', picture: begun };
  };

  /** Stores the next piece. After the last one the photograph is scaled. */
  const append = async (
    place: { orderId: string; pictureId: string; start: number },
    content: Buffer,
  ): Promise<Appending> => {
    const appended = await repository.append(place, content, (transaction, pictureId) =>
      queue.send(transaction, 'scale-picture', { pictureId }, { key: pictureId }),
    );
    queue.wake('scale-picture');
    return appended;
  };

  /** The photograph with the beginning of these bytes, if its upload broke off. */
  const halfOf = async (orderId: string, { name, content }: { name: string; content: Buffer }) => {
    const there = (await repository.list(orderId)) ?? [];
    for (const picture of there) {
      const { id, state, received } = picture;
      if (state !== 'arriving' || picture.name !== printable(name) || picture.size !== content.length)
        continue;
      const kept = await repository.headOf(id, received);
      if (kept.equals(content.subarray(0, received))) return picture;
    }
    return undefined;
  };

  return {
    list: (orderId: string) => repository.list(orderId),

    /** The photographs that a release of a site may show. */
    sourcesOf: (siteId: string) => repository.sourcesOf(siteId),

    /**
     * The original of a photograph, for a visitor with the order's link. Originals of sites that their owner left are
     * not stored.
     */
    async original(token: string, pictureId: string): Promise<Original | undefined> {
      const picture = canBeToken(token) ? await repository.ready(token, pictureId) : undefined;
      const head = picture && (await repository.headOf(pictureId, headLength));
      if (!head || head.length === 0) return undefined;
      const { name, file, size } = picture;
      return {
        name: fileNameOf(name) ?? file,
        size,
        type: `image/${kindByHead(head)}`,
        bytes: startingWith(head, repository.piecesFrom(picture, head.length)),
      };
    },

    /** A photograph in WebP, which every browser shows, for a visitor with the order's link. */
    async shown(token: string, pictureId: string): Promise<Buffer | undefined> {
      const picture = canBeToken(token) ? await repository.ready(token, pictureId) : undefined;
      const size = picture?.sizes.find(({ format }) => format === 'webp');
      return size && repository.scaled(size.hash);
    },

    begin,
    append,

    /**
     * Stores a photograph that has arrived whole, in one request: a browser without script cannot continue later. One
     * that a browser with script left half sent is completed by it.
     */
    async take(
      orderId: string,
      { name, content }: { name: string; content: Buffer },
      author: Author,
    ): Promise<BeginningPicture> {
      const half = await halfOf(orderId, { name, content });
      const begun: BeginningPicture = half
        ? { outcome: 'begun', picture: half }
        : await begin(orderId, { name, size: content.length }, author);
      if (begun.outcome !== 'begun') return begun;
      let appended: Appending = begun.picture;
      for (let start = begun.picture.received; start < content.length; start += pictureLimits.pieceSize) {
        const piece = content.subarray(start, start + pictureLimits.pieceSize);
        appended = await append({ orderId, pictureId: begun.picture.id, start }, piece);
      }
      // Only a request that removes it meanwhile can come between.
      return typeof appended === 'string' ? { outcome: 'unknown' } : { outcome: 'begun', picture: appended };
    },

    remove: (orderId: string, pictureId: string, author: Author) =>
      repository.remove(
        { orderId, pictureId },
        entryBy(author, {
          at: now(),
          action: 'site.picture.remove',
          subjectId: orderId,
          detail: { picture: pictureId },
        }),
      ),
  };
}

async function* startingWith(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}
