import { createHash } from 'node:crypto';
import { loadDesign } from '@awning/templates/designs';
import type { PictureSize, ReleaseInput, SourcePicture } from './release.ts';

const contents = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../templates/src/*/sample/content.json',
  { eager: true, import: 'default' },
);
const pictureFiles = Object.keys(import.meta.glob('../../templates/src/*/sample/pictures/*.{avif,webp}'));

const idOf = (file: string) => /templates\/src\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Stands in for the hash of a file's bytes. */
const hashOf = (file: string) => createHash('sha256').update(file).digest('hex');

function picturesOf(id: string): Readonly<Record<string, SourcePicture>> {
  const pictures: Record<string, { hash: string; width: number; height: number; sizes: PictureSize[] }> = {};
  for (const file of pictureFiles.filter((one) => idOf(one) === id)) {
    const [, name, width, height, format] = /([^/]+)-(\d+)x(\d+)\.(avif|webp)$/.exec(file) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const picture = (pictures[`${name}.jpg`] ??= { hash: hashOf(`${id}/${name}`), ...size, sizes: [] });
    picture.sizes.push({ ...size, format: format as PictureSize['format'], hash: hashOf(file) });
  }
  return pictures;
}

/** The sample of each design as a buyer would have bought it. */
export const samples: readonly ReleaseInput[] = Object.entries(contents).map(([file, content]) => ({
  templateId: idOf(file),
  content,
  options: {},
  pictures: picturesOf(idOf(file)),
  origin: 'https://sharp.example',
  formsAt: '',
  reportUrl: 'https://shop.example/contact?site=sharp.sites.example',
}));

// Until it is built, no design has styles: one rule that is on every page, with a face, and one that is on none.
const css =
  '@font-face{font-family:Bell;src:url(fonts/bell-1.woff2)}@font-face{font-family:Gong;src:url(fonts/gong-2.woff2)}' +
  'html{font-family:Bell}.nowhere{font-family:Gong}';

/** A design as the shop's build makes it ready, but for its styles. */
export async function bundleOf(id: string) {
  const design = await loadDesign(id);
  if (!design) throw new RangeError(`No design is called ${id}.`);
  const bytes = new Uint8Array([1, 2, 3]);
  return { hash: 'b', design, css, fonts: ['bell-1.woff2', 'gong-2.woff2'].map((name) => ({ name, bytes })) };
}
