import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.mjs';

const green = { r: 10, g: 104, b: 71 };

/** A green board, with one pixel of it painted over. */
async function board(width: number, height: number, point?: { x: number; y: number; r: number }) {
  const create = { width, height, channels: 3 as const, background: green };
  const dot = point && {
    input: { create: { ...create, width: 1, height: 1, background: { ...green, r: point.r } } },
    left: point.x,
    top: point.y,
  };
  return sharp({ create })
    .composite(dot ? [dot] : [])
    .png()
    .toBuffer();
}

test('a picture equals itself, with any compression', async () => {
  const packed = await sharp(await board(8, 5))
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(await comparePictures(await board(8, 5), packed)).toEqual({ count: 0 });
});

test('one pixel that is a shade off is found, and shown where it is', async () => {
  const { count, picture } = await comparePictures(
    await board(8, 5),
    await board(8, 5, { x: 6, y: 3, r: 11 }),
  );
  expect(count).toBe(1);
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 8 + x) * 3, (y * 8 + x) * 3 + 3)];
  expect(at(6, 3)).toEqual([255, 0, 90]);
  expect(at(5, 3)).not.toEqual(at(6, 3));
});

test('a picture that has grown differs by the new pixels', async () => {
  const { count, picture } = await comparePictures(await board(8, 5), await board(8, 7));
  expect(count).toBe(16);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 8, height: 7 });
});
