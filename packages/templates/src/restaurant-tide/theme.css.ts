import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Gloock', {
  src: 'url("./fonts/gloock.woff2") format("woff2")',
  // It has one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.022 of Arial, 1.01 of Arial.
globalFontFace('Gloock fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 900',
  sizeAdjust: '102.2%',
  ascentOverride: '95.9%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});
globalFontFace('Instrument fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '101%',
  ascentOverride: '96%',
  descentOverride: '24.7%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
