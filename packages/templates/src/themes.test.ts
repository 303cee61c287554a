import { findContrastFaults } from '@awning/ui/theme';
import type { ThemeTokens } from '@awning/ui/theme';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';
import type { Palette } from './design/palette.ts';
import { loadDesign } from './designs.ts';

const themes = byTemplate(import.meta.glob<ThemeTokens>('./*/tokens.ts', { eager: true, import: 'tokens' }));
const palettes = byTemplate(
  import.meta.glob<Readonly<Record<string, Palette>>>('./*/palettes.ts', { eager: true, import: 'palettes' }),
);

// Colours are the palette's alone: typefaces say nothing of them, so these are all combinations.
const painted = Object.entries(themes).flatMap(([id, tokens]) =>
  Object.entries(palettes[id] ?? { own: { name: 'its own', tokens } }).map(([palette, { tokens: worn }]) => ({
    id,
    palette,
    tokens: worn,
  })),
);

test.each(painted)('everybody can tell the colours of $id apart in $palette', ({ tokens }) => {
  expect(findContrastFaults(tokens)).toEqual([]);
});

test.each(Object.entries(palettes))(
  'a buyer of %s may choose these palettes and no others',
  async (id, named) => {
    const chosen = (await loadDesign(id))?.palettes ?? {};
    expect(Object.entries(chosen).map(([palette, { name }]) => [palette, name])).toEqual(
      Object.entries(named).map(([palette, { name }]) => [palette, name]),
    );
  },
);
