import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import type { ReleaseInput, ReleasePart, TellPages } from '@awning/release/release';
import { releaseHash } from '@awning/release/releaseHash';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';
import { createConcurrencyLimiter } from '../../../jobs/concurrencyLimiter.ts';
import { openThread } from '../../../jobs/askThread.ts';
import type { BuilderCall, BuilderNews, BuilderTask } from './builderProtocol.ts';
import { noDesigns, type Fault, type ReadBlob, type SiteBuilder } from './siteBuilder.ts';

/** The slow calls; all others run beside them. */
const builds: ReadonlySet<BuilderCall['call']> = new Set(['build', 'filesZip', 'sourceZip']);

/**
 * Builds sites of the shop's built designs in a thread of its own, and answers other calls in a second thread, so
 * that a buyer who types does not wait for a build. Both end when they are idle. Without designs, nothing is built.
 */
export function openSiteBuilder({ designs, workerFile }: { designs: URL; workerFile: URL }): {
  builder: SiteBuilder;
  close: () => Promise<void>;
} {
  if (!existsSync(designs)) return { builder: noDesigns, close: async () => undefined };

  const task: BuilderTask = { designs: designs.href };
  const open = () =>
    openThread<unknown>({
      start: () => new Worker(workerFile, { workerData: task }),
      queueLimit: 100,
      timeoutMs: 60_000,
      restAfterMs: 60_000,
      busy: (why) => new TryAgainLater(why),
    });
  const [building, answering] = [open(), open()];
  const ask = (wanted: BuilderCall, tell?: TellPages) =>
    (builds.has(wanted.call) ? building : answering).ask(
      wanted,
      tell &&
        ((news) => {
          const { rendered, of } = news as BuilderNews;
          tell(rendered, of);
        }),
    );
  const hashes = new Map<string, Promise<string>>();
  const readHash = async (templateId: string) => {
    const file = new URL(`${templateId}/bundle.json`, designs);
    return (JSON.parse(await readFile(file, 'utf8')) as { hash: string }).hash;
  };
  const bundleHash = (templateId: string) => {
    const hash = hashes.get(templateId) ?? readHash(templateId);
    hashes.set(templateId, hash);
    return hash;
  };

  // Packing holds all photographs of a site in memory: it runs for one site at a time.
  const packing = createConcurrencyLimiter({
    queueLimit: 10,
    timeoutMs: 60_000,
    rejectWith: () => new TryAgainLater('Too many websites are being packed.'),
  });
  const packOne = async (call: 'filesZip' | 'sourceZip', input: ReleaseInput, readBlob: ReadBlob) => {
    const sizes = Object.values(input.pictures).flatMap((picture) => picture.sizes);
    const wanted = [...new Set(sizes.map(({ hash }) => hash))];
    const read = wanted.map(async (hash) => [hash, await readBlob(hash)] as const);
    const blobs = new Map(await Promise.all(read));
    return (await ask({ call, templateId: input.templateId, input, blobs })) as Uint8Array;
  };

  return {
    builder: {
      form: async (templateId) => (await ask({ call: 'form', templateId })) as WorkshopForm,
      check: async (templateId, content, options) =>
        (await ask({ call: 'check', templateId, content, options })) as readonly Fault[],
      missing: async (templateId, draft) =>
        (await ask({ call: 'missing', templateId, draft })) as readonly Fault[],
      versionOf: (templateId) => bundleHash(templateId),
      hashOf: async (input) => releaseHash(input, await bundleHash(input.templateId)),
      build: async (input, tell) =>
        (await ask({ call: 'build', templateId: input.templateId, input }, tell)) as readonly ReleasePart[],
      filesZip: (input, readBlob) => packing.run(() => packOne('filesZip', input, readBlob)),
      sourceZip: (input, readBlob) => packing.run(() => packOne('sourceZip', input, readBlob)),
    },
    close: async () => {
      await Promise.all([building.close(), answering.close()]);
    },
  };
}
