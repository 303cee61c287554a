import type { WorkshopForm } from '@awning/contract/sites/workshop';
import type { ReleaseInput, ReleasePart, TellPages } from '@awning/release/release';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';

/** Reads the bytes that are kept under a hash. */
export type ReadBlob = (hash: string) => Promise<Uint8Array>;

/** Something that must be mended, by its place in the content. */
export interface Fault {
  path: string;
  message: string;
}

/** Knows the designs: what may be said in each, and how it is built. Nothing of it is kept. */
export interface SiteBuilder {
  /** What a form for a design is made of. */
  form(templateId: string): Promise<WorkshopForm>;
  /** What is wrong with content or options. What is only not finished yet is no fault. */
  check(templateId: string, content: unknown, options: unknown): Promise<readonly Fault[]>;
  /** What must be mended before it may go live. `files` are the photographs that are ready, by their names. */
  missing(
    templateId: string,
    draft: { content: unknown; options: unknown; files: readonly string[] },
  ): Promise<readonly Fault[]>;
  /** Another one as soon as sites of the design may look otherwise. */
  versionOf(templateId: string): Promise<string>;
  /** The same for the same input, on every machine. */
  hashOf(input: ReleaseInput): Promise<string>;
  build(input: ReleaseInput, tell: TellPages): Promise<readonly ReleasePart[]>;
  /** The finished files, for any host. Here and below, the input's `formsAt` is the whole address where its forms are taken, if any are. */
  filesZip(input: ReleaseInput, readBlob: ReadBlob): Promise<Uint8Array>;
  /** A project that builds the release of this input, byte for byte. */
  sourceZip(input: ReleaseInput, readBlob: ReadBlob): Promise<Uint8Array>;
}

const away = async () => {
  throw new TryAgainLater('The designs of this shop are not built.');
};

/** Stands in where no built designs were found: the shop takes calls, and builds no site. */
export const noDesigns: SiteBuilder = {
  form: away,
  check: away,
  missing: away,
  versionOf: away,
  hashOf: away,
  build: away,
  filesZip: away,
  sourceZip: away,
};
