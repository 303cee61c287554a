import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Lilita One', {
  src: 'url("./fonts/lilita-one.woff2") format("woff2")',
  // It has one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Nunito', {
  src: 'url("./fonts/nunito.woff2") format("woff2")',
  fontWeight: '400 800',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.879 of Arial Bold, 1.01 of Arial.
globalFontFace('Lilita fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '87.9%',
  ascentOverride: '104.7%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});
globalFontFace('Nunito fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 800',
  sizeAdjust: '101%',
  ascentOverride: '100%',
  descentOverride: '34.9%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
