import type { PictureFile } from './show.tsx';

/**
 * Makes files of what a glob found in a folder of pictures. All sizes `{name}-{width}x{height}.{format}`, as
 * `npm run pictures` writes them, are one file called `{name}.jpg`.
 */
export function filesOf(found: Readonly<Record<string, string>>): Readonly<Record<string, PictureFile>> {
  const made = Object.entries(found).flatMap(([file, url]) => {
    const [, name, width, height, format] = /([^/]+)-(\d+)x(\d+)\.(avif|webp)$/.exec(file) ?? [];
    return name ? [{ name, url, format, width: Number(width), height: Number(height) }] : [];
  });
  const names = [...new Set(made.map(({ name }) => name))];

  return Object.fromEntries(
    names.flatMap((name) => {
      const sizes = made.filter((size) => size.name === name).toSorted((a, b) => a.width - b.width);
      const of = (wanted: string) => sizes.filter(({ format }) => format === wanted);
      const largest = of('webp').at(-1);
      if (!largest) return [];
      const srcSet = (wanted: string) =>
        of(wanted)
          .map(({ url, width }) => `${url} ${width}w`)
          .join(', ');
      return [
        [
          `${name}.jpg`,
          {
            src: largest.url,
            width: largest.width,
            height: largest.height,
            sources: [
              { type: 'image/avif' as const, srcSet: srcSet('avif') },
              { type: 'image/webp' as const, srcSet: srcSet('webp') },
            ].filter((source) => source.srcSet),
          },
        ],
      ];
    }),
  );
}
