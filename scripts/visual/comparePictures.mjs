import sharp from 'sharp';

const red = [255, 0, 90, 255];

/**
 * Counts the pixels in which two pictures differ, without any tolerance, and shows where they are. Pixels of one beyond
 * the edge of the other differ.
 *
 * @param {Buffer} before a screenshot
 * @param {Buffer} after
 * @returns {Promise<{ count: number, picture?: Buffer }>} with a picture where they differ
 */
export async function comparePictures(before, after) {
  if (before.equals(after)) return { count: 0 };
  const [one, other] = await Promise.all([points(before), points(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = Buffer.alloc(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pointAt(one, x, y) === pointAt(other, x, y)) continue;
      count += 1;
      marked.set(red, (y * width + x) * 4);
    }
  if (count === 0) return { count };
  const marks = { input: marked, raw: { width, height, channels: /** @type {const} */ (4) } };
  const picture = await sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([{ input: await sharp(after).modulate({ saturation: 0 }).toBuffer(), top: 0, left: 0 }, marks])
    .png()
    .toBuffer();
  return { count, picture };
}

/** @param {Buffer} picture */
async function points(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * @param {{ width: number, height: number, data: Buffer }} picture
 * @param {number} x
 * @param {number} y
 */
const pointAt = ({ width, height, data }, x, y) =>
  x < width && y < height ? data.readUInt32LE((y * width + x) * 4) : undefined;
