import { frontSizes, heaviestFront } from './frontSizes.ts';

/** A photograph as small as one for a screen need be. */
export interface ScaledFront {
  /** As a `data:` address: all that a tab keeps is letters. */
  data: string;
  width: number;
  height: number;
}

const quality = 0.82;

/**
 * Scales a photograph in the browser. It is drawn anew, upright: where it was taken and with what stays behind.
 *
 * @returns nothing where the browser cannot read it as a picture
 */
export async function scaleFront(file: Blob): Promise<ScaledFront | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const size of frontSizes(picture)) {
      const drawn = await draw(picture, size);
      if (drawn && drawn.size <= heaviestFront) return { data: await asAddress(drawn), ...size };
    }
    return undefined;
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await as('image/webp');
  if (webp?.type === 'image/webp') return webp;
  // A browser that writes no WebP: JPEG has nothing to see through, and a logo would stand on black.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return as('image/jpeg');
}

const asAddress = (drawn: Blob) =>
  new Promise<string>((resolve, refuse) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => refuse(reader.error ?? new Error('It could not be read.')));
    reader.readAsDataURL(drawn);
  });
