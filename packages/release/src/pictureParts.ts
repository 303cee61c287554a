import type { PictureFile } from '@awning/templates/show';
import type { PicturePart, PictureSize, ReleaseInput, SourcePicture } from './release.ts';

const pathOf = (name: string, { width, height, format, hash }: PictureSize) =>
  `assets/${name.replace(/\.[^.]*$/, '')}-${width}x${height}-${hash.slice(0, 12)}.${format}`;

const byWidth = ({ sizes }: SourcePicture, wanted: PictureSize['format']) =>
  sizes.filter(({ format }) => format === wanted).toSorted((one, other) => one.width - other.width);

/** Every size of every picture, as a file of the release. */
export const pictureParts = (pictures: ReleaseInput['pictures']): readonly PicturePart[] =>
  Object.entries(pictures).flatMap(([name, { sizes }]) =>
    sizes.map((size) => ({
      path: pathOf(name, size),
      type: `image/${size.format}`,
      blob: size.hash,
      immutable: true,
    })),
  );

/** The pictures as a design shows them, where `root` is the way from the page to the root of the site. */
export const pictureFiles = (
  pictures: ReleaseInput['pictures'],
  root: string,
): Readonly<Record<string, PictureFile>> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, picture]) => {
      const widest = byWidth(picture, 'webp').at(-1);
      if (!widest) return [];
      const sources = (['avif', 'webp'] as const).map((format) => ({
        type: `image/${format}` as const,
        srcSet: byWidth(picture, format)
          .map((size) => `${root}${pathOf(name, size)} ${size.width}w`)
          .join(', '),
      }));
      const file: PictureFile = {
        src: root + pathOf(name, widest),
        width: widest.width,
        height: widest.height,
        sources: sources.filter(({ srcSet }) => srcSet !== ''),
      };
      return [[name, file]];
    }),
  );

// As wide as the preview of a shared page shows a picture; a wider one only takes longer.
const shareWidth = 1200;

/** The size of the picture for shared links. */
export function sharePicture(name: string, picture: SourcePicture) {
  const sizes = byWidth(picture, 'webp');
  const size = sizes.find(({ width }) => width >= shareWidth) ?? sizes.at(-1);
  return size && { path: pathOf(name, size), width: size.width, height: size.height };
}
