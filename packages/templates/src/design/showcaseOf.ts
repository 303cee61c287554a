/** What the shop tells of a design, in a file of its own: the design itself need not be fetched for it. */
interface ShowcaseFacts {
  palettes: readonly PaletteFacts[];
  typefaces: readonly LookFacts[];
  /** What kind of business it suits, in a sentence. */
  goodFor: string;
  /** What it does not do, or whom it would not suit. */
  notFor: string;
  /** What was changed about the design, newest first: the day of the first of them names its version. */
  changes: readonly [DesignChange, ...DesignChange[]];
  /** The pages of the demo, in its order. */
  pages: readonly { slug: string; name: string; address: string }[];
}

interface DesignChange {
  /** Its day, as `2026-11-26`: one entry a day. */
  on: string;
  /** What the owner of a shop, or their visitors, notice of it, in a sentence. */
  what: string;
}

interface LookFacts {
  id: string;
  /** Its name among the choices. */
  name: string;
}

interface PaletteFacts extends LookFacts {
  /** The few colours that are seen most, as `#f8ecd6`. */
  colours: readonly string[];
}

/** Addresses of the first screen of the demo in one look, on a desktop and on a phone. */
interface LookPictures {
  card: string;
  phone: string;
}

export interface Showcase extends Omit<ShowcaseFacts, 'pages'> {
  pages: readonly (ShowcaseFacts['pages'][number] & { picture: string | undefined })[];
  /** By palette and typefaces, `calm-soft`. The design as it is stands in its window already. */
  pictures: Readonly<Record<string, LookPictures>>;
}

/** The key of a palette with a pair of typefaces, here and among the files. */
export const lookKey = (palette: string, typefaces: string) => `${palette}-${typefaces}`;

/** How wide and how high they are made, by `npm run shots`. */
export const showcaseSizes = {
  card: { width: 720, height: 540 },
  phone: { width: 220, height: 440 },
  page: { width: 300, height: 600 },
} as const;

/** Puts what is known of a design beside the pictures that a glob found: `./shots/looks/…` and `./shots/pages/…`. */
export function showcaseOf(
  { pages, ...facts }: ShowcaseFacts,
  found: Readonly<Record<string, string>>,
): Showcase {
  const at = (name: string) => found[`./shots/${name}.avif`];
  const keys = facts.palettes.flatMap((palette) =>
    facts.typefaces.map((pair) => lookKey(palette.id, pair.id)),
  );
  return {
    ...facts,
    pages: pages.map((page) => ({ ...page, picture: at(`pages/${page.slug || 'index'}`) })),
    pictures: Object.fromEntries(
      keys.flatMap((key) => {
        const [card, phone] = [at(`looks/${key}-card`), at(`looks/${key}-phone`)];
        return card && phone ? [[key, { card, phone }]] : [];
      }),
    ),
  };
}
