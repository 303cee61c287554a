import { buildRelease } from './buildRelease.tsx';
import { filesHandover } from './handover.ts';
import type { DesignBundle, ReleaseInput } from './release.ts';
import { bytesOf, zip, type ReadBlob } from './zip.ts';

/**
 * Packs the finished files of a site, to be put on any host or opened from a disk, with a page that says how.
 *
 * @param input its `formsAt` is the whole address of its host with us: on another host its forms are posted there, if
 * there are any
 */
export async function filesZip(
  input: ReleaseInput,
  bundle: DesignBundle,
  readBlob: ReadBlob,
): Promise<Uint8Array> {
  const files = await bytesOf(buildRelease(input, bundle, 'disk'), readBlob);
  return zip({
    ...Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`site/${path}`, bytes])),
    'README.html': new TextEncoder().encode(filesHandover(input)),
  });
}
