type Format = 'avif' | 'webp';

interface ShotSource {
  type: `image/${Format}`;
  srcSet: string;
}

/** One picture of a demo, in every size and format it was taken in. */
export interface Shot {
  /** For a browser that knows none of the `sources`. */
  src: string;
  width: number;
  height: number;
  /** Best format first. */
  sources: readonly ShotSource[];
}

export interface Shots {
  /** The first screen on a desk, 4:3. */
  card: Shot;
  /** The same on a phone, 1:2. */
  phone: Shot;
}

// `npm run shots` writes them: the view, a hyphen, the width in pixels.
const found = import.meta.glob<string>('./*/shots/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const files = Object.entries(found).map(([file, url]) => {
  const [, id, view, width, format] = /^\.\/([^/]+)\/shots\/(\w+)-(\d+)\.(\w+)$/.exec(file) ?? [];
  return { id, view, width: Number(width), format, url };
});

const formats: readonly Format[] = ['avif', 'webp'];

function shotOf(id: string, view: keyof Shots, heightPerWidth: number): Shot | undefined {
  const sizes = files
    .filter((file) => file.id === id && file.view === view)
    .toSorted((a, b) => a.width - b.width);
  const largest = sizes.findLast(({ format }) => format === 'webp');
  if (!largest) return undefined;

  return {
    src: largest.url,
    width: largest.width,
    height: Math.round(largest.width * heightPerWidth),
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: sizes
        .filter((size) => size.format === format)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    })),
  };
}

function shotsOf(id: string): [string, Shots][] {
  const card = shotOf(id, 'card', 3 / 4);
  const phone = shotOf(id, 'phone', 2);
  return card && phone ? [[id, { card, phone }]] : [];
}

const ids = new Set(files.map(({ id }) => id ?? ''));

/** Pictures of each template's demo, by the template's id. One that was never photographed is not in it. */
export const shots: Readonly<Record<string, Shots>> = Object.fromEntries([...ids].flatMap(shotsOf));
