import { TryAgainLater } from '../../../errors/TryAgainLater.ts';

/** A photograph as it was made ready, by the hashes of its bytes. */
export interface SourcePicture {
  hash: string;
  width: number;
  height: number;
  sizes: readonly { format: 'avif' | 'webp'; width: number; height: number; hash: string }[];
}

/** All that goes into a release, beside the design itself. */
export interface ReleaseInput {
  templateId: string;
  content: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  /** By the name that content knows a photograph by. */
  pictures: Readonly<Record<string, SourcePicture>>;
  /** Where the site will stand, as `https://sharp.example`. */
  origin: string;
  /** Where its forms post: empty for its own host. */
  formsAt: string;
  /** Where abuse is reported. */
  reportUrl: string;
}

/** A file of a release: its bytes, or the hash of a picture's that are kept already. */
export type ReleasePart = {
  path: string;
  type: string;
  /** Named by its content, so it may be kept for ever. */
  immutable: boolean;
} & ({ bytes: Uint8Array } | { blob: string });

/** Something that must be mended, by its place in the content. */
export interface Fault {
  path: string;
  message: string;
}

/** Knows the designs: what may be said in each, and how it is built. Nothing of it is kept. */
export interface SiteBuilder {
  /** What is wrong with content or options. What is only not finished yet is no fault. */
  check(templateId: string, content: unknown, options: unknown): Promise<readonly Fault[]>;
  /** What must be mended before it may go live. `files` are the photographs that are ready, by their names. */
  missing(
    templateId: string,
    draft: { content: unknown; options: unknown; files: readonly string[] },
  ): Promise<readonly Fault[]>;
  /** The same for the same input, on every machine. */
  hashOf(input: ReleaseInput): Promise<string>;
  build(input: ReleaseInput): Promise<readonly ReleasePart[]>;
}

const away = async () => {
  throw new TryAgainLater('The designs of this shop are not built.');
};

/** Stands in where no built designs were found: the shop takes calls, and builds no site. */
export const noDesigns: SiteBuilder = { check: away, missing: away, hashOf: away, build: away };
