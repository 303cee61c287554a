import { createHash } from 'node:crypto';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import sharp from 'sharp';
import { pictureKindOf, type PictureKind } from './pictureKind.ts';

/** One size of a photograph, with its bytes. */
export interface ScaledSize {
  format: 'avif' | 'webp';
  width: number;
  height: number;
  hash: string;
  content: Uint8Array;
}

/** The result of scaling: the sizes, the largest last of each format, or why the photograph cannot be used. */
export type Scaled = { width: number; height: number; sizes: readonly ScaledSize[] } | { refusal: string };

/** The widths that designs ask for, and that `npm run pictures` makes for the samples. */
const widths = [480, 960, 1600];
/** The fourth step of effort takes three times as long as the third and saves a twentieth. */
const qualities = { avif: { quality: 50, effort: 3 }, webp: { quality: 68, effort: 4 } };

const longestSide = 100_000;
/** WebP allows at most 16,383 pixels on a side. */
const longestForItsWidth = 10;

// Its memory must not grow with the number of photographs or of cores.
sharp.cache(false);
sharp.concurrency(1);

const unreadable =
  'This picture is damaged, or did not arrive whole. Send it again, or save it anew as JPEG.';

const whyNot: Partial<Record<PictureKind, string>> = {
  heic: 'This is an HEIC picture, which most browsers cannot show. On an iPhone choose Settings, Camera, Formats, Most Compatible; on other phones turn off “High efficiency” in the camera’s settings. Then take or send it again, as JPEG.',
  svg: 'This is an SVG drawing. Save it as PNG and send that.',
  pdf: 'This is a PDF. Save the picture that is in it as JPEG or PNG and send that.',
  several: 'This is a picture with another file hidden in it. Save it anew as JPEG or PNG and send that.',
  unknown: 'This is no picture that we can read. Send a JPEG, PNG, WebP, AVIF or GIF.',
};

const inMegapixels = (pixels: number) => Math.ceil(pixels / 1_000_000);

/**
 * Reads a photograph by its bytes and makes the sizes of a site from it: upright, in sRGB, and without the place
 * where it was taken.
 */
export async function scalePicture(bytes: Buffer): Promise<Scaled> {
  const kind = pictureKindOf(bytes);
  const refusal = whyNot[kind];
  if (refusal) return { refusal };

  try {
    return (await whyTooLarge(bytes)) ?? (await scale(bytes));
  } catch {
    return { refusal: unreadable };
  }
}

/** Reads only the head of the file. */
async function whyTooLarge(bytes: Buffer): Promise<{ refusal: string } | undefined> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const longer = Math.max(width, height);
  const size = `${width} × ${height} pixels`;
  if (longer > longestSide) {
    return { refusal: `This picture has ${size}. No side may have more than 100,000.` };
  }
  if (width * height > pictureLimits.megapixels * 1_000_000) {
    return {
      refusal: `This picture has ${size}, which is ${inMegapixels(width * height)} megapixels. Send one of up to ${pictureLimits.megapixels}.`,
    };
  }
  if (longer > longestForItsWidth * Math.min(width, height)) {
    return { refusal: `This picture has ${size}: it is too long and thin to be shown. Cut it first.` };
  }
  return undefined;
}

async function scale(bytes: Buffer): Promise<Scaled> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: pictureLimits.megapixels * 1_000_000,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: widths.at(-1)!, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

  const { width, height, channels } = info;
  const make = async (format: 'avif' | 'webp', wanted: number): Promise<ScaledSize> => {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: wanted });
    const made = format === 'avif' ? sized.avif(qualities.avif) : sized.webp(qualities.webp);
    const { data: content, info: size } = await made.toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(content).digest('hex');
    return { format, width: size.width, height: size.height, hash, content };
  };

  const wanted = [...new Set(widths.map((one) => Math.min(one, width)))];
  const sizes: ScaledSize[] = [];
  for (const one of wanted) sizes.push(await make('avif', one));
  // One size is enough for the few browsers without AVIF.
  sizes.push(await make('webp', wanted[1] ?? width));
  return { width, height, sizes };
}
