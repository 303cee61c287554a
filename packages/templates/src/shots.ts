/** One picture of a demo: many sizes in a small format, one in a format every browser knows. */
export interface Shot {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: 'image/avif'; srcSet: string }[];
}

export interface Shots {
  /** The first screen on a desktop, 4:3. */
  card: Shot;
  /** The same on a phone, 1:2. */
  phone: Shot;
  /** What stands for it where it is shared, 1200 by 630: its address. */
  share: string;
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

function shotOf(id: string, view: 'card' | 'phone', heightPerWidth: number): Shot | undefined {
  const taken = files.filter((file) => file.id === id && file.view === view);
  const fallback = taken.find(({ format }) => format === 'webp');
  if (!fallback) return undefined;
  const sizes = taken.filter(({ format }) => format === 'avif').toSorted((a, b) => a.width - b.width);

  return {
    src: fallback.url,
    width: fallback.width,
    height: Math.round(fallback.width * heightPerWidth),
    sources: [{ type: 'image/avif', srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') }],
  };
}

function shotsOf(id: string): [string, Shots][] {
  const card = shotOf(id, 'card', 3 / 4);
  const phone = shotOf(id, 'phone', 2);
  const share = files.find((file) => file.id === id && file.view === 'share')?.url;
  return card && phone && share ? [[id, { card, phone, share }]] : [];
}

const ids = new Set(files.map(({ id }) => id ?? ''));

/** Pictures of each template's demo, by the template's id. One that was never photographed is not in it. */
export const shots: Readonly<Record<string, Shots>> = Object.fromEntries([...ids].flatMap(shotsOf));
