import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// Alfa Slab One and Rokkitt, cut to the letters that are drawn; SIL Open Font License 1.1, which lies beside them and
// keeps their names for the uncut faces.
globalFontFace('Classic Slab', {
  src: 'url("./fonts/alfa-slab-one.woff2") format("woff2")',
  // It is drawn in one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
// A small face: it is set an eighth larger, so that a size looks as it does in other faces.
globalFontFace('Classic Text', {
  src: 'url("./fonts/rokkitt.woff2") format("woff2")',
  fontWeight: '400 800',
  fontDisplay: 'swap',
  sizeAdjust: '113%',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.1145 of Arial Bold; 1.0337 of Times, and an eighth.
globalFontFace('Classic Slab fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '111.45%',
  ascentOverride: '93.3%',
  descentOverride: '29.6%',
  lineGapOverride: '0%',
});
globalFontFace('Classic Text fallback', {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"), local("Times")',
  fontWeight: '400 800',
  sizeAdjust: '116.8%',
  ascentOverride: '79.3%',
  descentOverride: '31%',
  lineGapOverride: '0%',
});

/** Barbershop Classic, wherever its root stands. */
export const theme = style([createTheme(vars, tokens), { colorScheme: 'light' }]);
