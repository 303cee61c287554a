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

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words, of Arial's: 0.962 where they are thin, 1.043 where they are bold; 0.987.
const arial = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")';
globalFontFace('Josefin fallback', [
  {
    src: arial,
    fontWeight: '300 400',
    sizeAdjust: '96.2%',
    ascentOverride: '78%',
    descentOverride: '26%',
    lineGapOverride: '0%',
  },
  {
    src: arial,
    fontWeight: '500 700',
    sizeAdjust: '104.3%',
    ascentOverride: '71.9%',
    descentOverride: '24%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Atkinson fallback', {
  src: arial,
  fontWeight: '400 700',
  sizeAdjust: '98.7%',
  ascentOverride: '99.3%',
  descentOverride: '32.4%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
