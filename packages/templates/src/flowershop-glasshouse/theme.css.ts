import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// Elsie and Alegreya Sans, cut to the letters that are drawn; SIL Open Font License 1.1, which lies beside them.
globalFontFace('Glasshouse Sign', {
  src: 'url("./fonts/elsie.woff2") format("woff2")',
  // It is drawn in one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Glasshouse Text', {
  src: 'url("./fonts/alegreya-sans.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
});
globalFontFace('Glasshouse Text', {
  src: 'url("./fonts/alegreya-sans-bold.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.985 of Arial, 0.851 of Arial, 0.815 of Arial Bold.
globalFontFace('Glasshouse Sign fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 900',
  sizeAdjust: '98.5%',
  ascentOverride: '89.2%',
  descentOverride: '27.8%',
  lineGapOverride: '0%',
});
globalFontFace('Glasshouse Text fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400',
  sizeAdjust: '85.1%',
  ascentOverride: '94%',
  descentOverride: '23.5%',
  lineGapOverride: '0%',
});
globalFontFace('Glasshouse Text fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '700',
  sizeAdjust: '81.5%',
  ascentOverride: '98.2%',
  descentOverride: '24.5%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  {
    background: vars.color.surface,
    color: vars.color.ink,
    colorScheme: 'light',
    fontFamily: vars.font.text,
    fontVariantNumeric: 'lining-nums',
  },
]);
