import { canBeToken } from '../../../records/orderToken.ts';
import type { ReleasesRepository, SiteKey } from './releases.repository.ts';
import type { InputOf } from './releaseInput.ts';
import type { SiteBuilder } from './siteBuilder.ts';

export type Packing = { outcome: 'packed'; name: string; bytes: Buffer } | { outcome: 'unpublished' };

/** The two downloads: the files that any host serves, or the source that builds them. */
export type ZipKind = 'files' | 'source';

/**
 * Packs the published site for download, with its present address and in the present version of its design. That
 * works any day, also after we have changed something or a photograph was removed.
 */
export function createZips({
  repository,
  builder,
  inputOf,
  siteOrigin,
}: {
  repository: Pick<ReleasesRepository, 'published' | 'blob'>;
  builder: Pick<SiteBuilder, 'filesZip' | 'sourceZip'>;
  inputOf: InputOf;
  siteOrigin: (name: string) => string;
}) {
  const readBlob = async (hash: string) => {
    const content = await repository.blob(hash);
    if (!content) throw new Error(`The bytes ${hash} are gone.`);
    return content;
  };

  return {
    async pack(key: SiteKey, kind: ZipKind): Promise<Packing> {
      const found = 'token' in key && !canBeToken(key.token) ? undefined : await repository.published(key);
      if (!found) return { outcome: 'unpublished' };
      const { source } = found;
      const input = inputOf(source);
      // Its owner's domain may lead to another host by then.
      const elsewhere = { ...input, formsAt: input.formsAt === null ? null : siteOrigin(source.name) };
      const bytes =
        kind === 'files'
          ? await builder.filesZip(elsewhere, readBlob)
          : await builder.sourceZip(elsewhere, readBlob);
      return {
        outcome: 'packed',
        name: `${source.name}-${kind === 'files' ? 'website' : 'source'}.zip`,
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      };
    },
  };
}
