import type { WorkshopForm } from '@awning/contract/sites/workshop';
import type { ReleaseInput, ReleasePart, TellPages } from '@awning/release/release';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';

/** Reads the bytes that are stored under a hash. */
export type ReadBlob = (hash: string) => Promise<Uint8Array>;

/** An error to be corrected, by its place in the content. */
export interface Fault {
  path: string;
  message: string;
}

/** Knows the designs: their fields, their checks and their builds. It stores nothing. */
export interface SiteBuilder {
  /** The fields of a design's form. */
  form(templateId: string): Promise<WorkshopForm>;
  /** The errors in content or options. Unfinished content is no error. */
  check(templateId: string, content: unknown, options: unknown): Promise<readonly Fault[]>;
  /** The errors to be corrected before the site may go live. `files` are the ready photographs, by their names. */
  missing(
    templateId: string,
    draft: { content: unknown; options: unknown; files: readonly string[] },
  ): Promise<readonly Fault[]>;
  /** Changes whenever sites of the design may look different. */
  versionOf(templateId: string): Promise<string>;
  /** The same for the same input, on every machine. */
  hashOf(input: ReleaseInput): Promise<string>;
  build(input: ReleaseInput, tell: TellPages): Promise<readonly ReleasePart[]>;
  /**
   * The finished files, for any host. Here and below, the input's `formsAt` is the full address to which forms are
   * posted, if there are any.
   */
  filesZip(input: ReleaseInput, readBlob: ReadBlob): Promise<Uint8Array>;
  /** A project that builds the release of this input, byte for byte. */
  sourceZip(input: ReleaseInput, readBlob: ReadBlob): Promise<Uint8Array>;
}

const away = async () => {
  throw new TryAgainLater('The designs of this shop are not built.');
};

/** Used when no built designs were found: the shop answers requests, and builds no site. */
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
