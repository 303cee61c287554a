import type { ReleaseInput } from '@awning/release/release';

/** What the thread that builds sites is started with. */
export interface BuilderTask {
  /** The folder of the designs that were made ready. */
  designs: string;
}

/** The bytes of photographs by their hashes. */
export type Blobs = ReadonlyMap<string, Uint8Array>;

/** What is asked of a design. */
export type BuilderCall = { templateId: string } & (
  | { call: 'form' }
  | { call: 'check'; content: unknown; options: unknown }
  | { call: 'missing'; draft: { content: unknown; options: unknown; files: readonly string[] } }
  | { call: 'build'; input: ReleaseInput }
  | { call: 'filesZip' | 'sourceZip'; input: ReleaseInput; blobs: Blobs }
);

/** What is told while a release is built: how many of its pages are rendered. */
export interface BuilderNews {
  rendered: number;
  of: number;
}
