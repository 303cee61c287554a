import { findContrastFaults } from '@awning/ui/theme';
import type { ThemeTokens } from '@awning/ui/theme';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';
import { catalogue } from './catalogue.ts';
import { isDark, type Palette } from './design/palette.ts';
import { loadDesign } from './designs.ts';
import { lookKey } from './design/showcaseOf.ts';
import { loadShowcase } from './showcases.ts';
import { sites } from './sites.ts';

const themes = byTemplate(import.meta.glob<ThemeTokens>('./*/tokens.ts', { eager: true, import: 'tokens' }));
const palettes = byTemplate(
  import.meta.glob<Readonly<Record<string, Palette>>>('./*/palettes.ts', { eager: true, import: 'palettes' }),
);

// Colours are the palette's alone: typefaces say nothing of them, so these are all combinations.
const painted = Object.entries(palettes).flatMap(([id, named]) =>
  Object.entries(named).map(([palette, { tokens }]) => ({ id, palette, tokens })),
);

test.each(painted)('weak sight can tell the colours of $id apart in $palette', ({ tokens }) => {
  expect(findContrastFaults(tokens)).toEqual([]);
});

test.each(Object.entries(themes))(
  'a buyer of %s has three palettes at least, light and dark, and two pairs of typefaces',
  async (id, tokens) => {
    const named = Object.values(palettes[id] ?? {});
    expect(named[0]?.tokens).toBe(tokens);
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(new Set(named.map((palette) => isDark(palette.tokens.color.surface))).size).toBe(2);
    const typefaces = Object.keys((await loadDesign(id))?.typefaces ?? {});
    expect(typefaces.length).toBeGreaterThanOrEqual(2);
  },
);

const styleFiles = Object.entries(
  import.meta.glob<string>('./*/**/*.css.ts', { eager: true, query: '?raw', import: 'default' }),
);

/** Whether what stands at a place in a style is inside the query for visitors who do not mind motion. */
function asksForMotion(code: string, at: number): boolean {
  let closed = 0;
  for (let place = at; place >= 0; place -= 1) {
    if (code[place] === '}') closed += 1;
    if (code[place] === '{' && closed > 0) closed -= 1;
    else if (code[place] === '{' && code.slice(0, place).endsWith('[motion]: ')) return true;
  }
  return false;
}

test.each(Object.keys(themes))(
  '%s moves in one place or two, and in none for a visitor who asked for less motion',
  (id) => {
    const moving = styleFiles.flatMap(([file, code]) => {
      const moves = [...code.matchAll(/\b(?:animation|transition):/g)];
      return file.startsWith(`./${id}/`) && moves.length > 0
        ? [{ file, unasked: moves.filter(({ index }) => !asksForMotion(code, index)).map(([move]) => move) }]
        : [];
    });
    expect([1, 2]).toContain(moving.length);
    expect(moving.filter(({ unasked }) => unasked.length > 0)).toEqual([]);
  },
);

test.each(Object.entries(palettes))(
  'a buyer of %s may choose these palettes and no others',
  async (id, named) => {
    const chosen = (await loadDesign(id))?.palettes ?? {};
    expect(Object.entries(chosen).map(([palette, { name }]) => [palette, name])).toEqual(
      Object.entries(named).map(([palette, { name }]) => [palette, name]),
    );
  },
);

test.each(catalogue)(
  'the window of $id tells of the looks and pages that its design has: if not, run with -u',
  async ({ id }) => {
    const design = await loadDesign(id);
    const facts = {
      palettes: Object.entries(design?.palettes ?? {}).map(([palette, { name }]) => {
        const { color } = palettes[id]![palette]!.tokens;
        return {
          id: palette,
          name,
          colours: [color.surfaceDeep, color.surface, color.accent, color.spark, color.secondary],
        };
      }),
      typefaces: Object.entries(design?.typefaces ?? {}).map(([pair, { name }]) => ({ id: pair, name })),
      pages: sites[id]?.pages.map(({ slug, name, address }) => ({ slug, name, address })),
    };
    await expect(`${JSON.stringify(facts, undefined, 2)}\n`).toMatchFileSnapshot(`./${id}/showcase.json`);
  },
);

test.each(catalogue)(
  '$id is pictured in each of its looks, and page by page: `npm run shots`',
  async ({ id, pages }) => {
    const showcase = await loadShowcase(id);
    const others = showcase.palettes
      .flatMap((palette) => showcase.typefaces.map((pair) => lookKey(palette.id, pair.id)))
      .slice(1);
    expect(others.length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(showcase.pictures)).toEqual(others);
    expect(showcase.pages.map(({ name }) => name)).toEqual(pages);
    expect(showcase.pages.filter(({ picture }) => !picture)).toEqual([]);
  },
);
