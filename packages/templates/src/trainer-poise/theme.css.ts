import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Josefin Sans', {
  src: 'url("./fonts/josefin-sans.woff2") format("woff2")',
  fontWeight: '300 700',
  fontDisplay: 'swap',
});
globalFontFace('Atkinson Hyperlegible Next', {
  src: 'url("./fonts/atkinson.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Common faces drawn as wide and as tall as the ones they wait for, so that nothing shifts when those arrive.
// Widths measured over the site's own words: JOSEFIN of Arial, ATKINSON of Arial.
globalFontFace('Josefin fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '300 700',
  sizeAdjust: '95%',
  ascentOverride: '79%',
  descentOverride: '26.3%',
  lineGapOverride: '0%',
});
globalFontFace('Atkinson fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '29%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
