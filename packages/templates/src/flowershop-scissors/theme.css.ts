import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Young Serif', {
  src: 'url("./fonts/young-serif.woff2") format("woff2")',
  // There is one weight: bold text is set in it, sooner than smeared into a synthetic bold.
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Figtree', {
  src: 'url("./fonts/figtree.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.215 of Times, 1 of Arial.
globalFontFace('Young Serif fallback', {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"), local("Times")',
  fontWeight: '400 700',
  sizeAdjust: '121.5%',
  ascentOverride: '86.4%',
  descentOverride: '30.5%',
  lineGapOverride: '0%',
});
globalFontFace('Figtree fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
