import { createHash, randomUUID } from 'node:crypto';
import type { ReleaseStep } from '@awning/contract/admin/sites';
import type { ReleasePart } from '@awning/release/release';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import type { Transaction } from '../../../database/database.ts';
import type { JobQueue } from '../../../queue/queue.ts';
import { compressText } from '../../../http/compressedText.ts';
import { entryBy, type Author } from '../author.ts';
import type { Moves } from '../moves.ts';
import type { MoveNotices } from './moveNotices.ts';
import type { InputOf } from './releaseInput.ts';
import { BlobGone, type NewBlob, type ReleaseRow, type ReleasesRepository } from './releases.repository.ts';
import { createStepNotes } from './stepNotes.ts';
import type { SiteBuilder } from './siteBuilder.ts';

export type AskingRelease =
  | { outcome: 'asked'; id: string }
  | { outcome: 'unknown' }
  | { outcome: 'closed'; status: OrderStatus };

/** The progress at the start of a build, in per cent. */
const begun = 5;

/** Builds sites into files that can be served. */
export function createReleases({
  repository,
  builder,
  queue,
  moves,
  inputOf,
  notices,
  now,
}: {
  repository: ReleasesRepository;
  builder: SiteBuilder;
  queue: Pick<JobQueue, 'send' | 'wake' | 'work'>;
  moves: Moves;
  inputOf: InputOf;
  notices: MoveNotices;
  now: () => Date;
}) {
  /** Stores the files of a release under their hashes. Files that are stored already are not compressed again. */
  const pack = async (
    releaseId: string,
    parts: readonly ReleasePart[],
    { reach, stop }: { reach: (step: ReleaseStep) => void; stop: AbortSignal },
  ) => {
    const hashed = parts.map((part) =>
      'blob' in part ? { part, hash: part.blob } : { part, hash: hashOf(part.bytes), bytes: part.bytes },
    );
    const known = await repository.sizesOf([...new Set(hashed.map(({ hash }) => hash))]);
    const photographs = hashed.filter(({ part }) => 'blob' in part).length;
    if (photographs > 0) reach({ kind: 'pictures', done: photographs, of: photographs });
    const files: ReleaseRow['files'] = {};
    const pages: Record<string, string> = {};
    const added = new Map<string, NewBlob>();
    for (const [place, { part, hash, bytes }] of hashed.entries()) {
      const size = bytes?.byteLength ?? known.get(hash);
      if (size === undefined) throw new BlobGone(`The picture ${part.path} is gone.`);
      const { path, type, immutable } = part;
      const headers = 'headers' in part ? part.headers : undefined;
      files[path] = { hash, type, size, immutable, ...(headers && { headers }) };
      if ('page' in part && part.page !== undefined) pages[part.page] = path;
      if (bytes && !known.has(hash) && !added.has(hash)) {
        stop.throwIfAborted();
        const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        added.set(hash, { hash, content, brotli: isText(type) ? await smaller(content) : null });
      }
      reach({ kind: 'packing', done: place + 1, of: hashed.length });
    }
    await repository.finish(releaseId, {
      files,
      pages,
      added: [...added.values()],
      at: now(),
      // The site may have moved while this was built.
      noteMove: moves.note,
    });
    moves.wake();
  };

  /** Builds a release that waits for it. Repeated, it does nothing. */
  const build = async (releaseId: string, stop: AbortSignal): Promise<void> => {
    const found = await repository.toBuild(releaseId);
    if (!found) return;
    const { release, source } = found;
    await repository.note(releaseId, { state: 'building', progress: begun, step: null });

    const input = inputOf(source);
    // If the site has changed since the request, it needs another release.
    if ((await builder.hashOf(input)) !== release.hash) {
      // No buyer waits for this one: they would request the newer one.
      if (release.takesPlaceOf) await follow(source.orderId);
      await repository.note(releaseId, {
        state: 'failed',
        progress: 0,
        step: null,
        failure: changedMeanwhile,
      });
      return;
    }
    const notes = createStepNotes((noted) => repository.note(releaseId, { state: 'building', ...noted }));
    try {
      const parts = await builder.build(input, (done, of) => notes.reach({ kind: 'pages', done, of }));
      stop.throwIfAborted();
      await pack(releaseId, parts, { reach: notes.reach, stop });
    } finally {
      // No later progress note can overwrite the result.
      await notes.settled();
    }
  };

  const sendBuild = (transaction: Transaction, releaseId: string) =>
    // Sent only when a build is needed. A job of an earlier try that is about to end has another key.
    queue.send(transaction, 'build-release', { releaseId }, { key: `${releaseId} ${now().toISOString()}` });

  const follow = async (orderId: string): Promise<void> => {
    const published = await repository.published({ orderId });
    if (!published) return;
    const { id: takesPlaceOf, source } = published;
    const input = inputOf(source);
    const hash = await builder.hashOf(input);
    if (hash === published.hash) return;
    const templateVersion = await builder.versionOf(source.templateId);
    await repository.follow(
      orderId,
      {
        id: randomUUID(),
        hash,
        version: source.version,
        origin: input.origin,
        templateVersion,
        pictures: input.pictures,
        createdAt: now(),
      },
      {
        takesPlaceOf,
        // A release in another version of the design waits for its owner to look at it and publish it.
        ...(templateVersion !== published.templateVersion && { instead: notices.redesigned }),
        send: sendBuild,
      },
    );
    queue.wake('build-release');
  };

  queue.work(
    'follow-site',
    ({ orderId }) => follow(orderId),
    ({ orderId }) => repository.tell(orderId, notices.failed),
  );
  queue.work(
    'build-release',
    ({ releaseId }, stop) => build(releaseId, stop),
    async ({ releaseId }, error) => {
      const failure = `It could not be built: ${error instanceof Error ? error.message : String(error)}`;
      await repository.note(releaseId, { state: 'failed', progress: 0, step: null, failure });
      // The desk sees the state of the releases that it requested. It did not request this one.
      const moved = await repository.movedBy(releaseId);
      if (moved !== undefined) await repository.tell(moved, notices.failed);
    },
  );

  return {
    /** Requests a build of an order's site as it was saved last. */
    async ask(orderId: string, author: Author): Promise<AskingRelease> {
      const source = await repository.source(orderId);
      if (!source) return { outcome: 'unknown' };
      const at = now();
      const input = inputOf(source);
      const hash = await builder.hashOf(input);
      const asked = await repository.ask<{ outcome: 'closed'; status: OrderStatus }>(
        orderId,
        {
          id: randomUUID(),
          hash,
          version: source.version,
          origin: input.origin,
          templateVersion: await builder.versionOf(source.templateId),
          pictures: input.pictures,
          createdAt: at,
        },
        {
          refusalOf: ({ status }) => (takesDelivery(status) ? undefined : { outcome: 'closed', status }),
          send: sendBuild,
          entry: (release) =>
            entryBy(author, {
              at,
              action: 'site.build',
              subjectId: orderId,
              detail: { release, version: source.version },
            }),
        },
      );
      if (!asked) return { outcome: 'unknown' };
      if ('refusal' in asked) return asked.refusal;
      queue.wake('build-release');
      return { outcome: 'asked', id: asked.id };
    },
  };
}

const changedMeanwhile = 'The website was changed while it waited to be built. Build it once more.';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const isText = (type: string) => /^text\/|^application\/.*(?:json|xml|javascript)|^image\/svg/.test(type);

/** The content compressed as far as possible, if that is smaller at all. */
async function smaller(content: Buffer): Promise<Buffer | null> {
  const packed = await compressText(content, 'br', 'small');
  return packed.length < content.length ? packed : null;
}
