import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Pixelify Sans', {
  src: 'url("./fonts/pixelify-sans.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
  // Kerning would move letters off the grid that their tiles are cut by.
  fontFeatureSettings: '"kern" 0',
});
globalFontFace('Manrope', {
  src: 'url("./fonts/manrope.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Common faces drawn as wide and as tall as the ones they wait for, so that nothing shifts when those arrive.
// Widths measured over the site's own words: FIXME
globalFontFace('Pixelify fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400',
  sizeAdjust: '88%',
  ascentOverride: '104%',
  descentOverride: '32%',
  lineGapOverride: '0%',
});
globalFontFace('Manrope fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '104%',
  ascentOverride: '102%',
  descentOverride: '29%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
