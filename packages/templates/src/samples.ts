import { filesOf } from './design/files.ts';
import { loadDesign } from './designs.ts';
import type { PictureFile } from './design/show.tsx';
import type { Palette } from './design/palette.ts';

const contents = import.meta.glob<Readonly<Record<string, unknown>>>('./*/sample/content.json', {
  import: 'default',
});
const palettes = import.meta.glob<Readonly<Record<string, Palette>>>('./*/palettes.ts', {
  import: 'palettes',
});
const pictures = import.meta.glob<string>('./*/sample/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** What a design shows before it has an owner, and the looks that a buyer may choose. */
export interface Sample {
  content: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, PictureFile>>;
  /** Each with the two colours that tell it from the others. */
  palettes: readonly { id: string; name: string; cloth: readonly [string, string] }[];
  typefaces: readonly { id: string; name: string }[];
  /** Whether a photograph of its owner's can stand on its first screen. */
  takesFront: boolean;
}

/** The sample of a design by its template's id. Nothing of the others is fetched. */
export async function loadSample(id: string): Promise<Sample | undefined> {
  const design = await loadDesign(id);
  const content = await contents[`./${id}/sample/content.json`]?.();
  const colours = await palettes[`./${id}/palettes.ts`]?.();
  if (!design || !content) return undefined;
  const own = Object.entries(pictures).filter(([file]) => file.startsWith(`./${id}/`));
  return {
    content,
    files: filesOf(Object.fromEntries(own)),
    palettes: Object.entries(colours ?? {}).map(([name, palette]) => ({
      id: name,
      name: palette.name,
      cloth: [palette.tokens.color.accent, palette.tokens.color.surface],
    })),
    typefaces: Object.entries(design.typefaces).map(([name, look]) => ({ id: name, name: look.name })),
    takesFront: design.fields.includes('opening.picture'),
  };
}
