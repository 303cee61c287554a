import type { PictureScaler } from '../modules/sites/pictures/pictureScaler.ts';

/** Scales photographs in this process. What does it is loaded only when there is one: it is slow to load. */
export const scaleHere: PictureScaler = async (bytes) => {
  const { scalePicture } = await import('../modules/sites/pictures/scalePicture.ts');
  return scalePicture(bytes);
};
