import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { palette } from './art/palette.css.ts';
import { tokens } from './tokens.ts';

// Limelight and Jost, cut to the letters that are drawn; SIL Open Font License 1.1, which lies beside them and keeps
// Limelight's name for the uncut face.
globalFontFace('Deluxe Sign', {
  src: 'url("./fonts/limelight.woff2") format("woff2")',
  // It is drawn in one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Deluxe Text', {
  src: 'url("./fonts/jost.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.989 of Arial Bold, 0.949 of Arial.
globalFontFace('Deluxe Sign fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '98.9%',
  ascentOverride: '92%',
  descentOverride: '31.3%',
  lineGapOverride: '0%',
});
globalFontFace('Deluxe Text fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '94.9%',
  ascentOverride: '112.7%',
  descentOverride: '39.5%',
  lineGapOverride: '0%',
});

/** Barbershop Deluxe, wherever its root stands. */
export const theme = style([createTheme(vars, tokens), palette, { colorScheme: 'light' }]);
