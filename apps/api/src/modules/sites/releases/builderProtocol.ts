import type { ReleaseInput } from '@awning/release/release';

/** The data with which the thread that builds sites is started. */
export interface BuilderTask {
  /** The folder of the built designs. */
  designs: string;
}

/** The bytes of photographs by their hashes. */
export type Blobs = ReadonlyMap<string, Uint8Array>;

/** A call to a design. */
export type BuilderCall = { templateId: string } & (
  | { call: 'form' }
  | { call: 'check'; content: unknown; options: unknown }
  | { call: 'missing'; draft: { content: unknown; options: unknown; files: readonly string[] } }
  | { call: 'build'; input: ReleaseInput }
  | { call: 'filesZip' | 'sourceZip'; input: ReleaseInput; blobs: Blobs }
);

/** The progress of a release that is being built: the number of rendered pages. */
export interface BuilderNews {
  rendered: number;
  of: number;
}
