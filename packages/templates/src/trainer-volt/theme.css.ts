import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Big Shoulders Display', {
  src: 'url("./fonts/big-shoulders.woff2") format("woff2")',
  fontWeight: '900',
  fontDisplay: 'swap',
});
globalFontFace('Archivo', {
  src: 'url("./fonts/archivo.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.703 of Arial Bold, 0.979 of Arial.
globalFontFace('Big Shoulders fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '900',
  sizeAdjust: '70.3%',
  ascentOverride: '139.4%',
  descentOverride: '29.9%',
  lineGapOverride: '0%',
});
globalFontFace('Archivo fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '97.9%',
  ascentOverride: '89.9%',
  descentOverride: '21.5%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'dark', fontFamily: vars.font.text },
]);
