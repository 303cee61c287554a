import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { rounded } from './styles/lanes.ts';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Unbounded', {
  src: 'url("./fonts/unbounded.woff2") format("woff2")',
  fontWeight: '650',
  fontDisplay: 'swap',
});
globalFontFace('Hanken Grotesk', {
  src: 'url("./fonts/hanken-grotesk.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.296 of Arial Bold, 1.005 of Arial.
globalFontFace('Unbounded fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '650',
  sizeAdjust: '129.6%',
  ascentOverride: '76.8%',
  descentOverride: '18.9%',
  lineGapOverride: '0%',
});
globalFontFace('Hanken fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100.5%',
  ascentOverride: '99.5%',
  descentOverride: '30.1%',
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
    ...rounded,
  },
]);
