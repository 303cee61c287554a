import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Saira Stencil One', {
  src: 'url("./fonts/saira-stencil.woff2") format("woff2")',
  // It is drawn in one weight: browsers must not synthesize a bolder one.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Barlow', {
  src: 'url("./fonts/barlow-500.woff2") format("woff2")',
  fontWeight: '500',
  fontDisplay: 'swap',
});
globalFontFace('Barlow', {
  src: 'url("./fonts/barlow-700.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.967 of Arial Bold, 0.947 of Arial, 0.907 of Arial Bold.
globalFontFace('Saira Stencil fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '96.7%',
  ascentOverride: '117.4%',
  descentOverride: '45.4%',
  lineGapOverride: '0%',
});
globalFontFace('Barlow fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '500',
  sizeAdjust: '94.7%',
  ascentOverride: '105.6%',
  descentOverride: '21.1%',
  lineGapOverride: '0%',
});
globalFontFace('Barlow fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '700',
  sizeAdjust: '90.7%',
  ascentOverride: '110.3%',
  descentOverride: '22.1%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
