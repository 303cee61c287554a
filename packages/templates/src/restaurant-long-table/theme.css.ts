import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts. Bodoni Moda is its italic, and is never set upright.
globalFontFace('Bodoni Moda', {
  src: 'url("./fonts/bodoni-moda.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Karla', {
  src: 'url("./fonts/karla.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.081 of Times New Roman Italic, 1.003 of Arial.
globalFontFace('Bodoni Moda fallback', {
  src: 'local("Times New Roman Italic"), local("TimesNewRomanPS-ItalicMT"), local("Liberation Serif Italic")',
  fontWeight: '400 700',
  sizeAdjust: '108.1%',
  ascentOverride: '104.1%',
  descentOverride: '37%',
  lineGapOverride: '0%',
});
globalFontFace('Karla fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100.3%',
  ascentOverride: '91.4%',
  descentOverride: '25.1%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
