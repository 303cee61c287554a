import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Gloock', {
  src: 'url("./fonts/gloock.woff2") format("woff2")',
  // It has one weight: none is to be made up where a bolder one is asked for.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Common faces drawn as wide and as tall as the ones they wait for, so that nothing shifts when those arrive.
globalFontFace('Gloock fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 900',
  sizeAdjust: '100%',
  ascentOverride: '100%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});
globalFontFace('Instrument fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100%',
  ascentOverride: '97%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
