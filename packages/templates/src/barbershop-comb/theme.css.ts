import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Shrikhand', {
  src: 'url("./fonts/shrikhand.woff2") format("woff2")',
  // It is drawn in one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Chivo', {
  src: 'url("./fonts/chivo.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.104 of Arial Bold, 1.066 of Arial.
globalFontFace('Shrikhand fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '110.4%',
  ascentOverride: '92.9%',
  descentOverride: '39.1%',
  lineGapOverride: '0%',
});
globalFontFace('Chivo fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '106.6%',
  ascentOverride: '88.2%',
  descentOverride: '23.5%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
