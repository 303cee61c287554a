import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Young Serif', {
  src: 'url("./fonts/young-serif.woff2") format("woff2")',
  // There is one weight: whatever asks for a bold has it as it is, sooner than smeared.
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Figtree', {
  src: 'url("./fonts/figtree.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
