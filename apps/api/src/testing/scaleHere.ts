import type { PictureScaler } from '../modules/sites/pictures/pictureScaler.ts';

/** Scales photographs in this process. The library is loaded only when there is one, since it loads slowly. */
export const scaleHere: PictureScaler = async (bytes) => {
  const { scalePicture } = await import('../modules/sites/pictures/scalePicture.ts');
  return scalePicture(bytes);
};
